import { clamp } from '../../../geometry/interval.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A striped paper cone with a star on top, as worn at birthdays. */
export const partyHat: Motif = {
  name: 'party-hat',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      const shade = (x: number) => clamp(0.1 + 0.9 * x);
      pen.fill(outlined('0 -0.84!, 0.62 0.72!, 0.3 0.82, 0 0.85, -0.3 0.82, -0.62 0.72!'), {
        pigment: 'foam',
        tone: shade,
        line: inner * 1.2,
      });
      for (const [top, end] of [
        [-0.5, -0.1],
        [0.25, 0.6],
      ] as const)
        pen.fill(
          outlined(
            `${-0.4 * (top + 0.84)} ${top}!, 0 ${top + 0.08}, ${0.4 * (top + 0.84)} ${top}!, ${0.4 * (end + 0.84)} ${end}!, 0 ${end + 0.12}, ${-0.4 * (end + 0.84)} ${end}!`,
          ),
          { pigment: 'petal', tone: shade, line: inner },
        );
      for (const x of [-0.22, 0.04, 0.28])
        pen.fill(circle([x, 0.2 - Math.abs(x) * 0.2], 0.055, 20), {
          pigment: 'gold',
          tone: 0.1,
          line: detail,
        });
      for (let i = 0; i < 9; i++) {
        const x = -0.6 + i * 0.15;
        pen.fill(circle([x, 0.84 - 0.36 * x * x], 0.1, 24), { pigment: 'water', tone: shade, line: inner });
      }
      pen.fill(starPolygon([0, -0.94], 0.3, 5, 0.45), { pigment: 'gold', tone: shade, line: inner * 1.1 });
    });
  },
};
