import { clamp, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Motif } from '../../motif.ts';
import { drawPalmTree } from '../../parts/plants/palm-tree.ts';
import { drawPine } from '../../parts/plants/pine.ts';
import type { RoundScene } from '../../parts/sky-and-land/round-scene.ts';
import { drawRoundScene } from '../../parts/sky-and-land/round-scene.ts';

/** A winter landscape: snow on hills, pines and the roof of a hut with a light in its window. */
export const winterScene: Motif = scene('winter-scene', 'water', drawWinter);
/** A beach: surf that runs up the sand, a palm, the sun over the sea. */
export const beachScene: Motif = scene('beach-scene', 'water', drawBeach);
/** Lion Rock over Hong Kong: the crouching rock on its ridge, towers below. */
export const lionRock: Motif = scene('lion-rock', 'leaf', drawLionRock);

function scene(name: string, tint: Pigment, draw: (scene: RoundScene) => void): Motif {
  return { name, tinted: [tint], draw: (canvas) => canvas.layer((pen) => drawRoundScene(pen, draw)) };
}

function drawWinter({ fill, line, pen }: RoundScene): void {
  const { inner, detail } = pen.weight;
  fill(circle([0, 0], 1.3), { pigment: 'water', tone: (_, y) => clamp(0.65 - 0.4 * (y + 1)) });
  fill(circle([-0.5, -0.66], 0.2, 44), { pigment: 'moon', tone: 0.05, line: inner });
  fill(
    outlined(
      '-1.4 0.2!, -0.9 -0.3!, -0.7 -0.12!, -0.3 -0.56!, 0.06 -0.1!, 0.3 -0.3!, 0.7 0.02!, 1.0 -0.2!, 1.4 0.2!',
    ),
    {
      pigment: 'cloud',
      tone: (x, y) => clamp(0.2 + 0.2 * Math.sin(x * 8) + 0.3 * (y + 0.3)),
      line: inner,
    },
  );
  for (const fold of [
    '-0.3 -0.56, -0.22 -0.34, -0.32 -0.16, -0.24 0.02',
    '-0.9 -0.3, -0.84 -0.1, -0.92 0.06',
    '0.3 -0.3, 0.36 -0.1, 0.3 0.06',
    '1.0 -0.2, 0.98 0, 1.06 0.1',
  ])
    line(traced(fold), detail * 1.4);
  for (const [hill, tone] of snow)
    fill(outlined(hill), {
      pigment: 'foam',
      tone: (x, y) => clamp(tone + 0.16 * Math.abs(x) + 0.2 * (y - 0.4)),
      line: inner,
    });
  for (const [x, y, scale] of firs) {
    drawPine(pen.at({ at: [x, y], scale }));
    for (const [dx, dy] of [
      [0, -0.84],
      [0.04, -0.56],
      [-0.06, -0.36],
      [0.05, -0.18],
    ] as const)
      fill(
        outlined(
          `${x + dx * scale - 0.1 * scale} ${y + (dy + 0.05) * scale}!, ${x + dx * scale} ${y + (dy - 0.05) * scale}, ${x + dx * scale + 0.1 * scale} ${y + (dy + 0.05) * scale}!, ${x + dx * scale} ${y + (dy + 0.02) * scale}`,
        ),
        { pigment: 'foam', tone: 0, line: detail },
      );
  }
  fill(outlined('-0.12 0.62!, -0.12 0.3!, 0.42 0.3!, 0.42 0.62!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 0.6 * x),
    line: inner,
  });
  for (const y of [0.38, 0.46, 0.54]) line(traced(`-0.12 ${y}, 0.42 ${y}`), detail);
  fill(outlined('0.2 0.06!, 0.2 -0.12!, 0.3 -0.12!, 0.3 0.12!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  fill(outlined('-0.24 0.34!, -0.02 0.02!, 0.32 0.02!, 0.54 0.34!, 0.4 0.38, 0.2 0.33, 0 0.38, -0.14 0.33'), {
    pigment: 'foam',
    tone: (x) => clamp(0.02 + 0.3 * x),
    line: inner * 1.1,
  });
  fill(outlined('0.0 0.56!, 0.0 0.4!, 0.14 0.4!, 0.14 0.56!'), { pigment: 'gold', tone: 0, line: inner });
  fill(outlined('0.24 0.62!, 0.24 0.42!, 0.36 0.42!, 0.36 0.62!'), {
    pigment: 'wood',
    tone: 0.6,
    line: inner,
  });
  line(traced('0.25 -0.16, 0.32 -0.28, 0.24 -0.38, 0.32 -0.5'), inner, { taper: 0.4 });
  for (const [x, y] of flakes) fill(circle([x, y], 0.025, 12), { pigment: 'foam', tone: 0, line: detail });
}

