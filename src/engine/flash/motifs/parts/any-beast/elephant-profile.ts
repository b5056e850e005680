import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from './fur.ts';

export interface ElephantLook {
  readonly isTrunkRaised: boolean;
  /** A calf: a great head on a short round body, without tusks. */
  readonly isYoung?: boolean;
}

/** An elephant's head and trunk from the side, looking to the right. */
export function drawElephantProfile(pen: Pen, { isTrunkRaised, isYoung = false }: ElephantLook): void {
  const { inner, detail } = pen.weight;
  pen.fill(isTrunkRaised ? openLip : lip, { pigment: 'grey', tone: 0.65, line: inner });
  const trunkShade = (x: number, y: number) =>
    isTrunkRaised
      ? 0.6 * smoothstep(-0.14, 0.12, y) + 0.5 * smoothstep(1.74, 1.94, x)
      : 0.6 * smoothstep(1.34, 1.16, x) * smoothstep(-0.1, 0.2, y);
  pen.fill(outlined(isTrunkRaised ? headRaised : headDown), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.08 + trunkShade(x, y) + 0.5 * smoothstep(0.8, 0.6, x)),
    line: inner * 1.2,
  });
  for (const ring of isTrunkRaised ? raisedRings : rings)
    pen.stroke(traced(ring), detail * 1.2, { taper: 0.35 });
  if (!isYoung)
    pen.fill(tusk, {
      pigment: 'bone',
      tone: (x, y) => clamp(0.1 + 1.4 * (y - 0.3) + 0.5 * smoothstep(1.14, 1.02, x)),
      line: inner * 1.1,
    });
  drawEar(pen);
  pen.fill(outlined('0.99 -0.35!, 1.06 -0.42, 1.15 -0.38, 1.17 -0.31!, 1.07 -0.29'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(circle([1.075, -0.375], 0.018, 12), { color: [255, 255, 255], tone: 0 });
  for (const wrinkle of wrinkles) pen.stroke(traced(wrinkle), detail * 1.2, { taper: 0.4 });
  if (isYoung) drawHairs(pen, traced('0.7 -0.88, 0.92 -0.94, 1.14 -0.84'), [0.03, -0.12], 9);
}

function drawEar(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ear, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.5 * smoothstep(0.5, 0.8, x) + 0.5 * smoothstep(0.0, 0.34, y) + 0.12),
    line: inner * 1.2,
  });
  pen.fill(earLining, {
    pigment: 'blush',
    tone: (x) => clamp(0.15 + 0.7 * smoothstep(0.3, 0.66, x)),
    line: detail,
  });
  for (const fold of earFolds) pen.stroke(traced(fold), detail * 1.2, { taper: 0.5 });
}

const nape = '0.56 -0.6, 0.74 -0.86, 0.98 -0.94, 1.2 -0.84, 1.34 -0.6';
const jaw = '1.06 0.1, 0.9 0.1, 0.7 0.0, 0.56 -0.2';
const headDown = `${nape}, 1.43 -0.3, 1.5 0.04, 1.5 0.36, 1.46 0.62, 1.5 0.82, 1.64 0.9, 1.72 0.84!, 1.76 0.98!, 1.6 1.06, 1.4 1.02, 1.26 0.84, 1.22 0.56, 1.22 0.3, 1.17 0.12!, ${jaw}`;
const headRaised = `${nape}, 1.42 -0.36, 1.52 -0.18, 1.64 -0.14, 1.73 -0.28, 1.74 -0.56, 1.72 -0.86, 1.8 -1.12, 1.94 -1.24!, 2.04 -1.14!, 1.94 -1.0, 1.92 -0.8, 1.98 -0.5, 1.94 -0.16, 1.74 0.1, 1.46 0.16, 1.24 0.1!, ${jaw}`;
const lip = outlined('0.8 0.04!, 0.9 0.2, 1.08 0.3!, 1.14 0.2, 1.12 0.04!');
const openLip = outlined('0.78 0.02!, 0.88 0.24, 1.08 0.38, 1.22 0.34!, 1.14 0.2, 1.12 0.02!');
const tusk = outlined(
  '1.0 0.02!, 1.1 -0.04, 1.18 0.04!, 1.28 0.24, 1.46 0.36, 1.7 0.36!, 1.48 0.47, 1.22 0.4',
);
const ear = outlined(
  '0.84 -0.62!, 0.62 -0.8, 0.32 -0.82, 0.06 -0.64, -0.02 -0.3, 0.1 0.04, 0.26 0.28, 0.42 0.42!, 0.52 0.2, 0.66 0.04, 0.78 -0.12!',
);
const earLining = outlined(
  '0.68 -0.56!, 0.5 -0.68, 0.28 -0.66, 0.12 -0.5, 0.08 -0.26, 0.18 0.02, 0.3 0.2, 0.4 0.28!, 0.48 0.1, 0.6 -0.08!',
);
const earFolds = [
  '0.62 -0.44, 0.42 -0.46, 0.24 -0.36',
  '0.6 -0.3, 0.42 -0.26, 0.24 -0.12',
  '0.58 -0.16, 0.46 -0.06, 0.34 0.08',
];
const rings = [
  '1.16 -0.18, 1.3 -0.1, 1.46 -0.16',
  '1.2 -0.02, 1.34 0.04, 1.49 -0.02',
  '1.3 0.17, 1.4 0.18, 1.5 0.13',
  '1.23 0.54, 1.36 0.59, 1.47 0.54',
  '1.24 0.66, 1.36 0.71, 1.46 0.66',
  '1.27 0.8, 1.38 0.81, 1.49 0.76',
  '1.36 0.96, 1.43 0.92, 1.53 0.86',
  '1.5 1.04, 1.54 0.98, 1.6 0.91',
];
const raisedRings = [
  '1.2 -0.12, 1.34 -0.1, 1.46 -0.24',
  '1.3 0.06, 1.44 -0.02, 1.54 -0.15',
  '1.5 0.14, 1.57 0.02, 1.64 -0.13',
  '1.72 0.1, 1.72 -0.04, 1.7 -0.2',
  '1.9 -0.1, 1.82 -0.2, 1.73 -0.32',
  '1.97 -0.34, 1.86 -0.4, 1.74 -0.48',
  '1.96 -0.58, 1.86 -0.6, 1.74 -0.64',
  '1.92 -0.78, 1.83 -0.8, 1.73 -0.8',
  '1.92 -0.94, 1.84 -0.97, 1.76 -0.98',
];
const wrinkles = [
  '0.94 -0.4, 1.06 -0.49, 1.2 -0.42',
  '0.98 -0.24, 1.08 -0.21, 1.18 -0.25',
  '0.96 -0.14, 1.06 -0.1, 1.12 -0.13',
  '1.16 -0.62, 1.24 -0.54, 1.27 -0.42',
  '0.94 -0.72, 1.04 -0.76, 1.14 -0.72',
];
