import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Three canes of bamboo with tufts of their pointed leaves. */
export const bamboo: Motif = {
  name: 'bamboo',
  tinted: ['leaf', 'leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [x, top, half, lean] of canes) drawCane(pen.at({ at: [x, 0], angleRad: lean }), top, half);
      for (const [x, y, angleRad, scale] of tufts) drawTuft(pen.at({ at: [x, y], angleRad, scale }));
    });
  },
};

/** From the ground at 1.2 up to `top`, in joints that narrow a little upwards. */
function drawCane(pen: Pen, top: number, half: number): void {
  const { inner, detail } = pen.weight;
  const joint = 0.5;
  for (let y = 1.2, width = half; y > top; y -= joint, width *= 0.95) {
    const end = Math.max(top, y - joint);
    pen.fill(
      outlined(
        `${-width} ${y}!, ${-width * 0.84} ${(y + end) / 2}, ${-width * 0.96} ${end + 0.02}!, ${width * 0.96} ${end + 0.02}!, ${width * 0.84} ${(y + end) / 2}, ${width} ${y}!`,
      ),
      {
        pigment: 'leafLight',
        tone: (x, py) => clamp(0.2 + 3.4 * x + 0.5 * (py - end < 0.1 ? 0.4 : 0)),
        line: inner * 1.1,
      },
    );
    pen.stroke(
      traced(`${-width * 1.12} ${y - 0.01}, 0 ${y + 0.02}, ${width * 1.12} ${y - 0.01}`),
      inner * 1.4,
    );
    pen.stroke(traced(`${-width * 0.4} ${y - 0.08}, ${-width * 0.36} ${end + 0.1}`), detail, { taper: 0.4 });
  }
}

/** Leaves that hang from a twig, which starts at (0, 0) and runs along the x axis. */
function drawTuft(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('-0.1 0.08, 0.3 0, 0.7 -0.04'), inner * 1.3);
  for (const [x, angleRad, length] of [
    [0.3, -0.7, 0.7],
    [0.34, 1.0, 0.72],
    [0.6, -0.35, 0.78],
    [0.6, 0.75, 0.8],
    [0.68, 0.2, 0.9],
  ] as const) {
    const leaf = pen.at({ at: [x, -0.02], angleRad, scale: length });
    leaf.fill(outlined('0 0!, 0.2 -0.11, 0.5 -0.1, 1 0!, 0.5 0.07, 0.2 0.08'), {
      pigment: 'leaf',
      tone: (_, y) => clamp(0.25 + 4 * y),
      line: inner,
    });
    leaf.stroke(traced('0.08 0, 0.86 -0.01'), detail, { taper: 0.4 });
  }
}

const canes = [
  [-0.42, -0.9, 0.13, -0.06],
  [0.4, -1.1, 0.14, 0.05],
  [0.0, -1.3, 0.17, 0.0],
] as const;
const tufts = [
  [0.14, -0.8, -0.3, 0.6],
  [-0.46, -0.32, 3.5, 0.62],
  [0.5, -0.02, 0.2, 0.58],
  [-0.12, -1.1, 3.6, 0.52],
  [-0.5, 0.5, 2.9, 0.5],
] as const;
