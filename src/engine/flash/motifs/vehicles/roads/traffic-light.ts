import { clamp } from '../../../geometry/interval.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Red, amber and green under their hoods, on a post. */
export const trafficLight: Motif = {
  name: 'traffic-light',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBox(pen);
      for (const [pigment, y] of [
        ['petal', -0.86],
        ['ember', -0.2],
        ['leaf', 0.46],
      ] as const)
        drawLamp(pen.at({ at: [0, y] }), pigment);
    }),
};

function drawBox(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(rectangle(-0.1, 0.7, 0.1, 1.5), {
    pigment: 'dark',
    tone: (x) => clamp(0.5 + 2 * x),
    line: inner * 1.1,
  });
  pen.fill(rectangle(-0.18, 0.84, 0.18, 0.96), {
    pigment: 'steel',
    tone: (x) => clamp(0.3 + 1.4 * x),
    line: inner,
  });
  for (const y of [-0.86, -0.2, 0.46])
    for (const side of [-1, 1])
      pen.fill(
        outlined(`${side * 0.4} ${y - 0.22}!, ${side * 0.68} ${y - 0.22}!, ${side * 0.4} ${y + 0.2}!`),
        { pigment: 'dark', tone: 0.5, line: inner },
      );
  pen.fill(symmetric('0 -1.24, 0.36 -1.22, 0.46 -1.12!, 0.46 0.76!, 0.36 0.86, 0 0.88'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 0.9 * x + 0.1 * y),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -1.4!, 0.14 -1.36, 0.24 -1.24!, 0 -1.22'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
}

function drawLamp(pen: Pen, pigment: 'petal' | 'ember' | 'leaf'): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.29, 44), { pigment: 'dark', tone: 0.6, line: inner });
  pen.fill(circle([0, 0], 0.23, 40), { pigment, tone: (x, y) => clamp(0.15 + 1.4 * (x + y)), line: inner });
  pen.stroke(traced('-0.14 0.02, -0.1 -0.08'), detail * 2, { isErasing: true, taper: 0.2 });
  pen.fill(
    outlined(
      '-0.34 0.06!, -0.3 -0.2, -0.16 -0.32, 0.16 -0.32, 0.3 -0.2, 0.34 0.06!, 0.24 -0.08, 0.12 -0.18, -0.12 -0.18, -0.24 -0.08',
    ),
    { pigment: 'dark', tone: 0.5, line: inner },
  );
}
