import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { arc, circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A balance with two pans on chains, one a little lower. */
export const scales: Motif = {
  name: 'scales',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPan(pen.at({ at: [-0.92, -0.66] }), 0.94);
      drawPan(pen.at({ at: [0.92, -0.86] }), 0.94);
    });
    canvas.layer(drawStand);
  },
};

/** A pan that hangs from the pen's origin. */
export function drawPan(pen: Pen, drop: number): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.42, 0, 0.42]) drawChain(pen, x, drop);
  pen.fill(ellipse([0, drop], 0.5, 0.1, 48), { pigment: 'ember', tone: 0.7, line: inner });
  pen.fill([...arc([0, drop], 0.5, 0, Math.PI, 32).map(([x, y]) => [x, drop + (y - drop) * 0.62] as const)], {
    pigment: 'gold',
    tone: (x, y) =>
      clamp(0.1 + 0.7 * smoothstep(-0.1, 0.5, x) + 0.5 * smoothstep(drop + 0.1, drop + 0.32, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced(`-0.4 ${drop + 0.12}, 0 ${drop + 0.2}, 0.4 ${drop + 0.12}`), detail * 1.2, {
    taper: 0.3,
  });
  pen.fill(circle([0, drop + 0.33], 0.05, 20), { pigment: 'gold', tone: 0.4, line: inner });
}

function drawChain(pen: Pen, x: number, drop: number): void {
  const { detail } = pen.weight;
  const links = 9;
  for (let i = 0; i < links; i++) {
    const t = (i + 0.5) / links;
    pen.fill(ellipse([x * t, drop * t], i % 2 === 0 ? 0.034 : 0.018, drop / links / 1.7, 16), {
      pigment: 'gold',
      tone: 0.3,
      line: detail,
    });
  }
}

function drawStand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(foot, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(-0.1, 0.5, x) + 0.4 * smoothstep(0.95, 1.15, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.4 1.02, 0 1.06, 0.4 1.02'), detail * 1.2);
  pen.fill(column, { pigment: 'gold', tone: (x) => clamp(0.35 + 6 * x), line: inner });
  for (const y of [-0.3, 0.2, 0.62])
    pen.fill(ellipse([0, y], 0.13, 0.06, 28), {
      pigment: 'ember',
      tone: (x) => clamp(0.3 + 4 * x),
      line: inner,
    });
  pen.fill(beam, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.25 + 3 * (y + 0.86 + 0.1 * x)),
    line: inner * 1.1,
  });
  for (const x of [-0.92, 0.92])
    pen.fill(circle([x, -0.76 - 0.109 * x], 0.07, 24), { pigment: 'ember', tone: 0.3, line: inner });
  pen.fill(circle([0, -0.86], 0.17, 40), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.3 + 2 * (x + y + 0.86)),
    line: inner * 1.1,
  });
  pen.stroke(circle([0, -0.86], 0.1, 30), detail);
  pen.fill(outlined('-0.1 -1.02!, 0 -1.4!, 0.1 -1.02!'), { pigment: 'gold', tone: 0.2, line: inner });
  pen.fill(circle([0, -1.42], 0.06, 20), { pigment: 'gold', tone: 0.2, line: inner });
}

const foot = symmetric('0 0.78, 0.12 0.8!, 0.16 0.9, 0.5 1.0!, 0.56 1.14!, 0 1.16');
const column = symmetric('0 -0.72, 0.06 -0.72!, 0.08 -0.2, 0.1 0.3, 0.08 0.6, 0.12 0.84!, 0 0.84');
const beam = outlined(
  '-1.02 -0.62!, -0.7 -0.76, -0.3 -0.74, 0 -0.76, 0.3 -0.84, 0.7 -0.92, 1.02 -0.84!, 0.98 -0.96!, 0.66 -1.04, 0.3 -0.98, 0 -0.96, -0.3 -0.92, -0.66 -0.88, -1.0 -0.74!',
);
