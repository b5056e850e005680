import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { fairy } from './fairy.ts';

/** The tooth fairy: a fairy with her wand, a child's tooth nearly as large as her head in her other hand. */
export const toothFairy: Motif = {
  name: 'tooth-fairy',
  tinted: fairy.tinted,
  carries: [...(fairy.carries ?? []), 'tooth', 'fairy'],
  draw(canvas) {
    canvas.part(fairy.draw, { at: [0, 0] });
    canvas.layer((pen) => drawTooth(pen.at({ at: [-1.02, -0.1], angleRad: -0.16 })), { contour: 0.9 });
  },
};

function drawTooth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.02 -0.36, 0.14 -0.44, 0.34 -0.36, 0.4 -0.1, 0.32 0.16, 0.28 0.46, 0.18 0.56!, 0.1 0.4, 0.04 0.16, -0.06 0.16, -0.12 0.42, -0.2 0.56!, -0.3 0.44, -0.34 0.14, -0.42 -0.12, -0.36 -0.36, -0.18 -0.44',
    ),
    { pigment: 'foam', tone: (x, y) => clamp(0.04 + 0.9 * Math.max(0, x) + 0.3 * y), line: inner * 1.2 },
  );
  pen.stroke(traced('-0.2 -0.3, -0.02 -0.24, 0.18 -0.32'), detail * 1.4, { taper: 0.4 });
  pen.stroke(traced('-0.3 -0.22, -0.32 -0.04'), detail * 1.4, { taper: 0.4 });
}
