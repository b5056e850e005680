import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';
import type { Walker } from './walker.ts';

/** A back in a shirt, and a skirt, a gown or the seat of trousers. */
export function drawClothedBack(pen: Pen, { top, wears, below }: Walker): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.02!, 0.12 -1.02!, 0.12 -0.86!, 0 -0.84!'), {
    pigment: 'bone',
    tone: 0.5,
    line: inner,
  });
  const shade = (x: number, y: number) => clamp(0.08 + 0.9 * smoothstep(0.0, 0.5, x) + 0.15 * (y + 0.4));
  if (wears === 'skirt' || wears === 'gown') {
    pen.fill(wears === 'gown' ? gown : skirt, {
      pigment: below,
      tone: shade,
      line: inner * 1.1,
    });
    drawBothSides(pen, (side) => {
      for (const fold of wears === 'gown' ? gownFolds : skirtFolds)
        side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
    });
    pen.fill(symmetric('0 -0.92, 0.14 -0.94!, 0.36 -0.86, 0.32 -0.5, 0.24 -0.2!, 0 -0.17'), {
      pigment: top,
      tone: shade,
      line: inner * 1.1,
    });
    return;
  }
  pen.fill(symmetric('0 -0.2!, 0.34 -0.2!, 0.37 0.14, 0.0 0.24!'), {
    pigment: below,
    tone: shade,
    line: inner,
  });
  pen.stroke(traced('0 0.0, 0.01 0.22'), inner);
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.1 0.0!, 0.26 0.0!, 0.24 0.14, 0.18 0.17, 0.11 0.13!'), detail * 1.2),
  );
  pen.fill(symmetric('0 -0.92, 0.16 -0.95!, 0.4 -0.86, 0.4 -0.5, 0.35 -0.08!, 0 -0.04'), {
    pigment: top,
    tone: shade,
    line: inner * 1.1,
  });
  for (const fold of [
    '-0.06 -0.74, -0.02 -0.5, -0.04 -0.24',
    '0.3 -0.3, 0.16 -0.22, 0.04 -0.24',
    '-0.32 -0.36, -0.2 -0.26, -0.08 -0.24',
  ])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.5 });
}

const skirt = symmetric('0 -0.26!, 0.26 -0.26!, 0.36 0.1, 0.48 0.52!, 0.2 0.58, 0 0.56');
const skirtFolds = ['0.06 0.0, 0.08 0.3, 0.08 0.52', '0.18 -0.06, 0.26 0.24, 0.3 0.5'];
const gown = symmetric('0 -0.26!, 0.26 -0.26!, 0.36 0.2, 0.56 0.9, 0.8 1.3!, 0.4 1.4, 0 1.42');
const gownFolds = [
  '0.05 -0.1, 0.1 0.6, 0.12 1.34',
  '0.16 -0.1, 0.28 0.6, 0.36 1.32',
  '0.24 -0.06, 0.42 0.6, 0.58 1.28',
];
