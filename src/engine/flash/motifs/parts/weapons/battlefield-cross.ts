import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawRifle } from './rifle.ts';

/** A helmet on a rifle, muzzle down between a pair of boots, 2.3 high around the origin. */
export function drawBattlefieldCross(pen: Pen): void {
  drawBoot(pen.at({ at: [-0.16, 0.98], isFlipped: true }));
  drawRifle(pen.at({ at: [0.1, -0.16], angleRad: Math.PI / 2, scale: 0.92 }));
  drawBoot(pen.at({ at: [0.26, 0.98] }));
  drawTags(pen.at({ at: [-0.08, -0.1] }));
  drawHelmet(pen.at({ at: [0.1, -0.86] }));
}

/** Tall and laced, its toe to the right and its sole 0.2 below the origin. */
function drawBoot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.16 -0.5!, 0.14 -0.5!, 0.15 -0.16, 0.2 -0.06, 0.4 0.0, 0.48 0.14!, -0.2 0.14!, -0.2 -0.1'),
    { pigment: 'wood', tone: (x) => clamp(0.45 - 0.9 * x), line: inner * 1.1 },
  );
  pen.fill(ellipse([-0.01, -0.5], 0.15, 0.05, 24), { black: 'always', tone: 1 });
  pen.fill(outlined('-0.22 0.12!, 0.49 0.12!, 0.48 0.22!, -0.21 0.22!'), { black: 'always', tone: 1 });
  for (const y of [-0.4, -0.3, -0.2, -0.1]) pen.stroke(traced(`0.0 ${y}, 0.17 ${y - 0.03}`), detail * 1.5);
}

function drawTags(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0.12 -0.1, -0.06 0.06, -0.14 0.24'), inner * 0.9);
  pen.stroke(traced('0.12 -0.06, 0.0 0.12, -0.04 0.32'), inner * 0.9);
  for (const [x, y, angleRad] of [
    [-0.16, 0.38, 0.3],
    [-0.03, 0.46, -0.05],
  ] as const) {
    const tag = pen.at({ at: [x, y], angleRad });
    tag.fill(outlined('-0.08 -0.14, 0 -0.17, 0.08 -0.14, 0.08 0.14, 0 0.17, -0.08 0.14'), {
      pigment: 'steel',
      tone: (tx) => clamp(0.15 + 2 * tx),
      line: inner,
    });
    tag.fill(circle([0, -0.1], 0.02, 12), { black: 'always', tone: 1 });
    for (const line of [-0.02, 0.05]) tag.stroke(traced(`-0.04 ${line}, 0.05 ${line}`), detail);
  }
}

function drawHelmet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const strap of ['-0.4 0.16, -0.26 0.36, -0.1 0.5', '0.4 0.14, 0.28 0.36, 0.14 0.52'])
    pen.stroke(traced(strap), inner * 1.5);
  pen.fill(
    outlined(
      '-0.6 0.16!, -0.56 -0.12, -0.38 -0.36, -0.04 -0.44, 0.3 -0.36, 0.48 -0.14, 0.52 0.04!, 0.66 0.12, 0.66 0.17!, 0.3 0.16, 0.0 0.22, -0.36 0.22',
    ),
    { pigment: 'leaf', tone: (x, y) => clamp(0.15 + 0.5 * (x + 0.3) + 0.4 * y), line: inner * 1.2 },
  );
  for (const cord of [
    '-0.5 -0.1, -0.24 0.0, -0.06 0.08',
    '-0.38 -0.32, 0.0 -0.14, 0.24 0.06',
    '-0.06 -0.42, 0.28 -0.22, 0.46 -0.06',
    '-0.46 0.06, -0.4 -0.12, -0.2 -0.38',
    '-0.2 0.08, -0.08 -0.2, 0.1 -0.42',
    '0.1 0.08, 0.22 -0.12, 0.34 -0.3',
  ])
    pen.stroke(traced(cord), detail * 1.2);
  pen.fill(
    outlined('-0.58 0.04!, -0.2 0.1, 0.2 0.08, 0.52 0.02!, 0.54 0.1!, 0.2 0.16, -0.2 0.18, -0.59 0.13!'),
    {
      pigment: 'wood',
      tone: 0.4,
      line: inner,
    },
  );
}
