import { clamp } from '../../../geometry/interval.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A decorated fir: baubles, garlands, a star at its top. */
export const christmasTree: Motif = {
  name: 'christmas-tree',
  tinted: ['leaf'],
  carries: ['star'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      pen.fill(symmetric('0 0.8!, 0.14 0.8!, 0.18 1.14!, 0 1.16!'), {
        pigment: 'wood',
        tone: 0.4,
        line: inner * 1.1,
      });
      for (const tier of tiers) drawTier(pen, tier);
      drawBaubles(pen);
      pen.fill(starPolygon([0, -1.06], 0.24, 5, 0.45), { pigment: 'gold', tone: 0.1, line: inner * 1.2 });
    });
  },
};

interface Tier {
  readonly top: number;
  readonly low: number;
  readonly half: number;
}

/** From the lowest up. */
const tiers: readonly Tier[] = [
  { top: 0.1, low: 0.86, half: 0.86 },
  { top: -0.4, low: 0.4, half: 0.66 },
  { top: -1.0, low: -0.1, half: 0.46 },
];

function drawTier(pen: Pen, { top, low, half }: Tier): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      `0 ${top}!, ${half * 0.3} ${top + (low - top) * 0.5}, ${half} ${low - 0.08}!, ${half * 0.72} ${low + 0.03}, ${half * 0.6} ${low - 0.04}!, ${half * 0.36} ${low + 0.09}, ${half * 0.2} ${low + 0.02}!, 0 ${low + 0.1}`,
    ),
    {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.12 + 0.6 * clamp(x) + 0.5 * clamp(top + 0.3 - y)),
      line: inner * 1.2,
    },
  );
  for (const share of [-0.5, 0.1, 0.5])
    pen.stroke(traced(`${half * share} ${low - 0.04}, ${half * share * 0.8} ${low - 0.2}`), detail * 1.5, {
      taper: 0.5,
    });
  pen.fill(
    outlined(
      `${-half * 0.62} ${low - 0.24}!, 0 ${low - 0.1}, ${half * 0.5} ${low - 0.3}!, ${half * 0.56} ${low - 0.25}!, 0 ${low - 0.03}, ${-half * 0.7} ${low - 0.19}!`,
    ),
    { pigment: 'gold', tone: 0.15, line: detail * 1.3 },
  );
}

function drawBaubles(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, pigment] of [
    [-0.14, -0.42, 'petal'],
    [0.2, -0.06, 'water'],
    [-0.34, 0.34, 'water'],
    [0.3, 0.36, 'petal'],
    [-0.5, 0.82, 'petal'],
    [0.02, 0.62, 'petal'],
    [0.54, 0.82, 'water'],
  ] as const) {
    pen.fill(circle([x, y], 0.095, 26), {
      pigment,
      tone: (px, py) => clamp(0.1 + 3 * (px - x + py - y)),
      line: inner,
    });
    pen.stroke(traced(`${x - 0.05} ${y}, ${x - 0.02} ${y - 0.05}`), detail * 1.3, { isErasing: true });
  }
}
