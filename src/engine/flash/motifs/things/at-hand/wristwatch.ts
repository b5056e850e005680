import { clamp } from '../../../geometry/interval.ts';
import { fullTurn } from '../../../geometry/point.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { symmetric } from '../../../geometry/traced.ts';
import type { ClockTime } from '../../../lexicon/clock-time.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawPlainDial } from '../../parts/tools-and-things/plain-dial.ts';
import { hourAngle } from '../../tools/time-and-way/clock.ts';

/** A wristwatch laid out flat: a golden case on a stitched leather strap. */
export const wristwatch: Motif = {
  name: 'wristwatch',
  tinted: ['wood'],
  atTime: (time) => ({ draw: (canvas) => canvas.layer((pen) => drawWatch(pen, time)) }),
  draw: (canvas) => canvas.layer((pen) => drawWatch(pen, { hour: 10, minute: 10 })),
};

function drawWatch(pen: Pen, time: ClockTime): void {
  const { inner } = pen.weight;
  drawStrap(pen);
  pen.fill(rectangle(0.5, -0.09, 0.66, 0.09), { pigment: 'gold', tone: 0.35, line: inner });
  pen.fill(circle([0, 0], 0.56, 80), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.25 + 0.6 * (x + y)),
    line: inner * 1.2,
  });
  drawPlainDial(pen.at({ scale: 0.44 }), [
    { angleRad: hourAngle(time), length: 0.48 },
    { angleRad: (time.minute / 60) * fullTurn, length: 0.72 },
  ]);
}

function drawStrap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.16!, 0.24 -1.16!, 0.34 -0.4!, 0 -0.4!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.15 + 1.1 * clamp(x)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.4!, 0.34 0.4!, 0.24 1.06, 0.12 1.24, 0 1.28'), {
    pigment: 'wood',
    tone: (x) => clamp(0.15 + 1.1 * clamp(x)),
    line: inner * 1.2,
  });
  for (const side of [-1, 1])
    for (let y = 0.6; y < 1.04; y += 0.09)
      for (const end of [-1, 1]) {
        const x = side * (0.25 - 0.13 * (y - 0.6));
        pen.stroke(
          [
            [x, end * y],
            [x - side * 0.01, end * (y + 0.045)],
          ],
          detail * 1.3,
        );
      }
  const buckle = [rectangle(-0.3, -1.3, 0.3, -1.08), rectangle(-0.2, -1.22, 0.2, -1.15)];
  pen.fill(buckle, { pigment: 'gold', tone: 0.2, line: inner, rule: 'evenodd' });
  for (const y of [0.76, 0.9, 1.04]) pen.fill(circle([0, y], 0.03, 14), { black: 'always', tone: 1 });
}
