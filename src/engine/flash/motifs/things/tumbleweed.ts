import { clamp } from '../../geometry/interval.ts';
import { closed, fullTurn, polar } from '../../geometry/point.ts';
import { circle, ellipse } from '../../geometry/shape.ts';
import type { Motif } from '../motif.ts';

/** A ball of dry twigs that the wind rolls along. */
export const tumbleweed: Motif = {
  name: 'tumbleweed',
  tinted: ['gold'],
  draw(easel) {
    easel.layer(
      (pen) => {
        const { inner, detail } = pen.weight;
        pen.cell(circle([0, 0], 0.8, 72), {
          pigment: 'gold',
          tone: (x, y) => clamp(0.3 + 0.5 * (x + y)),
        });
        for (let i = 0; i < 9; i++) {
          const turn = pen.at({ angleRad: (i / 9) * Math.PI });
          turn.stroke(
            closed(ellipse([0, 0], 0.84, 0.2 + 0.07 * (i % 5), 40)),
            i % 3 === 0 ? inner : detail * 1.2,
          );
        }
        for (let i = 0; i < 22; i++) {
          const angle = (i / 22) * fullTurn;
          pen.stroke([polar(angle, 0.78), polar(angle + 0.24, 0.96 + 0.06 * (i % 3))], detail * 1.3, {
            taper: 0.5,
            tapering: 'end',
          });
        }
      },
      { silhouette: 'cells-and-lines' },
    );
  },
};
