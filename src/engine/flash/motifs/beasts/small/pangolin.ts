import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { onRibbon, outlineOf, ribbon, tangentAt } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pangolin from the side: overlapping scales from its brow down to the tip of its long tail. */
export const pangolin: Motif = {
  name: 'pangolin',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      for (const leg of farLegs) drawLeg(pen, leg, 0.65);
      drawScales(pen);
      for (const leg of nearLegs) drawLeg(pen, leg, 0.35);
      drawHead(pen);
    }),
};

/** In rows across the back, from the tail up to the head. */
function drawScales(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlineOf(coat), { pigment: 'wood', tone: 0.5, line: inner * 1.2 });
  const last = coat.spine.length - 1;
  for (const share of steps(rows, 0.97, 0.06)) {
    const [dx, dy] = tangentAt(coat.spine, Math.round(share * last), 2);
    const half = halfWidth(share);
    const count = Math.max(1, Math.round(half / 0.1));
    const shift = Math.round(share * rows) % 2 ? 0.5 : 0;
    for (let i = 0; i <= count; i++) {
      const across = count === 1 && !shift ? 0 : -0.92 + ((i + shift) / count) * 1.84;
      if (across > 1) continue;
      const at = onRibbon(coat, share, across);
      const size = 0.05 + 0.2 * half ** 0.7;
      pen.at({ at, angleRad: Math.atan2(dy, dx), scale: size }).fill(scale, {
        pigment: 'wood',
        tone: clamp(0.12 + 0.35 * (0.3 - across) + 0.15),
        line: inner * 0.9,
      });
    }
  }
}

function drawLeg(pen: Pen, line: string, tone: number): void {
  const { inner } = pen.weight;
  const path = traced(line, 8);
  pen.fill(outlineOf(ribbon(path, (t) => 0.15 - 0.04 * t)), { pigment: 'wood', tone, line: inner * 1.1 });
  const foot = path.at(-1);
  if (!foot) return;
  for (const dx of [-0.12, -0.03, 0.06])
    pen.at({ at: [foot[0] + dx, foot[1]] }).fill(outlined('-0.05 -0.05!, 0.05 -0.05!, 0.0 0.06, -0.1 0.1!'), {
      pigment: 'bone',
      tone: 0.1,
      line: inner * 0.9,
    });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.1, 0.5, y) + 0.3 * smoothstep(-1, -0.7, x)),
    line: inner * 1.2,
  });
  for (const [x, y, angleRad] of [
    [-0.82, -0.14, 2.6],
    [-0.98, -0.02, 2.6],
    [-0.74, 0.0, 2.8],
  ] as const)
    pen
      .at({ at: [x, y], angleRad: angleRad + Math.PI, scale: 0.1 })
      .fill(scale, { pigment: 'wood', tone: 0.3, line: inner * 0.9 });
  pen.dot([-1.0, 0.17], inner * 2.2);
  pen.dot([-1.46, 0.4], inner * 1.6);
  pen.stroke(traced('-1.38 0.46, -1.2 0.42, -1.06 0.4'), detail * 1.4, { taper: 0.4 });
  pen.fill(outlined('-0.78 0.14, -0.7 0.06, -0.6 0.12, -0.62 0.26, -0.72 0.28'), {
    pigment: 'bone',
    tone: 0.4,
    line: inner,
  });
}

const rows = 22;
const halfWidth = (t: number) =>
  0.1 + 0.38 * Math.sin(Math.PI * Math.min(1, 0.16 + t * 1.02)) ** 1.1 - 0.06 * t;
/** From the neck over the back down to the tip of the tail. */
const coat = ribbon(
  traced(
    '-0.84 0.14, -0.56 -0.1, -0.2 -0.22, 0.2 -0.16, 0.54 0.1, 0.84 0.42, 1.2 0.62, 1.56 0.6, 1.84 0.44',
    10,
  ),
  halfWidth,
);
/** Its tip to the right, along the coat. */
const scale = outlined('-0.5 -0.62!, 0.2 -0.6, 0.9 0!, 0.2 0.6, -0.5 0.62!');
const head = outlined(
  '-0.62 -0.14!, -0.88 -0.14, -1.12 0.06, -1.34 0.28, -1.5 0.38, -1.46 0.46, -1.2 0.46, -0.9 0.44, -0.6 0.36!',
);
const nearLegs = [
  '-0.44 0.26, -0.5 0.5, -0.48 0.74, -0.54 0.86',
  '0.36 0.3, 0.34 0.56, 0.42 0.74, 0.36 0.86',
];
const farLegs = ['-0.14 0.26, -0.16 0.5, -0.1 0.7, -0.16 0.82', '0.62 0.4, 0.64 0.6, 0.72 0.74, 0.66 0.82'];