function drawBeach({ fill, line, pen }: RoundScene): void {
  const { inner, detail } = pen.weight;
  fill(circle([0, 0], 1.3), { pigment: 'waterLight', tone: (_, y) => clamp(0.25 - 0.3 * (y + 0.9)) });
  fill(circle([-0.34, -0.46], 0.3, 54), { pigment: 'gold', tone: 0.1, line: inner });
  for (const cloud of [
    '0.0 -0.6!, 0.2 -0.74, 0.4 -0.68, 0.6 -0.76, 0.84 -0.6!, 0.4 -0.55',
    '-1.1 -0.2!, -0.9 -0.3, -0.6 -0.26, -0.46 -0.18!',
  ])
    fill(outlined(cloud), { pigment: 'foam', tone: 0.05, line: inner });
  fill(outlined('-1.4 -0.06!, 1.4 -0.06!, 1.4 0.8!, -1.4 0.8!'), {
    pigment: 'water',
    tone: (_, y) => clamp(0.5 - 0.5 * (y + 0.1)),
    line: inner,
  });
  for (const [x, y, width] of ripples)
    line(
      traced(
        `${x - width} ${y}, ${x - width / 2} ${y - 0.025}, ${x} ${y}, ${x + width / 2} ${y - 0.025}, ${x + width} ${y}`,
      ),
      detail * 1.4,
      { taper: 0.4 },
    );
  fill(
    outlined('-1.4 0.3!, -0.9 0.36, -0.5 0.3, -0.1 0.44, 0.36 0.36, 0.8 0.5, 1.4 0.4!, 1.4 1.4!, -1.4 1.4!'),
    { pigment: 'foam', tone: 0.02, line: inner },
  );
  fill(
    outlined(
      '-1.4 0.42!, -0.96 0.48, -0.52 0.42, -0.14 0.57, 0.34 0.5, 0.8 0.63, 1.4 0.52!, 1.4 1.4!, -1.4 1.4!',
    ),
    { pigment: 'scroll', tone: (x, y) => clamp(0.1 + 0.4 * (y - 0.4) + 0.1 * x), line: inner },
  );
  for (const i of steps(26, 0, 26))
    pen.dot([-0.9 + 1.8 * ((i * 0.618) % 1), 0.7 + 0.36 * ((i * 0.377) % 1)], detail * 0.9);
  drawPalmTree(pen.at({ at: [0.62, 0.06], scale: 0.72 }));
  for (const turn of steps(4, 0, 4))
    pen
      .at({ at: [-0.46, 0.82], angleRad: (turn / 5) * 2 * Math.PI + 0.2 })
      .fill(outlined('-0.05 0!, -0.04 -0.1, 0 -0.2, 0.04 -0.1, 0.05 0!'), {
        pigment: 'ember',
        tone: 0.2,
        line: inner,
      });
  fill(circle([-0.46, 0.82], 0.055, 18), { pigment: 'ember', tone: 0.1 });
  fill(outlined('-0.06 1.02!, -0.2 0.94, -0.16 0.82, -0.02 0.78, 0.12 0.82, 0.16 0.94, 0.02 1.02!'), {
    pigment: 'blush',
    tone: (x) => clamp(0.2 + x),
    line: inner,
  });
  for (const x of [-0.1, -0.02, 0.06]) line(traced(`-0.02 1.0, ${x} 0.82`), detail);
}

