import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from '../any-beast/fur.ts';
import type { FelineBuild } from './feline-build.ts';

/** A big cat's head in profile, to the right, about 0.8 long; its skull is at the origin. */
export function drawFelineProfile(pen: Pen, { coat, light, iris, markings }: FelineBuild): void {
  const { inner, detail } = pen.weight;
  const isDark = coat === 'dark';
  pen.fill(outlined(farRoundEar), { pigment: coat, tone: 0.7, line: inner });
  pen.fill(head, {
    pigment: coat,
    tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.1, -0.26, x) + 0.3 * smoothstep(0.0, 0.26, y)),
    line: inner * 1.1,
  });
  pen.fill(outlined('0.28 0.16!, 0.4 0.17, 0.43 0.24, 0.34 0.3, 0.2 0.29!, 0.18 0.2'), {
    pigment: light,
    tone: 0.4,
    line: inner,
  });
  pen.fill(outlined('0.49 0.03, 0.42 -0.03, 0.3 -0.02, 0.21 0.06, 0.2 0.16, 0.3 0.2, 0.44 0.16'), {
    pigment: light,
    tone: (x, y) => clamp(0.04 + 1.6 * (y - 0.06) + 0.6 * (0.3 - x)),
    line: detail,
  });
  pen.fill(outlined('0.41 -0.07!, 0.5 -0.06, 0.51 0.01!, 0.45 0.02'), {
    pigment: 'blush',
    black: 'uncolored',
    tone: 0.5,
    line: inner,
  });
  pen.stroke(traced('0.47 0.02, 0.46 0.12, 0.36 0.18, 0.24 0.16'), inner, { taper: 0.3 });
  pen.fill(outlined('0.15 -0.08!, 0.2 -0.16, 0.3 -0.17, 0.34 -0.11!, 0.26 -0.06'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(outlined('0.2 -0.1!, 0.24 -0.14, 0.3 -0.14, 0.31 -0.11, 0.26 -0.085'), { pigment: iris, tone: 0 });
  pen.dot([0.27, -0.115], detail * 0.9);
  pen.stroke(traced('0.12 -0.18, 0.22 -0.24, 0.33 -0.2'), inner * 1.2, { taper: 0.4, isErasing: isDark });
  if (markings === 'spots')
    pen.stroke(traced('0.3 -0.07, 0.27 0.04, 0.22 0.16'), inner * 1.3, { taper: 0.3 });
  if (markings === 'stripes')
    for (const stripe of [
      '-0.02 -0.32, 0.04 -0.22, 0.06 -0.12',
      '-0.18 -0.16, -0.06 -0.08, 0.02 -0.1',
      '-0.24 0.04, -0.1 0.04, 0.0 -0.02',
      '-0.16 0.22, -0.04 0.14, 0.06 0.12',
    ])
      pen.stroke(traced(stripe), inner * 1.9, { taper: 0.5 });
  for (const y of [0.06, 0.1, 0.14])
    pen.stroke(traced(`0.32 ${y}, 0.14 ${y + 0.04}, -0.04 ${2.4 * y}`), detail, {
      taper: 0.7,
      tapering: 'end',
      isErasing: isDark,
    });
  pen.fill(outlined(roundEar), {
    pigment: coat,
    tone: 0.25,
    line: inner * 1.1,
  });
  pen.fill(outlined(roundInner), {
    pigment: 'blush',
    black: 'uncolored',
    tone: 0.5,
  });
  drawHairs(pen, traced('-0.06 -0.02, -0.1 0.12, -0.02 0.24'), [-0.12, 0.06], 6);
}

const head = outlined(
  '-0.26 0.14, -0.3 -0.1, -0.16 -0.3, 0.06 -0.35, 0.24 -0.28, 0.34 -0.16, 0.47 -0.08, 0.51 0.0, 0.46 0.14, 0.32 0.22, 0.16 0.3, -0.08 0.3',
);
const roundEar = '-0.2 -0.2!, -0.28 -0.34, -0.22 -0.46, -0.08 -0.46, 0.04 -0.3!, -0.08 -0.22';
const roundInner = '-0.13 -0.25!, -0.19 -0.34, -0.15 -0.4, -0.07 -0.38, -0.01 -0.3!';
const farRoundEar = '0.02 -0.3!, 0.0 -0.42, 0.1 -0.48, 0.2 -0.42, 0.22 -0.26!';
