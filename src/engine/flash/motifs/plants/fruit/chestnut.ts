import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Two glossy chestnuts before the prickly burr that held them. */
export const chestnut: Motif = {
  name: 'chestnut',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => drawBurr(pen.at({ at: [0.12, -0.4], scale: 0.86 })), { contour: 0.6 });
    canvas.layer((pen) => drawNut(pen.at({ at: [0.56, 0.44], scale: 0.58, angleRad: 0.36 })));
    canvas.layer((pen) => drawNut(pen.at({ at: [-0.36, 0.44], scale: 0.76, angleRad: -0.14 })));
  },
};

/** A ball of prickles of radius 1, split open in the middle. */
function drawBurr(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [radius, count, tone] of [
    [1, 34, 0.6],
    [0.84, 28, 0.35],
    [0.66, 22, 0.2],
  ] as const)
    for (let i = 0; i < count; i++) {
      const angle = ((i + radius) / count) * fullTurn;
      const spike: Point[] = [
        polar(angle - 0.12, radius * 0.7),
        polar(angle + (i % 2 ? 0.05 : -0.05), radius * (i % 3 ? 1.1 : 1)),
        polar(angle + 0.12, radius * 0.7),
      ];
      pen.fill(spike, { pigment: 'leafLight', tone, line: detail * 1.2 });
    }
  pen.fill(circle([0, 0], 0.56, 48), { pigment: 'leafLight', tone: 0.3, line: detail });
  for (let i = 1; i < 26; i++) {
    const at = polar(i * 2.4, 0.6 * Math.sqrt(i / 26));
    pen.stroke([at, polar(i * 2.4 + 0.5, 0.16, at)], detail * 1.5, { taper: 0.6, tapering: 'end' });
  }
  pen.fill(outlined('-0.5 -0.24!, -0.1 -0.42, 0.4 -0.34, 0.66 0.04!, 0.36 0.4, -0.1 0.46, -0.5 0.2'), {
    pigment: 'scroll',
    tone: 0.35,
    line: inner,
  });
  pen.fill(outlined('-0.36 0.3!, -0.36 -0.06, -0.06 -0.28, 0.26 -0.26, 0.5 0.0, 0.46 0.3!, 0.1 0.4'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.3 + x + 0.3 * y),
    line: inner,
  });
}

/** A nut that stands on its pale base, its tufted tip upwards, about 2 wide. */
function drawNut(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const hair of ['0 -0.9, -0.1 -1.14', '0 -0.9, 0.0 -1.2', '0 -0.9, 0.1 -1.12'])
    pen.stroke(traced(hair), inner, { taper: 0.4, tapering: 'end' });
  pen.fill(shell, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.75 * smoothstep(0.1, 1, x + 0.2 * y)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.42, 0.5 0.46, 0.9 0.56, 0.7 0.78, 0.3 0.88, 0 0.9'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.4 * x + 0.5 * (y - 0.5)),
    line: inner,
  });
  for (const [x, y] of grains) pen.dot([x, y], detail * 0.9);
  for (const ridge of [
    '-0.1 -0.8, -0.36 -0.3, -0.44 0.36',
    '0.08 -0.8, 0.34 -0.3, 0.42 0.36',
    '0 -0.76, 0.02 -0.2, 0 0.36',
  ])
    pen.stroke(traced(ridge), detail * 1.2, { taper: 0.5 });
  pen.fill(outlined('-0.62 -0.36!, -0.42 -0.62, -0.24 -0.72!, -0.46 -0.36, -0.6 0.1!, -0.7 -0.1'), {
    pigment: 'foam',
    tone: 0,
  });
}

const shell = symmetric('0 -0.96!, 0.12 -0.82, 0.52 -0.66, 0.88 -0.24, 0.98 0.2, 0.88 0.6, 0.5 0.82, 0 0.9');
const grains = [
  [-0.56, 0.62],
  [-0.3, 0.7],
  [0, 0.62],
  [0.28, 0.74],
  [0.56, 0.6],
  [0.06, 0.8],
] as const;
