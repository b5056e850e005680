import { clamp } from '../../../geometry/interval.ts';
import { directionRad, pointAt } from '../../../geometry/point.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A chain; broken, its middle link has burst. */
export const chain: Motif = {
  name: 'chain',
  tinted: ['steel'],
  broken: { draw: drawBrokenChain },
  drawAlong(pen, line) {
    // A link seen from the front, one from its side, in turn; their lengths in points of the line.
    for (let i = 6, isFront = true; i < line.length - 6; i += 10, isFront = !isFront) {
      const angleRad = directionRad(pointAt(line, i - 2), pointAt(line, i + 2));
      drawLinks(
        pen.at({ at: pointAt(line, i), angleRad, scale: 0.37 }),
        isFront ? [0] : [],
        isFront ? [] : [0],
      );
    }
  },
  draw(canvas) {
    canvas.layer((pen) =>
      drawLinks(pen.at({ angleRad: slopeRad }), [-1.08, -0.54, 0, 0.54, 1.08], [-0.81, -0.27, 0.27, 0.81]),
    );
  },
};

const slopeRad = -0.5;

export function drawBrokenChain(canvas: Canvas): void {
  canvas.layer((upright) => {
    const pen = upright.at({ angleRad: slopeRad });
    drawLinks(pen, [-1.02, -0.48, 0.48, 1.02], [-0.75, 0.75]);
    drawBurst(pen);
  });
}

/** Links seen from the front, and between them those seen from the side. */
function drawLinks(pen: Pen, front: readonly number[], side: readonly number[]): void {
  const { inner } = pen.weight;
  for (const x of front)
    pen.at({ at: [x, 0] }).fill([outer, hole], {
      pigment: 'steel',
      tone: (px, y) => clamp(0.25 + 1.6 * (y + 0.3 * px)),
      line: inner,
      rule: 'evenodd',
    });
  for (const x of side)
    pen.fill(
      outlined(
        `${x - 0.26} -0.06, ${x} -0.085, ${x + 0.26} -0.06, ${x + 0.26} 0.06, ${x} 0.085, ${x - 0.26} 0.06`,
      ),
      { pigment: 'steel', tone: (_, y) => clamp(0.3 + 5 * y), line: inner },
    );
}

/** The halves of the link that has burst, and its sparks. */
function drawBurst(pen: Pen): void {
  const { inner } = pen.weight;
  for (const half of burst) pen.fill(outlined(half), { pigment: 'steel', tone: 0.25, line: inner });
  for (const [x, y] of [
    [-0.06, -0.4],
    [0.1, -0.46],
    [0.02, 0.42],
    [-0.14, 0.36],
    [0.16, 0.34],
  ] as const) {
    pen.stroke(
      [
        [x * 0.6, y * 0.62],
        [x * 1.3, y * 1.3],
      ],
      inner,
      { taper: 0.6 },
    );
  }
}

const outer = outlined(
  '-0.34 -0.1, -0.26 -0.24, 0 -0.26, 0.26 -0.24, 0.34 -0.1, 0.34 0.1, 0.26 0.24, 0 0.26, -0.26 0.24, -0.34 0.1',
);
const hole = outlined(
  '-0.2 -0.05, -0.14 -0.11, 0 -0.12, 0.14 -0.11, 0.2 -0.05, 0.2 0.05, 0.14 0.11, 0 0.12, -0.14 0.11, -0.2 0.05',
);
const burst = [
  '-0.3 -0.07!, -0.12 -0.08, -0.02 -0.2!, 0.02 -0.1!, -0.05 0.02!, -0.3 0.07!',
  '0.3 0.07!, 0.12 0.08, 0.04 0.2!, -0.02 0.1!, 0.05 -0.02!, 0.3 -0.07!',
];
