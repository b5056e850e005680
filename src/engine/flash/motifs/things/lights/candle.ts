import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A burning candle, its wax running down over a chamberstick. */
export const candle: Motif = {
  name: 'candle',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer(drawGlow, { contour: 0, gapPx: 0, silhouette: 'fills-and-lines' });
    canvas.layer(drawHolder);
    canvas.layer(drawCandle);
  },
};

function drawGlow(pen: Pen): void {
  for (let i = 0; i < 18; i++) {
    const angle = (i / 18) * fullTurn;
    if (Math.sin(angle) > 0.75) continue;
    const [near, far] = i % 2 === 0 ? [0.42, 0.62] : [0.46, 0.54];
    pen.stroke([polar(angle, near, [0, -0.84]), polar(angle, far, [0, -0.84])], pen.weight.detail * 1.2, {
      taper: 0.5,
    });
  }
}

function drawHolder(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    [
      outlined('0.5 0.7, 0.9 0.6, 1.0 0.86, 0.76 1.06, 0.54 0.98'),
      outlined('0.62 0.78, 0.84 0.72, 0.88 0.86, 0.74 0.96, 0.62 0.92'),
    ],
    { pigment: 'gold', tone: 0.4, line: inner, rule: 'evenodd' },
  );
  pen.fill(ellipse([0, 0.9], 0.66, 0.2), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.8 * smoothstep(-0.2, 0.6, x)),
    line: inner * 1.1,
  });
  pen.fill(ellipse([0, 0.86], 0.48, 0.12), { pigment: 'gold', tone: 0.75, line: detail });
  pen.fill(symmetric('0 0.62!, 0.24 0.62!, 0.2 0.74, 0.28 0.88!, 0 0.94'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 2 * Math.max(0, x)),
    line: inner,
  });
}

/** The candle and its flame alone, without a holder. */
export function drawCandle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.34, 0.19 -0.36!, 0.19 0.62!, 0 0.68'), {
    pigment: 'bone',
    tone: (x) => clamp(0.06 + 0.8 * smoothstep(0, 0.2, x)),
    line: inner * 1.1,
  });
  pen.fill(drips, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.04 + 0.6 * smoothstep(0.02, 0.24, x) + 0.2 * y),
    line: inner,
  });
  for (const gleam of ['-0.17 -0.1, -0.175 0.06', '-0.01 -0.2, -0.015 -0.06', '0.12 -0.16, 0.12 0.1'])
    pen.stroke(traced(gleam), detail, { taper: 0.4 });
  pen.fill(ellipse([0, -0.36], 0.19, 0.06), { pigment: 'bone', tone: 0.3, line: inner });
  pen.stroke(traced('0 -0.36, 0.02 -0.46, 0 -0.54'), inner * 1.4);
  pen.fill(flame, {
    pigment: 'ember',
    tone: (_, y) => clamp(0.5 * smoothstep(-0.9, -1.3, y)),
    line: inner * 1.1,
  });
  pen.fill(core, { pigment: 'gold', tone: 0, line: detail });
  pen.stroke(traced('0 -0.5, 0.01 -0.58, 0 -0.64'), inner);
}

const drips = outlined(
  '-0.2 -0.38!, 0.2 -0.38!, 0.24 -0.2, 0.23 0.3, 0.17 0.34, 0.13 0.24, 0.12 -0.06, 0.07 -0.1, 0.05 0.02, 0.02 0.12, -0.03 0.1, -0.04 -0.02, -0.09 -0.08, -0.12 0.1, -0.14 0.44, -0.19 0.5, -0.24 0.42, -0.23 -0.1',
);
const flame = outlined(
  '0.02 -1.38!, 0.1 -1.1, 0.2 -0.86, 0.19 -0.64, 0.06 -0.48, -0.08 -0.48, -0.2 -0.64, -0.18 -0.86, -0.06 -1.1',
);
const core = outlined('0.01 -1.02!, 0.09 -0.8, 0.1 -0.64, 0 -0.53, -0.1 -0.64, -0.08 -0.8');
