import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Motif } from '../../motif.ts';
import { drawPine } from '../../parts/plants/pine.ts';
import type { RoundScene } from '../../parts/sky-and-land/round-scene.ts';
import { drawRoundScene } from '../../parts/sky-and-land/round-scene.ts';

/** Northern lights: curtains that wave over a mountain lake with pines. */
export const aurora: Motif = {
  name: 'aurora',
  tinted: ['leafLight'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawRoundScene(pen, (scene) => {
        scene.fill(circle([0, 0], 1.3), { pigment: 'violet', tone: (_, y) => clamp(0.85 - 0.5 * (y + 1.2)) });
        for (const [x, y, size] of stars)
          scene.fill(starPolygon([x, y], size, 4, 0.3), { pigment: 'foam', tone: 0 });
        for (const curtain of curtains) drawCurtain(scene, curtain);
        drawLand(scene);
      }),
    );
  },
};

interface Curtain {
  /** Its lower hem. */
  readonly hem: string;
  readonly height: number;
  readonly pigment: Pigment;
}

const curtains: readonly Curtain[] = [
  { hem: '-1.3 -0.3, -0.8 -0.5, -0.4 -0.28, 0 -0.42, 0.46 -0.62, 1.3 -0.3', height: 0.7, pigment: 'violet' },
  {
    hem: '-1.3 0.12, -0.9 -0.12, -0.5 -0.04, -0.14 0.16, 0.2 0.06, 0.34 -0.2, 0.7 -0.26, 1.3 0.1',
    height: 0.74,
    pigment: 'leafLight',
  },
];

/** Rays that stand on the hem and fade upwards, each fold of another height. */
function drawCurtain({ fill, line, pen }: RoundScene, { hem, height, pigment }: Curtain): void {
  const foot = traced(hem, 14);
  const top = foot.map(
    ([x, y], i): Point => [
      x + 0.05 * Math.sin(i * 0.5),
      y - height * (0.7 + 0.18 * Math.sin(i * 0.47) + 0.14 * Math.sin(i * 1.31 + 1)),
    ],
  );
  const pieces = Math.floor((foot.length - 1) / 2);
  for (let i = 0; i < pieces; i++) {
    const [from, to] = [i * 2, i * 2 + 2];
    const quad = [foot[from], foot[from + 1], foot[to], top[to], top[from + 1], top[from]].filter(
      (p) => p !== undefined,
    );
    const low = foot[from]?.[1] ?? 0;
    fill(quad, {
      pigment,
      tone: (_, y) => clamp(0.02 + (0.7 * (low - y)) / height + (i % 2 ? 0.12 : 0)),
    });
  }
  for (let i = 1; i < foot.length; i += 2) {
    const [from, to] = [foot[i], top[i]];
    if (from && to)
      line(
        steps(10).map((t): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t * 0.9]),
        pen.weight.detail,
        { taper: 0.5, tapering: 'end' },
      );
  }
  line(foot, pen.weight.inner);
}

function drawLand({ fill, line, pen }: RoundScene): void {
  const { inner, detail } = pen.weight;
  fill(
    outlined(
      '-1.4 0.7!, -1.1 0.28!, -0.94 0.4!, -0.62 0.06!, -0.36 0.36!, -0.2 0.28!, 0.1 0.52!, 0.4 0.24!, 0.62 0.42!, 0.86 0.16!, 1.4 0.6!, 1.4 0.8!, -1.4 0.8!',
    ),
    {
      pigment: 'grey',
      tone: (x, y) => clamp(0.55 + 0.3 * Math.sin(x * 9) - 0.3 * y),
      line: inner,
    },
  );
  for (const snow of [
    '-0.62 0.06!, -0.5 0.2!, -0.58 0.18!, -0.66 0.26!, -0.74 0.18!',
    '0.86 0.16!, 1.0 0.28!, 0.9 0.26!, 0.82 0.34!, 0.74 0.26!',
    '0.4 0.24!, 0.48 0.34!, 0.38 0.34!, 0.32 0.32!',
  ])
    fill(outlined(snow), { pigment: 'foam', tone: 0, line: detail });
  fill(outlined('-1.4 0.66!, 1.4 0.66!, 1.4 1.4!, -1.4 1.4!'), {
    pigment: 'water',
    tone: (_, y) => clamp(0.1 + 0.9 * (y - 0.66)),
    line: inner,
  });
  for (const y of [0.76, 0.86, 0.97])
    for (const x of [-0.4, 0.16, 0.5])
      line(traced(`${x - 0.16 + y * 0.2} ${y}, ${x} ${y + 0.015}, ${x + 0.2} ${y}`), detail * 1.3, {
        taper: 0.4,
      });
  for (const [x, y, scale] of pines) drawPine(pen.at({ at: [x, y], scale }));
}

const stars = [
  [-0.5, -0.98, 0.06],
  [0.2, -1.06, 0.045],
  [0.66, -0.86, 0.06],
  [-0.86, -0.7, 0.04],
  [-0.06, -0.84, 0.04],
] as const;
const pines = [
  [-0.88, 0.76, 0.62],
  [0.86, 0.78, 0.56],
  [-0.62, 0.9, 0.74],
  [0.64, 0.94, 0.66],
  [-0.4, 1.0, 0.5],
] as const;
