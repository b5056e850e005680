import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The red arched bridge of a garden: railing posts with caps, the stream below. */
export const japaneseBridge: Motif = {
  name: 'japanese-bridge',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawWater, { contour: 0.7 });
    canvas.layer((pen) => {
      drawPiles(pen);
      drawRail(pen.at({ at: [0, -0.2] }));
      drawDeck(pen);
      drawRail(pen);
    });
  },
};

/** Height of the walkway: an arch from bank to bank. */
function deck(x: number): number {
  return 0.42 - 0.62 * Math.cos((x / 1.3) * (Math.PI / 2)) ** 1.15;
}

/** A plank that follows the arch, between two heights above the walkway. */
function bow(upper: number, lower: number): Point[] {
  const xs = steps(40, -1.28, 1.28);
  return [
    ...xs.map((x): Point => [x, deck(x) - upper]),
    ...xs.toReversed().map((x): Point => [x, deck(x) - lower]),
  ];
}

function drawDeck(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(bow(0.22, 0), { pigment: 'wood', tone: 0.25, line: inner });
  for (const x of steps(30, -1.2, 1.2))
    pen.stroke(
      [
        [x, deck(x) - 0.2],
        [x, deck(x) - 0.02],
      ],
      detail,
    );
  pen.fill(bow(0.02, -0.12), { pigment: 'petal', tone: (x) => clamp(0.3 + 0.4 * x), line: inner * 1.1 });
}

function drawRail(pen: Pen): void {
  const { inner } = pen.weight;
  for (const height of [0.24, 0.42])
    pen.fill(bow(height + 0.05, height), { pigment: 'petal', tone: 0.15, line: inner });
  for (const x of steps(6, -1.2, 1.2)) {
    const y = deck(x);
    pen.fill(
      [
        [x - 0.045, y + 0.06],
        [x - 0.045, y - 0.54],
        [x + 0.045, y - 0.54],
        [x + 0.045, y + 0.06],
      ],
      {
        pigment: 'petal',
        tone: 0.2,
        line: inner,
      },
    );
    pen.fill(
      outlined(
        `${x - 0.065} ${y - 0.54}!, ${x - 0.06} ${y - 0.62}, ${x} ${y - 0.72}!, ${x + 0.06} ${y - 0.62}, ${x + 0.065} ${y - 0.54}!`,
      ),
      {
        pigment: 'gold',
        tone: 0.2,
        line: inner,
      },
    );
  }
}

function drawPiles(pen: Pen): void {
  for (const x of [-0.6, -0.52, 0.52, 0.6])
    pen.fill(
      [
        [x - 0.045, deck(x)],
        [x + 0.045, deck(x)],
        [x + 0.045, 0.72],
        [x - 0.045, 0.72],
      ],
      {
        pigment: 'petal',
        tone: 0.6,
        line: pen.weight.inner,
      },
    );
}

function drawWater(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.5 0.66!, -1.2 0.6, -0.8 0.68, -0.4 0.6, 0 0.68, 0.4 0.6, 0.8 0.68, 1.2 0.6, 1.5 0.66!, 1.2 0.94, 0.7 1.04, 0 1.08, -0.7 1.04, -1.2 0.94',
    ),
    {
      pigment: 'water',
      tone: (_, y) => clamp(0.1 + 1.4 * (y - 0.6)),
      line: inner,
    },
  );
  for (const ripple of [
    '-0.9 0.8, -0.6 0.76, -0.3 0.82',
    '-0.2 0.92, 0.1 0.88, 0.4 0.94',
    '0.4 0.78, 0.7 0.74, 1.0 0.8',
    '-0.7 0.94, -0.5 0.92, -0.36 0.95',
  ])
    pen.stroke(traced(ripple), detail * 1.5, { taper: 0.4 });
  for (const side of [-1, 1])
    pen.fill(
      outlined(
        `${side * 1.12} 0.5!, ${side * 1.3} 0.3, ${side * 1.56} 0.36, ${side * 1.7} 0.6, ${side * 1.6} 0.78, ${side * 1.3} 0.82, ${side * 1.1} 0.74!`,
      ),
      { pigment: 'grey', tone: (_, y) => clamp(0.2 + 0.9 * (y - 0.3)), line: inner },
    );
}
