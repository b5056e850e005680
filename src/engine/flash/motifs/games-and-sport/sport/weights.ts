import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

const leanRad = -0.28;

/** A long bar with plates at both its ends. */
export const barbell: Motif = {
  name: 'barbell',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((upright) => {
      drawBarbell(upright.at({ angleRad: leanRad }));
    });
  },
};

/** A barbell that lies level, 3 long. */
export function drawBarbell(pen: Pen): void {
  drawBar(pen, 1.5, 0.055);
  drawBothSides(pen, (side) => {
    for (const [x, half, width] of [
      [0.86, 0.62, 0.16],
      [1.04, 0.48, 0.14],
      [1.2, 0.32, 0.12],
    ] as const)
      drawPlate(side, x, half, width);
    drawPlate(side, 0.76, 0.13, 0.08);
    drawPlate(side, 1.32, 0.12, 0.08);
  });
}

/** A short bar between two hexagonal heads. */
export const dumbbell: Motif = {
  name: 'dumbbell',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: leanRad });
      drawBar(pen, 0.6, 0.12);
      for (const x of [-0.3, -0.15, 0, 0.15, 0.3])
        pen.stroke(traced(`${x - 0.03} -0.12, ${x + 0.03} 0.12`), pen.weight.detail);
      drawBothSides(pen, (side) => {
        side.fill(
          outlined(
            '0.5 -0.34!, 0.66 -0.54!, 1.02 -0.54!, 1.18 -0.34!, 1.18 0.34!, 1.02 0.54!, 0.66 0.54!, 0.5 0.34!',
          ),
          {
            pigment: 'dark',
            tone: (_, y) => clamp(0.3 + 0.7 * y),
            line: side.weight.inner * 1.1,
          },
        );
        for (const y of [-0.26, 0.26])
          side.stroke(traced(`0.52 ${y}, 1.16 ${y}`), side.weight.inner, { isErasing: true, taper: 0.3 });
      });
    });
  },
};

/** An iron ball with its handle. */
export const kettlebell: Motif = {
  name: 'kettlebell',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(
        [
          symmetric('0 -1.05, 0.34 -1.02, 0.56 -0.84, 0.56 -0.5, 0.4 -0.1!, 0 -0.1!'),
          symmetric('0 -0.84, 0.24 -0.82, 0.34 -0.7, 0.34 -0.48, 0.22 -0.26!, 0 -0.2!'),
        ],
        { pigment: 'steel', tone: (x) => clamp(0.3 + 0.7 * x), line: inner, rule: 'evenodd' },
      );
      pen.fill(symmetric('0 -0.34, 0.44 -0.26, 0.76 0.02, 0.84 0.4, 0.7 0.78, 0.46 0.96!, 0 0.98!'), {
        pigment: 'dark',
        tone: (x, y) => clamp(0.3 + 0.5 * (x + y)),
        line: inner * 1.2,
      });
      pen.stroke(traced('-0.62 0.3, -0.54 0.04, -0.36 -0.12'), detail * 2, { isErasing: true, taper: 0.4 });
    });
  },
};

function drawBar(pen: Pen, half: number, thickness: number): void {
  pen.fill(
    outlined(
      `${-half} ${-thickness}!, ${half} ${-thickness}!, ${half} ${thickness}!, ${-half} ${thickness}!`,
    ),
    { pigment: 'steel', tone: (_, y) => clamp(0.3 + 5 * y), line: pen.weight.inner },
  );
}

function drawPlate(pen: Pen, x: number, half: number, width: number): void {
  pen.fill(outlined(`${x} ${-half}!, ${x + width} ${-half}!, ${x + width} ${half}!, ${x} ${half}!`), {
    pigment: width > 0.1 ? 'dark' : 'steel',
    tone: (_, y) => clamp(0.35 + 0.7 * y),
    line: pen.weight.inner,
  });
}
