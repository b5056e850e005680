import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A loaf from the tin, cut open, and the slice that was cut off leaning before it. */
export const bread: Motif = {
  name: 'bread',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawCrust(pen);
      drawCut(pen.at({ at: [-0.42, 0.1], scale: 0.94 }));
    });
    canvas.layer((pen) => drawCut(pen.at({ at: [-0.92, 0.3], scale: 0.86, angleRad: -0.26 })), {
      contour: 0.8,
    });
  },
};

/** Its length, away to the right; the cut end is drawn over its left. */
function drawCrust(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.4 -0.76!, 0.1 -1.02, 0.7 -1.12, 1.14 -1.0, 1.36 -0.72, 1.34 -0.44, 1.22 -0.3!, 1.2 0.4!, 0.8 0.7, 0.16 0.9!, -0.4 0.86!',
    ),
    {
      pigment: 'ember',
      tone: (x, y) => clamp(0.1 + 0.55 * smoothstep(-0.6, 0.4, y) + 0.3 * smoothstep(0.9, 1.36, x)),
      line: inner * 1.2,
    },
  );
  pen.fill(
    outlined('-0.2 -0.8!, 0.3 -0.98, 0.8 -1.02, 1.14 -0.9, 1.0 -0.76, 0.6 -0.78, 0.2 -0.66, -0.1 -0.56!'),
    {
      pigment: 'wood',
      tone: 0.15,
    },
  );
  for (const line of ['0.36 -0.3, 0.76 -0.4, 1.2 -0.32', '0.34 0.86, 0.4 0.3, 0.38 -0.2'])
    pen.stroke(traced(line), detail * 1.2, { taper: 0.3 });
  for (const [x, y] of [
    [0.34, -0.84],
    [0.62, -0.9],
    [0.9, -0.88],
  ] as const)
    pen.stroke(traced(`${x - 0.1} ${y + 0.18}, ${x} ${y + 0.04}, ${x + 0.16} ${y - 0.06}`), inner, {
      taper: 0.4,
    });
  for (const [x, y] of [
    [0.62, 0.1],
    [0.86, 0.34],
    [0.74, 0.5],
    [1.02, -0.04],
    [0.96, 0.2],
  ] as const)
    pen.dot([x, y], detail);
}

/** A slice face on: its crust, the crumb with its pores; about 1.4 wide. */
function drawCut(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined(slice), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.25 + 0.3 * x + 0.2 * y),
    line: inner * 1.2,
  });
  pen.fill(
    outlined(slice).map(([x, y]) => [0.02 + x * 0.87, 0.0 + y * 0.88] as const),
    {
      pigment: 'scroll',
      tone: (x, y) => clamp(0.02 + 0.35 * smoothstep(0.1, 0.7, x) + 0.2 * smoothstep(0.3, 0.8, y)),
      line: detail,
    },
  );
  for (const [x, y, size] of pores)
    pen
      .at({ at: [x, y], angleRad: x * 3 })
      .stroke(traced(`${-size} 0, 0 ${-0.4 * size}, ${size} 0`), inner * 0.9, { taper: 0.4 });
}

const slice =
  '-0.54 0.78!, -0.56 0.2, -0.57 -0.16!, -0.74 -0.3, -0.76 -0.58, -0.5 -0.8, 0 -0.86, 0.5 -0.8, 0.76 -0.58, 0.74 -0.3, 0.57 -0.16!, 0.56 0.2, 0.54 0.78!, 0 0.82';
const pores = [
  [-0.3, -0.46, 0.06],
  [0.1, -0.56, 0.045],
  [0.38, -0.4, 0.06],
  [-0.06, -0.2, 0.05],
  [0.26, -0.02, 0.045],
  [-0.32, 0.08, 0.05],
  [0.0, 0.3, 0.06],
  [0.3, 0.44, 0.05],
  [-0.28, 0.5, 0.045],
  [-0.5, -0.36, 0.03],
] as const;
