import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

export interface DrapedRobe {
  readonly skin: Pigment;
  readonly cloth: Pigment;
  /** A mantle laid over the left shoulder, from there to the right hip. */
  readonly mantle?: Pigment;
}

/** Neck and shoulders below a man's face, in a robe that falls in folds, cut off at 1.74. */
export function drawDrapedRobe(pen: Pen, { skin, cloth, mantle }: DrapedRobe): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.26 0.5!, 0.26 0.5!, 0.3 0.94, 0.44 1.1!, 0 1.4!, -0.44 1.1!, -0.3 0.94'), {
    pigment: skin,
    tone: (x, y) => clamp(0.9 * smoothstep(1.1, 0.7, y) + 0.5 * smoothstep(0, 0.3, x)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.26 0.9!, 0.6 0.94, 1.0 1.1, 1.16 1.4, 1.2 1.72!, 0.5 1.78, 0 1.8!, 0 1.36!'), {
      pigment: cloth,
      tone: (x, y) => clamp(0.08 + 0.55 * smoothstep(0.6, 1.2, x) + 0.3 * smoothstep(1.2, 1.8, y)),
      line: inner * 1.1,
    });
    for (const fold of [
      '0.34 1.0, 0.3 1.3, 0.1 1.66',
      '0.54 1.02, 0.5 1.36, 0.32 1.7',
      '0.92 1.16, 0.9 1.44, 0.78 1.7',
    ])
      side.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  });
  if (!mantle) return;
  pen.fill(
    outlined(
      '-0.3 0.86!, -0.6 0.92, -1.04 1.08, -1.22 1.4, -1.24 1.74!, 0.6 1.8!, 0.8 1.5!, 0.3 1.54, -0.1 1.36, -0.34 1.06',
    ),
    {
      pigment: mantle,
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(-0.6, -1.2, x) + 0.4 * smoothstep(1.3, 1.8, y)),
      line: inner * 1.1,
    },
  );
  for (const fold of [
    '-0.42 0.98, -0.3 1.3, 0.1 1.58, 0.66 1.66',
    '-0.6 1.0, -0.54 1.36, -0.2 1.66',
    '-0.86 1.08, -0.84 1.4, -0.66 1.72',
  ])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}
