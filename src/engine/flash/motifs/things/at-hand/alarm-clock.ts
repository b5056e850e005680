import { clamp } from '../../../geometry/interval.ts';
import { fullTurn } from '../../../geometry/point.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { ClockTime } from '../../../lexicon/clock-time.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawPlainDial } from '../../parts/tools-and-things/plain-dial.ts';
import { hourAngle } from '../../tools/time-and-way/clock.ts';

/** An alarm clock that is wound up: two bells with a hammer between them, on short legs. */
export const alarmClock: Motif = {
  name: 'alarm-clock',
  tinted: ['petal'],
  atTime: (time) => ({ draw: (canvas) => canvas.layer((pen) => drawClock(pen, time)) }),
  draw: (canvas) => canvas.layer((pen) => drawClock(pen, { hour: 10, minute: 10 })),
};

function drawClock(pen: Pen, time: ClockTime): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.42 0.72!, 0.6 0.6!, 0.82 0.98, 0.76 1.08, 0.64 1.06'), {
      pigment: 'gold',
      tone: 0.35,
      line: inner * 1.1,
    }),
  );
  drawHammer(pen);
  drawBothSides(pen, drawBell);
  pen.fill(circle([0, 0.16], 0.88, 90), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 0.5 * (x + y - 0.16)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.78 0.3, -0.78 0, -0.62 -0.3'), inner * 1.5, { isErasing: true, taper: 0.4 });
  drawPlainDial(pen.at({ at: [0, 0.16], scale: 0.68 }), [
    { angleRad: hourAngle(time), length: 0.48 },
    { angleRad: (time.minute / 60) * fullTurn, length: 0.72 },
  ]);
}

function drawBell(pen: Pen): void {
  const { inner } = pen.weight;
  const bell = pen.at({ at: [0.54, -0.7], angleRad: 0.62 });
  bell.fill(rectangle(-0.05, 0.1, 0.05, 0.32), { pigment: 'steel', tone: 0.4, line: inner });
  bell.fill(symmetric('0 -0.26, 0.22 -0.2, 0.36 0, 0.4 0.16!, 0 0.2'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.12 + 0.9 * clamp(x) + 0.5 * clamp(y)),
    line: inner * 1.2,
  });
  bell.fill(circle([0, -0.29], 0.06, 18), { pigment: 'gold', tone: 0.3, line: inner });
}

/** And the handle that arches over the bells. */
function drawHammer(pen: Pen): void {
  const { inner } = pen.weight;
  const arch = symmetric('0 -1.22, 0.14 -1.18, 0.22 -1.04!, 0.14 -1.04!, 0.1 -1.1, 0 -1.13');
  pen.fill(arch, { pigment: 'steel', tone: 0.3, line: inner });
  pen.fill(rectangle(-0.035, -1.04, 0.035, -0.6), { pigment: 'steel', tone: 0.3, line: inner });
  pen.fill(rectangle(-0.14, -1.06, 0.14, -0.88), { pigment: 'steel', tone: 0.2, line: inner * 1.1 });
}
