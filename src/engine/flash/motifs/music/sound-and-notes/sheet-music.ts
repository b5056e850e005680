import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A sheet of music, its edges rolled: staves with clefs and notes. */
export const sheetMusic: Motif = {
  name: 'sheet-music',
  tinted: ['scroll'],
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: -0.08 });
      drawPaper(pen);
      for (const [i, y] of [-0.6, 0.02, 0.64].entries()) drawStave(pen.at({ at: [0, y] }), melodies[i] ?? []);
    });
  },
};

function drawPaper(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.98 -1.0!, -0.92 -0.4, -0.96 0.2, -0.9 1.06!, 0.92 1.06!, 0.86 0.4, 0.9 -0.2, 0.84 -1.0!'),
    {
      pigment: 'scroll',
      tone: (x, y) =>
        clamp(
          0.5 * smoothstep(-0.76, -0.96, y) +
            0.5 * smoothstep(0.84, 1.06, y) +
            0.35 * smoothstep(0.6, 0.9, x),
        ),
      line: inner * 1.1,
    },
  );
  for (const roll of [
    '-1.08 -1.0, -1.0 -1.16, 0.0 -1.12, 0.92 -1.18, 0.98 -1.04, 0.92 -0.94, 0.0 -0.96, -1.0 -0.9',
    '-0.98 1.06, -0.92 0.98, 0.0 1.02, 0.94 0.96, 1.06 1.06, 0.98 1.2, 0.0 1.2, -0.94 1.2',
  ])
    pen.fill(outlined(roll), {
      pigment: 'scroll',
      tone: (_, y) => clamp(0.1 + 0.7 * Math.abs(Math.abs(y) - 1.02) * 5),
      line: inner * 1.1,
    });
  for (const curl of [
    '0.86 -1.02, 0.9 -1.08, 0.95 -1.04, 0.92 -0.99',
    '-0.88 1.1, -0.92 1.04, -0.97 1.08, -0.92 1.14',
  ])
    pen.stroke(traced(curl), detail * 1.3);
}

type Note = readonly [x: number, step: number];

/** Half the distance between two lines of a stave. */
const stepHeight = 0.042;

/** Five lines with a clef, and notes whose `step` counts from the middle line upwards. */
function drawStave(pen: Pen, notes: readonly Note[]): void {
  const { inner, detail } = pen.weight;
  for (const line of [-4, -2, 0, 2, 4])
    pen.stroke(
      steps(12, -0.84, 0.8).map((x) => [x, line * stepHeight + 0.015 * Math.sin(4 * x)]),
      detail * 1.1,
    );
  pen.stroke(traced(clef, 10), (share) => inner * (1.0 + 1.1 * Math.sin(Math.PI * share)));
  pen.dot([-0.72, 0.3], inner * 1.1);
  for (const x of [0.0, 0.8])
    pen.stroke(traced(`${x} ${-4 * stepHeight}, ${x} ${4 * stepHeight}`), detail * 1.5);
  for (const [i, [x, step]] of notes.entries()) {
    const y = -step * stepHeight;
    const up = step < 1 ? -1 : 1;
    pen
      .at({ at: [x, y], angleRad: -0.35 })
      .fill(ellipse([0, 0], 0.062, 0.044, 24), { black: 'always', tone: 1 });
    const stem = x - 0.054 * up;
    pen.stroke(traced(`${stem} ${y}, ${stem} ${y + 0.3 * up}`), inner);
    const next = notes[i + 1];
    if (i % 2 === 1 || !next) continue;
    pen.stroke(
      traced(`${stem} ${y + 0.3 * up}, ${stem + 0.1} ${y + 0.28 * up}, ${stem + 0.12} ${y + 0.16 * up}`),
      inner * 1.3,
      { taper: 0.3, tapering: 'end' },
    );
  }
}

const clef =
  '-0.67 0.06, -0.73 0.07, -0.74 -0.02, -0.65 -0.06, -0.58 0.02, -0.6 0.13, -0.72 0.16, -0.82 0.06, -0.78 -0.08, -0.66 -0.18, -0.6 -0.28, -0.64 -0.34, -0.69 -0.26, -0.68 -0.1, -0.63 0.22, -0.66 0.31, -0.73 0.3';
const melodies: readonly (readonly Note[])[] = [
  [
    [-0.42, -2],
    [-0.26, 0],
    [-0.1, 2],
    [0.16, 3],
    [0.36, 1],
    [0.54, -1],
    [0.7, 0],
  ],
  [
    [-0.42, 2],
    [-0.26, 1],
    [-0.1, -2],
    [0.16, -3],
    [0.36, 0],
    [0.54, 2],
    [0.7, 3],
  ],
  [
    [-0.42, 0],
    [-0.26, 3],
    [-0.1, 1],
    [0.16, 0],
    [0.36, -2],
    [0.54, -3],
    [0.7, -2],
  ],
];
