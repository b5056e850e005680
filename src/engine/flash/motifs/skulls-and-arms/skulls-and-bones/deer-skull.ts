import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawAntler } from '../../beasts/hoofed/deer.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** The skull of a stag from the front, long and narrow under its antlers. */
export const deerSkull: Motif = {
  name: 'deer-skull',
  tinted: ['bone'],
  draw(canvas) {
    for (const isFlipped of [true, false]) canvas.layer(drawAntler, { at: { isFlipped }, contour: 0.7 });
    canvas.layer(drawSkull);
  },
};

function drawSkull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(noseHollow, { black: 'always', tone: 1 });
  drawBothSides(pen, (side) =>
    side.fill(jawTip, {
      pigment: 'bone',
      tone: (x) => clamp(0.1 + 0.7 * smoothstep(0.1, 0.3, x)),
      line: inner * 1.1,
    }),
  );
  pen.fill(face, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(0.04 + 0.65 * smoothstep(0.16, 0.5, Math.abs(x + 0.04)) + 0.2 * smoothstep(0.5, 0.9, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(socket, { black: 'always', tone: 1 });
    side.stroke(traced('0.2 -0.1, 0.3 -0.24, 0.48 -0.24, 0.58 -0.1'), inner, { taper: 0.3 });
    side.fill(tearPit, { black: 'always', tone: 1 });
    side.stroke(traced('0.16 0.2, 0.12 0.5, 0.13 0.84'), inner, { taper: 0.4 });
    side.stroke(traced('0.3 0.36, 0.24 0.56, 0.22 0.76'), detail * 1.2, { taper: 0.5 });
    side.stroke(traced('0.02 -0.28, 0.14 -0.24, 0.26 -0.3'), detail * 1.2, { taper: 0.5 });
  });
  pen.stroke(traced('0 -0.56, 0.02 -0.42, -0.02 -0.3, 0.01 -0.1, 0 0.3, 0 0.9'), detail * 1.3, {
    taper: 0.2,
  });
}

const face = symmetric(
  '0 -0.6, 0.2 -0.58, 0.36 -0.44, 0.4 -0.28, 0.56 -0.2, 0.64 -0.04, 0.58 0.14, 0.42 0.24, 0.34 0.42, 0.27 0.66, 0.27 0.86, 0.18 0.98!, 0.13 0.84, 0.06 0.94, 0 1.02!',
);
const socket = outlined('0.28 0.02, 0.3 -0.12, 0.42 -0.18, 0.53 -0.11, 0.54 0.03, 0.46 0.13, 0.34 0.12');
const tearPit = outlined('0.22 0.2!, 0.3 0.24, 0.26 0.4!, 0.2 0.3');
const noseHollow = symmetric('0 0.8!, 0.2 0.8!, 0.2 1.2, 0.08 1.3, 0 1.24!');
const jawTip = outlined(
  '0.16 0.84!, 0.27 0.84!, 0.25 1.06, 0.26 1.22, 0.2 1.4, 0.1 1.46, 0.05 1.38!, 0.12 1.2, 0.13 1.02',
);
