import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawInterlace } from '../../parts/signs-and-ornaments/interlace.ts';

/** The knot without beginning or end, one of the eight lucky signs of the Buddhists. */
export const endlessKnot: Motif = {
  name: 'endless-knot',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawInterlace(pen.at({ angleRad: Math.PI / 4, scale: 0.95 }), [wovenCord(5, 0.36)], 0.09, {
        pigment: 'gold',
        tone: (x, y) => clamp(0.25 + 0.22 * (x + y)),
      }),
    );
  },
};

/** The red knot of China: the same weave on a loop of cord, with a bead and a tassel. */
export const chineseKnot: Motif = {
  name: 'chinese-knot',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawTassel);
    canvas.layer(drawHanger);
    canvas.layer((pen) =>
      drawInterlace(
        pen.at({ at: [0, -0.36], angleRad: Math.PI / 4, scale: 0.64 }),
        [wovenCord(7, 0.22)],
        0.085,
        {
          pigment: 'petal',
          tone: (x, y) => clamp(0.25 + 0.2 * (x + y)),
        },
      ),
    );
    for (const y of [-1.12, 0.42])
      canvas.layer((pen) =>
        pen.fill(circle([0, y], 0.11, 30), {
          pigment: 'leaf',
          tone: (px, py) => clamp(0.2 + 3 * (px + py - y)),
          line: pen.weight.inner,
        }),
      );
  },
};

/**
 * One cord that runs to and fro across a square and then up and down it, turning in a loop at every edge, its ends
 * joined at two corners.
 *
 * @param count an odd number of passages each way
 */
function wovenCord(count: number, gap: number): Point[] {
  const half = ((count - 1) / 2) * gap;
  const reach = half + gap * 0.62;
  const level = (i: number) => (i - (count - 1) / 2) * gap;
  const rows: Point[] = [];
  for (let i = 0; i < count; i++) {
    const sign = i % 2 ? -1 : 1;
    rows.push(...steps(30, -reach * sign, reach * sign).map((x): Point => [x, level(i)]));
    if (i < count - 1)
      rows.push(
        ...steps(12, -Math.PI / 2, Math.PI / 2)
          .slice(1, -1)
          .map(
            (angle): Point => [
              sign * (reach + Math.cos(angle) * gap * 0.5),
              level(i) + gap / 2 + Math.sin(angle) * gap * 0.5,
            ],
          ),
      );
  }
  const columns = rows.map(([x, y]): Point => [y, x]).toReversed();
  const [rowEnd, columnStart] = [rows.at(-1), columns[0]];
  const [columnEnd, rowStart] = [columns.at(-1), rows[0]];
  if (!rowEnd || !columnStart || !columnEnd || !rowStart) throw new RangeError('a cord has ends');
  return [
    ...rows,
    ...corner(rowEnd, columnStart, reach + gap * 0.5),
    ...columns,
    ...corner(columnEnd, rowStart, reach + gap * 0.5),
    rowStart,
  ];
}

/** The loop round a corner of the square, from one edge to the other. */
function corner(from: Point, to: Point, reach: number): Point[] {
  const tip: Point = [Math.sign(from[0] + to[0]) * reach, Math.sign(from[1] + to[1]) * reach];
  return steps(16)
    .slice(1, -1)
    .map((t): Point => {
      const s = 1 - t;
      return [
        s * s * from[0] + 2 * s * t * tip[0] + t * t * to[0],
        s * s * from[1] + 2 * s * t * tip[1] + t * t * to[1],
      ];
    });
}

function drawHanger(pen: Pen): void {
  for (const x of [-0.05, 0.05])
    pen.stroke(traced(`0 -1.5, ${x * 1.6} -1.36, ${x} -1.2, ${x * 0.6} -0.9`), pen.weight.inner * 1.6);
  pen.fill(polarLoop(), { pigment: 'petal', rule: 'evenodd', tone: 0.3, line: pen.weight.inner });
}

function polarLoop(): Point[][] {
  return [0.13, 0.075].map((radius) =>
    steps(28, 0, 2 * Math.PI).map((angle) => polar(angle, radius, [0, -1.36])),
  );
}

function drawTassel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0 0.2, 0 0.6'), inner * 2);
  pen.fill(
    outlined(
      '-0.13 0.66!, 0.13 0.66!, 0.2 1.0, 0.26 1.5!, 0.1 1.46!, 0.02 1.54!, -0.08 1.46!, -0.24 1.52!, -0.18 1.0',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.2 + 1.4 * Math.abs(x) + 0.2 * (y - 0.7)),
      line: inner,
    },
  );
  for (const x of [-0.12, -0.06, 0, 0.07, 0.13])
    pen.stroke(traced(`${x * 0.7} 0.74, ${x} 1.0, ${x * 1.5} 1.42`), detail, { taper: 0.3 });
  pen.fill(outlined('-0.14 0.54!, 0.14 0.54!, 0.16 0.7!, -0.16 0.7!'), {
    pigment: 'gold',
    tone: 0.25,
    line: inner,
  });
}
