import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Two drumsticks, crossed, their acorn tips up. */
export const drumsticks: Motif = {
  name: 'drumsticks',
  tinted: ['wood'],
  one: { draw: (canvas) => canvas.layer((pen) => drawStick(pen.at({ angleRad: 0.5 }))) },
  draw(canvas) {
    canvas.layer((pen) => drawStick(pen.at({ angleRad: -0.66, isFlipped: true })));
    canvas.layer((pen) => drawStick(pen.at({ angleRad: 0.66 })));
  },
};

function drawStick(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(stick, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.8 * smoothstep(-0.02, 0.12, x) + 0.3 * smoothstep(1.3, 1.6, y)),
    line: inner * 1.2,
  });
  pen.fill(tip, { pigment: 'moon', tone: (x) => clamp(0.1 + 5 * x), line: inner * 1.1 });
  // The worn grip, wrapped in tape.
  for (const y of [0.66, 0.8, 0.94, 1.08, 1.22, 1.36])
    pen.fill(outlined(`-0.125 ${y + 0.02}!, 0.125 ${y - 0.05}!, 0.125 ${y + 0.07}!, -0.125 ${y + 0.14}!`), {
      pigment: 'dark',
      tone: 0.5,
      line: detail * 1.2,
    });
  for (const grain of [
    '-0.03 -0.9, -0.02 -0.5, -0.04 -0.1',
    '0.02 -0.4, 0.03 0.0, 0.01 0.4',
    '-0.05 0.1, -0.05 0.5',
  ])
    pen.stroke(traced(grain), detail * 1.2, { taper: 0.4 });
  // Chips that the rims have left.
  for (const y of [-1.02, -0.92, -0.8])
    pen.stroke(traced(`0.03 ${y}, 0.08 ${y + 0.04}`), inner * 0.9, { taper: 0.3 });
}

const stick = outlined(
  '-0.05 -1.34!, 0.05 -1.34!, 0.075 -1.1, 0.11 -0.7, 0.125 0, 0.125 1.5, 0.09 1.62, 0 1.66, -0.09 1.62, -0.125 1.5, -0.125 0, -0.11 -0.7, -0.075 -1.1',
);
const tip = outlined('-0.05 -1.3!, -0.1 -1.42, -0.09 -1.58, 0 -1.68, 0.09 -1.58, 0.1 -1.42, 0.05 -1.3!');
