import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A Joshua tree: shaggy limbs that fork and turn up, each with a burst of spiky leaves. */
export const joshuaTree: Motif = {
  name: 'joshua-tree',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [line, from, to] of limbs) drawBough(pen, line, from, to);
      drawShag(pen);
    });
    for (const [x, y, scale, angleRad] of bursts)
      canvas.layer((pen) => drawBurst(pen.at({ at: [x, y], scale, angleRad })), { contour: 0.7 });
    canvas.layer(drawGround, { contour: 0.7 });
  },
};

function drawBough(pen: Pen, line: string, from: number, to: number): void {
  drawLimb(
    pen,
    { line, half: [from, lerp(from, to, 0.5), to] },
    { pigment: 'wood', tone: (x, y) => clamp(0.3 + 0.4 * x + 0.1 * y), line: pen.weight.inner * 1.1 },
  );
}

/** Dead leaves that hang down the trunk. */
function drawShag(pen: Pen): void {
  for (const y of steps(9, -0.1, 1.2))
    for (const x of [-0.1, 0.0, 0.1])
      pen.stroke(traced(`${x} ${y}, ${x * 1.4 - 0.02} ${y + 0.1}, ${x * 1.5} ${y + 0.2}`), pen.weight.inner, {
        taper: 0.4,
      });
}

/** Stiff blades all around but below, those behind first; of radius 1. */
function drawBurst(pen: Pen): void {
  for (const ring of [1, 0.72])
    for (const angle of steps(ring === 1 ? 15 : 9, -2.2, 2.2)) {
      const blade = pen.at({
        angleRad: angle + pen.random.between(-0.06, 0.06),
        scale: ring * pen.random.between(0.9, 1.06),
      });
      blade.fill(outlined('-0.1 0.1!, -0.1 -0.4, 0 -1!, 0.1 -0.4, 0.1 0.1!'), {
        pigment: 'leaf',
        tone: (x, y) => clamp(0.75 + 0.6 * y + 1.6 * x),
        line: pen.weight.detail * 1.5,
      });
    }
}

function drawGround(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-1.3 1.48!, -0.6 1.34, 0 1.36, 0.7 1.34, 1.3 1.48!, 0.5 1.56, -0.5 1.56'), {
    pigment: 'scroll',
    tone: (x) => clamp(0.2 + 0.3 * x),
    line: inner,
  });
  for (const stone of [
    '-0.7 1.44, -0.6 1.34, -0.44 1.36, -0.38 1.46',
    '0.5 1.46, 0.56 1.38, 0.7 1.38, 0.76 1.46',
  ])
    pen.fill(outlined(stone), { pigment: 'grey', tone: 0.4, line: inner });
}

const limbs = [
  ['0.04 0.2, 0.5 0.0, 0.74 -0.3, 0.74 -0.64', 0.12, 0.08],
  ['0.36 0.06, 0.7 0.06, 1.0 -0.1', 0.09, 0.06],
  ['-0.02 0.3, -0.5 0.1, -0.76 -0.2, -0.8 -0.5', 0.12, 0.08],
  ['-0.4 0.14, -0.74 0.16, -1.02 0.06', 0.08, 0.06],
  ['0 0.0, -0.2 -0.4, -0.3 -0.84', 0.12, 0.08],
  ['0 1.46, -0.04 0.8, 0.02 0.2, 0.06 -0.4, 0.16 -1.0', 0.22, 0.09],
] as const;
const bursts = [
  [1.02, -0.12, 0.36, 1.0],
  [-1.06, 0.04, 0.36, -1.1],
  [0.76, -0.6, 0.46, 0.3],
  [-0.8, -0.48, 0.46, -0.3],
  [-0.32, -0.82, 0.46, -0.2],
  [0.18, -1.02, 0.52, 0.06],
] as const;
