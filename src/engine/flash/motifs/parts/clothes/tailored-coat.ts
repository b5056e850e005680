import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';
import { limbOutline } from '../any-beast/limb.ts';

export interface TailoredCoat {
  readonly coat: Pigment;
  readonly shirt: Pigment;
  /** Its colour, or none. */
  readonly tie?: Pigment;
  /** Fine stripes down the cloth. */
  readonly isStriped?: boolean;
}

/** Neck, shirt and a coat with lapels below a man's face, cut off at 1.96. */
export function drawTailoredCoat(pen: Pen, { coat, shirt, tie, isStriped = false }: TailoredCoat): void {
  const { inner, detail } = pen.weight;
  const isDark = coat === 'dark';
  const black = isDark ? 'uncolored' : undefined;
  pen.fill(symmetric('0 0.5, 0.34 0.5, 0.36 0.96, 0.2 1.2, 0 1.3!'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.9 * smoothstep(1.3, 0.8, y) + 0.4 * smoothstep(0, 0.3, x)),
    line: inner,
  });
  pen.fill(outlined('-0.42 0.96!, 0 1.24!, 0.42 0.96!, 0.3 1.4, 0.06 1.96!, -0.06 1.96!, -0.3 1.4'), {
    pigment: shirt,
    tone: (x) => clamp(0.05 + 0.9 * smoothstep(0.1, 0.4, Math.abs(x))),
    line: inner,
  });
  if (tie) {
    pen.fill(outlined('-0.08 1.32!, 0.08 1.32!, 0.16 1.66, 0.1 1.96!, -0.1 1.96!, -0.16 1.66'), {
      pigment: tie,
      tone: (x) => clamp(0.25 + 2.4 * x),
      line: inner,
    });
    pen.fill(outlined('-0.13 1.12!, 0 1.18, 0.13 1.12!, 0.09 1.34!, 0 1.37, -0.09 1.34!'), {
      pigment: tie,
      tone: 0.3,
      line: inner,
    });
  }
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.01 1.16!, 0.33 0.76!, 0.46 0.92, 0.42 1.12, 0.24 1.36!'), {
      pigment: shirt,
      tone: 0.1,
      line: inner,
    });
    side.fill(outlined('0.4 0.9!, 0.74 1.0, 1.1 1.16, 1.28 1.5, 1.32 1.96!, 0 2.0!, 0.02 1.9!'), {
      pigment: coat,
      black,
      tone: (x, y) => clamp(0.12 + 0.55 * smoothstep(0.6, 1.28, x) + 0.25 * (y - 1.3)),
      line: inner * 1.2,
    });
    if (isStriped)
      for (const line of stripes)
        side.fill(limbOutline({ line, half: [0.011, 0.011] }), { pigment: 'grey', tone: 0.1 });
    side.stroke(traced('0.98 1.5, 1.0 1.7, 0.96 1.94'), detail * 1.5, { isErasing: isDark, taper: 0.3 });
    side.fill(
      outlined(
        '0.38 0.84!, 0.6 0.94, 0.8 1.16!, 0.62 1.24!, 0.74 1.34!, 0.42 1.66, 0.02 1.98!, 0.14 1.64, 0.34 1.2',
      ),
      {
        pigment: coat,
        black,
        tone: (x, y) => clamp(0.08 + 0.5 * smoothstep(0.2, 0.5, 0.9 - x - 0.4 * y)),
        line: inner * 1.1,
      },
    );
    // A line of light along the lapel, so that black cloth on black cloth is seen.
    if (isDark)
      side.stroke(
        traced('0.42 0.92, 0.58 1.0, 0.74 1.15, 0.57 1.23, 0.67 1.33, 0.38 1.62, 0.12 1.86'),
        inner,
        {
          isErasing: true,
        },
      );
  });
}

/** Of pinstriped cloth, on the right side. */
const stripes = [
  '0.86 1.06, 0.92 1.5, 0.94 1.94',
  '1.04 1.15, 1.12 1.5, 1.14 1.94',
  '0.74 1.36, 0.74 1.6, 0.74 1.95',
  '0.55 1.56, 0.54 1.74, 0.54 1.96',
  '0.35 1.74, 0.34 1.84, 0.34 1.97',
];
