import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

export interface ArmouredBust {
  readonly skin: Pigment;
  readonly metal: Pigment;
  readonly cloth: Pigment;
}

/** The armour of a heavenly king below a man's face: two round plates, scales, shoulder guards and a scarf. */
export function drawArmouredBust(pen: Pen, { skin, metal, cloth }: ArmouredBust): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.26 0.5!, 0.26 0.5!, 0.3 0.94, 0.44 1.1!, -0.44 1.1!, -0.3 0.94'), {
    pigment: skin,
    tone: (x, y) => clamp(0.9 * smoothstep(1.1, 0.7, y) + 0.5 * smoothstep(0, 0.3, x)),
    line: inner,
  });
  pen.fill(symmetric('0 1.0, 0.5 1.0, 0.84 1.2, 0.9 1.84!, 0 1.88'), {
    pigment: 'dark',
    tone: (x) => clamp(0.3 + 0.5 * Math.abs(x)),
    line: inner * 1.1,
  });
  for (let row = 0; row < 4; row++)
    for (let i = -4; i <= 4; i++) {
      const [x, y] = [0.2 * i + (row % 2 === 0 ? 0 : 0.1), 1.24 + 0.16 * row];
      if (Math.abs(x) < 0.78)
        pen.fill(
          outlined(
            `${x - 0.1} ${y - 0.1}!, ${x + 0.1} ${y - 0.1}!, ${x + 0.08} ${y + 0.06}, ${x} ${y + 0.11}, ${x - 0.08} ${y + 0.06}`,
          ),
          {
            pigment: metal,
            tone: clamp(0.15 + 0.5 * Math.abs(x)),
            line: detail * 1.2,
          },
        );
    }
  drawBothSides(pen, (side) => {
    side.fill(circle([0.36, 1.52], 0.25, 40), {
      pigment: metal,
      tone: (x, y) => clamp(0.1 + 1.2 * (x - 0.3) + (y - 1.5)),
      line: inner * 1.1,
    });
    side.stroke(circle([0.36, 1.52], 0.16, 30), detail * 1.3);
    side.fill(
      outlined(
        '0.56 0.98!, 0.92 0.9, 1.22 1.1, 1.36 1.5!, 1.18 1.5!, 1.16 1.62!, 0.98 1.52!, 0.9 1.62!, 0.76 1.46!',
      ),
      {
        pigment: metal,
        tone: (x, y) => clamp(0.05 + 0.6 * smoothstep(0.8, 1.36, x) + 0.3 * (y - 1.1)),
        line: inner * 1.2,
      },
    );
    for (const rib of ['0.66 1.06, 0.98 1.06, 1.2 1.42', '0.7 1.22, 0.92 1.2, 1.04 1.44'])
      side.stroke(traced(rib), detail * 1.4, { taper: 0.3 });
    side.fill(outlined('0 1.18!, 0.16 1.04, 0.44 0.92, 0.6 0.94!, 0.5 1.14, 0.24 1.3, 0 1.34!'), {
      pigment: cloth,
      tone: (x, y) => clamp(0.1 + 0.5 * x + 0.6 * (y - 1.1)),
      line: inner,
    });
    side.stroke(traced('0.1 1.2, 0.34 1.06, 0.5 1.0'), detail * 1.3, { taper: 0.4 });
  });
  pen.fill(circle([0, 1.26], 0.12, 28), { pigment: cloth, tone: 0.3, line: inner });
}
