import { spiral } from '../../../geometry/curve.ts';
import { clamp } from '../../../geometry/interval.ts';
import { fullTurn } from '../../../geometry/point.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';

/** A stone gateway with steps before it, a whirl of light where the door would be. */
export const portal: Motif = {
  name: 'portal',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawArch(pen);
      drawWhirl(pen);
      drawSteps(pen);
      for (const [x, y, scale] of [
        [-0.2, -0.5, 0.12],
        [0.24, -0.62, 0.09],
        [0.26, 0.3, 0.11],
        [-0.26, 0.16, 0.08],
      ] as const)
        drawSparkle(pen.at({ at: [x, y], scale }));
    });
  },
};

function drawArch(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.2, 0.46 -1.08, 0.8 -0.72, 0.88 -0.3!, 0.88 0.8!, 0 0.8!'), {
    pigment: 'grey',
    tone: 0.6,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    for (let i = 0; i < 4; i++) {
      const [y, next] = [-0.28 + 0.27 * i, -0.01 + 0.27 * i];
      side.fill(outlined(`0.56 ${y}!, 0.9 ${y}!, 0.9 ${next - 0.02}!, 0.56 ${next - 0.02}!`), {
        pigment: 'grey',
        tone: (x) => clamp(0.1 + 1.2 * (x - 0.56)),
        line: inner,
      });
    }
    for (let i = 0; i < 4; i++) {
      const [from, to] = [0.04 + 0.36 * i, 0.38 + 0.36 * i];
      const corner = (angle: number, radius: number) =>
        `${Math.cos(angle) * radius} ${-0.3 - Math.sin(angle) * radius * 1.04}!`;
      side.fill(
        outlined(`${corner(from, 0.56)}, ${corner(from, 0.92)}, ${corner(to, 0.92)}, ${corner(to, 0.56)}`),
        {
          pigment: 'grey',
          tone: 0.2,
          line: inner,
        },
      );
    }
  });
  pen.fill(symmetric('0 -1.34!, 0.16 -1.32!, 0.11 -0.84!, 0 -0.82'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
}

function drawWhirl(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.88, 0.32 -0.8, 0.52 -0.54, 0.56 -0.3!, 0.56 0.8!, 0 0.8!'), {
    pigment: 'violet',
    tone: (x, y) => clamp(0.05 + 1.1 * Math.sqrt(x * x + (y + 0.06) ** 2)),
    line: inner * 1.1,
  });
  for (let arm = 0; arm < 4; arm++)
    pen.stroke(spiral([0, -0.06], (arm / 4) * fullTurn, 0.04, 0.5, 1.1, 40), (t) => inner * (2.2 - 1.4 * t), {
      taper: 0.3,
    });
}

function drawSteps(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [half, y] of [
    [0.94, 0.78],
    [1.1, 0.92],
    [1.26, 1.06],
  ] as const)
    pen.fill(
      traced(`${-half} ${y}, ${half} ${y}`).concat([
        [half + 0.02, y + 0.15],
        [-half - 0.02, y + 0.15],
      ]),
      {
        pigment: 'grey',
        tone: (_, py) => clamp(0.1 + 3 * (py - y)),
        line: inner,
      },
    );
}
