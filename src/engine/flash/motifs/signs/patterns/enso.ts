import { lerp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Where the brush was set down, and how far round it went before it left the paper. */
const [start, sweep] = [Math.PI * 0.62, Math.PI * 1.9];

/** The circle of Zen: one stroke of a wet brush that runs dry, not quite closed. */
export const enso: Motif = {
  name: 'enso',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.fill(outline(), { pigment: 'dark', black: 'uncolored', tone: 0.85 });
        drawDryHairs(pen);
        for (const [x, y, radius] of splashes)
          pen.fill(circleOf(x, y, radius), { pigment: 'dark', black: 'uncolored', tone: 0.85 });
      },
      { contour: 0, isInverted: false },
    );
  },
};

/** A point of the stroke: `t` along it, `across` from its inner edge (-1) to its outer one (1). */
function at(t: number, across: number): Point {
  const swell = 0.05 + 0.13 * Math.min(1, t * 9) * (1 - 0.5 * t) + 0.03 * Math.sin(t * 7);
  const radius = 0.98 - 0.05 * t + 0.04 * Math.sin(t * 5 + 1) + across * swell;
  return polar(start + sweep * t, radius);
}

/** Smooth where the brush was wet, torn where it ends. */
function outline(): Point[] {
  const outer = steps(80, 0, 0.93).map((t) => at(t, 1 + 0.05 * Math.sin(t * 61)));
  const inner = steps(80, 0, 0.95).map((t) => at(t, -1 - 0.06 * Math.sin(t * 47)));
  const torn = steps(11, 1, -1).map((across, i) =>
    at(i % 2 ? 0.9 : 0.985 + 0.02 * Math.sin(i * 2.4), across),
  );
  const set = steps(6, -1, 1).map((across, i) =>
    at(-0.012 * (i % 2 ? 1 : 2.4) - 0.01 * (1 - across * across), across),
  );
  return [...outer, ...torn, ...inner.toReversed(), ...set];
}

/** The bristles part towards the end and leave the paper bare. */
function drawDryHairs(pen: Pen): void {
  for (const [across, from, to, width] of hairs) {
    const side = (sign: number) =>
      steps(40, from, to).map((t, i) =>
        at(
          t,
          across + 0.03 * Math.sin(t * 30 + across * 9) + sign * width * Math.sin((Math.PI * i) / 40) ** 0.5,
        ),
      );
    pen.fill([...side(1), ...side(-1).toReversed()], { pigment: 'foam', tone: 0 });
  }
}

const hairs = steps(8, -0.8, 0.8).map(
  (across, i) =>
    [across, lerp(0.36, 0.74, ((i * 5) % 9) / 8), i % 3 === 1 ? 0.9 : 0.985, i % 2 ? 0.055 : 0.03] as const,
);
const splashes = [
  [-0.5, 1.24, 0.035],
  [0.3, 1.26, 0.02],
  [-0.22, 1.3, 0.022],
] as const;

function circleOf(x: number, y: number, radius: number): Point[] {
  return steps(15, 0, 2 * Math.PI).map((angle) => polar(angle, radius, [x, y]));
}
