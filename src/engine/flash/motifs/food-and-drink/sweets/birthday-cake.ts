import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A birthday cake on its plate: icing that runs down, five burning candles. */
export const birthdayCake: Motif = {
  name: 'birthday-cake',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPlate(pen);
      drawTier(pen);
      drawCandles(pen);
    });
  },
};

function drawPlate(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 1.1], 1.36, 0.3, 70), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 0.4 * x),
    line: inner * 1.2,
  });
  pen.stroke(ellipse([0, 1.08], 1.24, 0.24, 70), detail);
}

function drawTier(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.3!, 1.04 -0.3!, 1.04 0.94, 0.8 1.14, 0.4 1.22, 0 1.24'), {
    pigment: 'scroll',
    tone: (x) => clamp(0.06 + 0.6 * smoothstep(0.3, 1.04, x) + 0.2 * smoothstep(-0.8, -1.04, x)),
    line: inner * 1.3,
  });
  pen.fill(
    outlined(
      '-1.04 0.46!, -0.6 0.62, 0 0.68, 0.6 0.62, 1.04 0.46!, 1.04 0.6!, 0.6 0.76, 0 0.82, -0.6 0.76, -1.04 0.6!',
    ),
    {
      pigment: 'petal',
      tone: (x) => clamp(0.1 + 0.5 * smoothstep(0.4, 1.04, x)),
      line: inner * 0.9,
    },
  );
  for (const [x, y] of pearls)
    pen.fill(ellipse([x, y], 0.14, 0.12, 26), {
      pigment: 'foam',
      tone: (px, py) => clamp(0.8 * (px - x) + 2 * (py - y)),
      line: inner,
    });
  pen.fill(icing, {
    pigment: 'blush',
    tone: (x, y) => clamp(0.05 + 0.5 * smoothstep(0.4, 1.08, x) + 0.3 * smoothstep(0, 0.4, y)),
    line: inner * 1.2,
  });
  pen.fill(ellipse([0, -0.32], 1.0, 0.25, 64), {
    pigment: 'blush',
    tone: (x, y) => clamp(0.02 + 0.2 * x - 0.3 * (y + 0.3)),
    line: detail,
  });
  for (const line of ['-0.94 -0.02, -0.93 0.16', '-0.5 0.1, -0.5 0.34', '0.02 0.14, 0.02 0.28'])
    pen.stroke(traced(line), inner * 1.3, { isErasing: true, taper: 0.4 });
}

function drawCandles(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, pigment] of candles) {
    const candle = pen.at({ at: [x, y] });
    candle.fill(outlined('-0.065 -0.62!, 0 -0.64, 0.065 -0.62!, 0.065 0!, 0 0.03, -0.065 0!'), {
      pigment: 'foam',
      tone: (cx) => clamp(0.05 + 4 * cx),
      line: inner,
    });
    for (const stripe of [-0.54, -0.36, -0.18])
      candle.fill(
        outlined(
          `-0.065 ${stripe + 0.08}!, 0.065 ${stripe - 0.03}!, 0.065 ${stripe + 0.05}!, -0.065 ${stripe + 0.16}!`,
        ),
        {
          pigment,
          black: 'uncolored',
          tone: 0.15,
          line: detail * 0.7,
        },
      );
    candle.stroke(traced('0 -0.63, 0.01 -0.72'), inner);
    candle.fill(
      outlined('0 -1.08!, 0.06 -0.94, 0.095 -0.82, 0.05 -0.72, -0.05 -0.72, -0.095 -0.82, -0.06 -0.94'),
      {
        pigment: 'gold',
        tone: 0.02,
        line: inner,
      },
    );
    candle.fill(outlined('0 -0.9!, 0.04 -0.81, 0 -0.75, -0.04 -0.81'), { pigment: 'ember', tone: 0.1 });
  }
}

const icing = outlined(
  '-1.08 -0.26!, -0.8 -0.5, 0 -0.58, 0.8 -0.5, 1.08 -0.26!, 1.07 0.12, 1.0 0.26, 0.9 0.22, 0.86 0.06, 0.76 0.04, 0.7 0.2, 0.66 0.42, 0.56 0.46, 0.48 0.38, 0.46 0.14, 0.36 0.08, 0.26 0.14, 0.2 0.34, 0.08 0.4, -0.02 0.32, -0.08 0.14, -0.2 0.1, -0.3 0.2, -0.36 0.46, -0.48 0.52, -0.56 0.42, -0.6 0.14, -0.7 0.06, -0.8 0.14, -0.84 0.3, -0.96 0.34, -1.04 0.2',
);
const pearls = [-1.0, -0.78, -0.53, -0.27, 0, 0.27, 0.53, 0.78, 1.0].map(
  (x) => [x, 1.16 - 0.22 * x * x] as const,
);
const candles = [
  [-0.62, -0.3, 'water'],
  [0.62, -0.3, 'water'],
  [-0.32, -0.24, 'leaf'],
  [0.32, -0.24, 'leaf'],
  [0, -0.18, 'petal'],
] as const;