function drawLionRock({ fill, line, pen }: RoundScene): void {
  const { inner, detail } = pen.weight;
  fill(circle([0, 0], 1.3), { pigment: 'ember', tone: (_, y) => clamp(0.4 - 0.4 * (y + 0.9)) });
  fill(circle([0.62, -0.5], 0.24, 44), { pigment: 'gold', tone: 0.05, line: inner });
  fill(
    outlined(
      '-1.4 0.3!, -1.1 0.02, -0.8 -0.1, -0.5 -0.04, -0.2 0.0, 0.2 -0.02, 0.6 0.0, 1.0 0.06, 1.4 0.24!, 1.4 0.8!, -1.4 0.8!',
    ),
    { pigment: 'leaf', tone: (x, y) => clamp(0.3 + 0.4 * y + 0.12 * Math.sin(x * 9)), line: inner },
  );
  fill(outlined(lion), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.3 + 0.5 * (y + 0.3) + 0.1 * Math.sin(x * 13)),
    line: inner * 1.2,
  });
  for (const crag of [
    '-0.56 -0.5, -0.48 -0.3, -0.54 -0.1',
    '-0.3 -0.46, -0.26 -0.3, -0.36 -0.2',
    '-0.02 -0.3, 0.04 -0.16, -0.02 -0.04',
    '0.3 -0.3, 0.36 -0.16, 0.3 -0.02',
    '0.56 -0.22, 0.6 -0.1',
  ])
    line(traced(crag), detail * 1.4, { taper: 0.4 });
  for (const fold of [
    '-0.9 0.06, -0.8 0.24, -0.9 0.4',
    '-0.3 0.1, -0.2 0.28, -0.26 0.42',
    '0.4 0.1, 0.5 0.26, 0.44 0.4',
    '0.9 0.14, 0.96 0.3',
  ])
    line(traced(fold), detail, { taper: 0.4 });
  for (const [x, width, top] of towers) {
    fill(
      outlined(
        `${x - width / 2} 1.4!, ${x - width / 2} ${top}!, ${x + width / 2} ${top}!, ${x + width / 2} 1.4!`,
      ),
      { pigment: 'steel', tone: (px) => clamp(0.2 + (0.5 * (px - x)) / width + 0.25), line: inner },
    );
    for (let y = top + 0.07; y < 1.1; y += 0.11)
      for (const share of [-0.25, 0.2])
        fill(
          outlined(
            `${x + share * width - 0.025} ${y + 0.05}!, ${x + share * width - 0.025} ${y}!, ${x + share * width + 0.03} ${y}!, ${x + share * width + 0.03} ${y + 0.05}!`,
          ),
          { pigment: 'gold', tone: 0, line: detail * 0.8 },
        );
  }
}

/** A lion at rest, its head to the left. */
const lion =
  '-0.94 -0.06!, -0.86 -0.2!, -0.9 -0.32!, -0.82 -0.5!, -0.66 -0.62!, -0.48 -0.64!, -0.34 -0.54!, -0.28 -0.4!, -0.1 -0.36!, 0.14 -0.4!, 0.4 -0.36!, 0.58 -0.42!, 0.72 -0.28!, 0.84 -0.1!, 0.96 0.06!, 0.3 0.04!, -0.3 0.02!, -0.6 0.0!';
const towers = [
  [-0.94, 0.22, 0.56],
  [-0.68, 0.2, 0.4],
  [-0.44, 0.24, 0.66],
  [-0.18, 0.2, 0.48],
  [0.08, 0.22, 0.6],
  [0.32, 0.2, 0.36],
  [0.58, 0.24, 0.56],
  [0.84, 0.22, 0.46],
] as const;
const snow = [
  ['-1.4 0.3!, -0.8 0.16, -0.2 0.3, 0.4 0.2, 1.0 0.24, 1.4 0.4!, 1.4 1.4!, -1.4 1.4!', 0.1],
  ['-1.4 0.7!, -0.9 0.56, -0.3 0.62, 0.3 0.6, 0.9 0.54, 1.4 0.66!, 1.4 1.4!, -1.4 1.4!', 0],
] as const;
const firs = [
  [-0.84, 0.6, 0.7],
  [-0.5, 0.72, 0.86],
  [0.86, 0.62, 0.8],
  [0.64, 0.78, 0.56],
] as const;
const flakes = steps(23, 0, 23).map(
  (i) => [-1.0 + 2.0 * ((i * 0.618) % 1), -0.95 + 1.8 * ((i * 0.755) % 1)] as const,
);
const ripples = [
  [-0.6, 0.06, 0.2],
  [0.2, 0.04, 0.16],
  [-0.1, 0.16, 0.22],
  [-0.8, 0.2, 0.16],
  [0.5, 0.2, 0.2],
] as const;
