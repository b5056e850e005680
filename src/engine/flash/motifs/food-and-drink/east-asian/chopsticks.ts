import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pair of chopsticks, a little apart. */
export const chopsticks: Motif = {
  name: 'chopsticks',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawStick(pen.at({ at: [-0.8, 0.56], angleRad: -0.72 }));
      drawStick(pen.at({ at: [-0.7, 0.78], angleRad: -0.52 }));
    }),
};

/** A pair of chopsticks that holds a piece of sushi. */
export const chopsticksAndSushi: Motif = {
  name: 'chopsticks-and-sushi',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawStick(pen.at({ at: [-0.62, 0.16], angleRad: -0.74 }));
      drawSushi(pen.at({ at: [-0.42, 0.5], angleRad: -0.1, scale: 0.72 }));
      drawStick(pen.at({ at: [-0.3, 0.62], angleRad: -0.56 }));
    }),
};

/** Along the x axis from its thin end at -0.2, 2.3 long. */
function drawStick(pen: Pen): void {
  const { inner } = pen.weight;
  const round = (_: number, y: number) => clamp(0.15 + 0.7 * smoothstep(-0.03, 0.06, y));
  pen.fill(outlined('-0.2 -0.03!, 2.1 -0.08!, 2.1 0.08!, -0.2 0.03!'), {
    pigment: 'petal',
    tone: round,
    line: inner * 1.1,
  });
  pen.fill(outlined('1.5 -0.068!, 1.62 -0.07!, 1.62 0.07!, 1.5 0.068!'), {
    pigment: 'gold',
    tone: round,
    line: inner,
  });
  pen.fill(outlined('1.72 -0.072!, 2.1 -0.08!, 2.12 0, 2.1 0.08!, 1.72 0.072!'), {
    pigment: 'dark',
    tone: round,
    line: inner,
  });
}

/** Rice under a slice of salmon, a band of seaweed around both; about 2 wide. */
function drawSushi(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.84 -0.06, -0.9 0.28, -0.74 0.54, -0.3 0.6, 0.3 0.6, 0.76 0.52, 0.9 0.24, 0.84 -0.06, 0 -0.16',
    ),
    {
      pigment: 'foam',
      tone: (_, y) => clamp(0.05 + 0.9 * smoothstep(0.2, 0.66, y)),
      line: inner * 1.1,
    },
  );
  for (const [x, y, turn] of grains)
    pen.at({ at: [x, y], angleRad: turn }).stroke(traced('-0.06 0, 0 -0.03, 0.06 0'), detail * 1.3);
  pen.fill(
    outlined(
      '-1.04 0.12, -0.98 -0.2, -0.6 -0.46, 0 -0.54, 0.6 -0.46, 0.98 -0.2, 1.06 0.12, 0.9 0.16, 0.5 0.04, 0 0, -0.5 0.04, -0.9 0.18',
    ),
    {
      pigment: 'ember',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(-0.3, 0.16, y) + 0.2 * x),
      line: inner * 1.1,
    },
  );
  for (const x of [-0.7, -0.4, 0.36, 0.66])
    pen.stroke(traced(`${x + 0.14} -0.4, ${x} -0.2, ${x - 0.06} 0.02`), inner, {
      isErasing: !pen.isColored,
      taper: 0.3,
    });
  pen.fill(outlined('-0.2 -0.54!, 0 -0.56, 0.2 -0.54!, 0.22 0, 0.2 0.61!, 0 0.62, -0.2 0.61!, -0.2 0'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner,
  });
}

const grains = [
  [-0.7, 0.26, 0.4],
  [-0.5, 0.18, -0.3],
  [-0.52, 0.42, 0.1],
  [-0.32, 0.34, 0.8],
  [0.36, 0.2, 0.3],
  [0.56, 0.36, -0.4],
  [0.38, 0.46, 0.1],
  [0.74, 0.2, 0.7],
] as const;
