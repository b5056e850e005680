import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';
import { latticeLines } from '../../parts/signs-and-ornaments/lattice.ts';

/** A pineapple, its rind in diamonds, under a crown of stiff leaves. */
export const pineapple: Motif = {
  name: 'pineapple',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      for (const [x, angleRad, length] of backLeaves)
        drawBlade(pen.at({ at: [x, -0.42], angleRad }), length, 0.55);
      drawBody(pen);
      for (const [x, angleRad, length] of frontLeaves)
        drawBlade(pen.at({ at: [x, -0.3], angleRad }), length, 0.15);
    }),
};

const middle = 0.52;
const halfHeight = 0.92;

function halfWidth(y: number): number {
  const share = (y - middle) / halfHeight;
  return 0.7 * Math.sqrt(Math.max(0, 1 - share * share)) ** 0.86;
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    ellipse([0, middle], 0.7, halfHeight, 60).map(([x, y]) => [Math.sign(x) * halfWidth(y), y] as const),
    { pigment: 'gold', tone: ballShader([0, middle], 0.95, 0.8), line: inner * 1.3 },
  );
  const rind = { halfWidth, top: middle - halfHeight, bottom: middle + halfHeight, turnRad: 1.9 };
  for (const line of latticeLines({ ...rind, count: 10 })) pen.stroke(line, inner);
  for (const [x, y] of eyes)
    pen.stroke(traced(`${x - 0.05} ${y - 0.02}, ${x} ${y + 0.03}, ${x + 0.05} ${y - 0.02}`), detail * 1.3);
}

function drawBlade(pen: Pen, length: number, shade: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(`-0.11 0.04!, -0.15 ${-0.35 * length}, 0 ${-length}!, 0.15 ${-0.35 * length}, 0.11 0.04!`),
    { pigment: 'leaf', tone: (x, y) => clamp(shade + 2.2 * x + 0.35 * (1 + y / length)), line: inner * 1.2 },
  );
  pen.stroke(traced(`0 0, 0 ${-0.75 * length}`), detail * 1.2, { taper: 0.6, tapering: 'end' });
}

const eyes = [-0.24, 0, 0.24].flatMap((x) => [0.2, 0.52, 0.84].map((y) => [x, y] as const));

/** Foot, lean and length. */
const backLeaves = [
  [-0.24, -0.98, 0.72],
  [0.24, 0.98, 0.72],
  [-0.16, -0.55, 0.98],
  [0.16, 0.55, 0.98],
  [-0.06, -0.2, 1.2],
  [0.08, 0.16, 1.24],
] as const;
const frontLeaves = [
  [-0.2, -0.72, 0.62],
  [0.2, 0.72, 0.62],
  [-0.08, -0.3, 0.78],
  [0.1, 0.3, 0.76],
  [0, 0, 0.62],
] as const;
