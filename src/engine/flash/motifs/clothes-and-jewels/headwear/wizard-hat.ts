import { outlined } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawPointedHat } from '../../parts/headgear/pointed-hat.ts';

/** The pointed hat of witches, a buckle on its band. */
export const wizardHat: Motif = {
  name: 'wizard-hat',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner } = pen.weight;
        drawPointedHat(pen, 'violet', 'dark');
        const buckle = [
          outlined('-0.2 -0.94!, 0.2 -0.94!, 0.2 -0.52!, -0.2 -0.52!'),
          outlined('-0.1 -0.84!, 0.1 -0.84!, 0.1 -0.62!, -0.1 -0.62!'),
        ];
        pen.fill(buckle, { pigment: 'gold', tone: 0.15, line: inner, rule: 'evenodd' });
      },
      { at: { at: [-0.04, 1.24], scale: 0.94 } },
    );
  },
};
