import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { onRibbon, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The Great Wall: it winds over the ridges from one watchtower to the next. */
export const greatWall: Motif = {
  name: 'great-wall',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHills(pen);
      drawTower(pen, [0.3, -0.76], 0.2);
      drawWall(pen);
      drawTower(pen, [-0.52, -0.22], 0.34);
      drawTower(pen, [0.74, 0.36], 0.62);
    });
  },
};

function drawHills(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [hill, pigment, tone] of hills)
    pen.fill(outlined(hill), {
      pigment,
      tone: (x, y) => clamp(tone + 0.35 * (y + 0.4) + 0.1 * Math.sin(x * 7)),
      line: inner,
    });
  for (const fold of folds) pen.stroke(traced(fold), detail * 1.3, { taper: 0.5 });
}

/** Its walk between two parapets, and the face of stone below the nearer one. */
function drawWall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const way = ribbon(traced(course, 14), width);
  const drop = (share: number) => lerp(0.07, 0.34, share);
  const face = [
    ...way.left,
    ...way.left.map(([x, y], i): Point => [x, y + drop(i / (way.left.length - 1))]).toReversed(),
  ];
  const far = [
    ...way.right,
    ...way.right.map(([x, y], i): Point => [x, y + drop(i / (way.left.length - 1)) * 0.5]).toReversed(),
  ];
  pen.fill(far, { pigment: 'bone', tone: 0.5, line: inner });
  pen.fill([...way.left, ...way.right.toReversed()], { pigment: 'scroll', tone: 0.06, line: inner });
  pen.fill(face, { pigment: 'bone', tone: (x) => clamp(0.3 + 0.2 * Math.sin(x * 5)), line: inner });
  for (const share of steps(26, 0.04, 0.97)) {
    pen.stroke([onRibbon(way, share, -1), onRibbon(way, share, 1)], detail);
    const size = lerp(0.018, 0.062, share);
    for (const across of [1, -1]) {
      const [x, y] = onRibbon(way, share, across);
      pen.fill(
        outlined(
          `${x - size} ${y + size}!, ${x - size} ${y - size * 1.4}!, ${x + size} ${y - size * 1.4}!, ${x + size} ${y + size}!`,
        ),
        {
          pigment: 'bone',
          tone: across > 0 ? 0.15 : 0.4,
          line: detail,
        },
      );
    }
  }
}

/** A tower on the wall: battered walls, arched windows, battlements. */
function drawTower(pen: Pen, at: Point, scale: number): void {
  const { inner, detail } = pen.weight;
  const there = pen.at({ at, scale });
  there.fill(outlined('-0.5 0.62!, -0.42 -0.5!, 0.42 -0.5!, 0.5 0.62!'), {
    pigment: 'bone',
    tone: (x) => clamp(0.15 + 0.5 * (x + 0.4)),
    line: inner * 1.1,
  });
  there.fill(outlined('-0.54 -0.5!, -0.54 -0.68!, 0.54 -0.68!, 0.54 -0.5!'), {
    pigment: 'bone',
    tone: 0.3,
    line: inner,
  });
  for (const x of [-0.44, -0.22, 0, 0.22, 0.44])
    there.fill(
      outlined(`${x - 0.075} -0.66!, ${x - 0.075} -0.84!, ${x + 0.075} -0.84!, ${x + 0.075} -0.66!`),
      {
        pigment: 'bone',
        tone: x > 0 ? 0.4 : 0.12,
        line: inner,
      },
    );
  for (const x of [-0.22, 0.2])
    there.fill(outlined(`${x - 0.1} 0.04!, ${x - 0.1} -0.2, ${x} -0.3, ${x + 0.1} -0.2, ${x + 0.1} 0.04!`), {
      black: 'always',
      tone: 1,
    });
  if (scale < 0.3) return;
  for (const joint of [
    '-0.46 0.26, -0.1 0.28',
    '0.1 0.22, 0.46 0.24',
    '-0.3 0.44, 0.1 0.46',
    '-0.42 -0.38, 0 -0.36',
  ])
    there.stroke(traced(joint), detail);
}

const course =
  '0.28 -0.66, 0.06 -0.56, -0.14 -0.42, -0.36 -0.3, -0.56 -0.1, -0.52 0.14, -0.2 0.26, 0.2 0.26, 0.56 0.42, 0.7 0.66, 0.46 0.88, 0 1.06';
const width = (share: number) => lerp(0.022, 0.19, share ** 1.2);
const hills = [
  [
    '-1.3 0.1!, -0.98 -0.34, -0.8 -0.44!, -0.62 -0.3, -0.3 -0.66, -0.1 -0.78!, 0.1 -0.7, 0.3 -0.72, 0.56 -0.96!, 0.8 -0.7, 1.0 -0.54, 1.3 0.1!',
    'water',
    0.2,
  ],
  [
    '-1.34 0.7!, -1.2 0.2, -0.9 -0.1, -0.56 -0.06, -0.2 -0.34, 0.14 -0.5, 0.36 -0.52, 0.6 -0.34, 0.9 -0.1, 1.16 0.1, 1.36 0.7!',
    'leaf',
    0.35,
  ],
  [
    '-1.36 1.12!, -1.24 0.7, -0.9 0.44, -0.5 0.26, 0 0.34, 0.4 0.34, 0.8 0.5, 1.2 0.6, 1.36 1.12!, 0.6 1.3, -0.6 1.3',
    'leaf',
    0.05,
  ],
] as const;
const folds = [
  '-0.98 0.1, -0.86 0.26, -0.96 0.44',
  '0.1 -0.36, 0.16 -0.14, 0.06 0.08',
  '0.6 -0.2, 0.76 0, 0.7 0.14',
  '-0.9 0.6, -0.76 0.8, -0.86 1.0',
  '0.98 0.76, 1.04 0.94, 0.94 1.08',
  '-0.4 0.5, -0.46 0.7, -0.36 0.9',
];
