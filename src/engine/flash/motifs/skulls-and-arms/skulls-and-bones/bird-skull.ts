import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { beastSkull } from './beast-skull.ts';

/** The skull of a raven from the side: a round braincase, one large socket, a long beak. */
export const birdSkull = beastSkull('bird-skull', drawLowerBeak, drawSkull);

function drawLowerBeak(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(lowerBeak, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.25 + 0.6 * smoothstep(0.3, 0.6, y) + 0.2 * smoothstep(-0.4, 0.4, x)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.96 0.46, -0.5 0.46, -0.1 0.5'), detail * 1.3, { taper: 0.4 });
}

function drawSkull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(skull, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(
        0.04 +
          0.5 * smoothstep(0.0, 0.34, y) +
          0.55 * smoothstep(0.7, 1.16, x) +
          0.2 * smoothstep(-0.7, -1.3, x),
      ),
    line: inner * 1.3,
  });
  pen.fill(circle([0.2, -0.12], 0.3, 36), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.3 + 0.5 * (y + 0.2) + 0.2 * x),
    line: inner,
  });
  pen.fill(circle([0.2, -0.12], 0.22, 32), { black: 'always', tone: 1 });
  pen.fill(nostril, { black: 'always', tone: 1 });
  pen.fill(underArch, { black: 'always', tone: 1 });
  pen.fill(arch, { pigment: 'bone', tone: 0.25, line: inner });
  pen.fill(circle([0.62, 0.3], 0.09, 18), { pigment: 'bone', tone: 0.35, line: inner });
  pen.stroke(traced('-0.14 -0.36, -0.2 -0.14, -0.12 0.12'), inner, { taper: 0.3 });
  pen.stroke(traced('-0.46 -0.2, -0.86 -0.1, -1.2 0.12'), detail * 1.3, { taper: 0.5 });
  for (const crack of [
    '0.56 -0.62, 0.6 -0.46, 0.54 -0.36, 0.62 -0.24',
    '0.6 -0.46, 0.7 -0.4',
    '0.84 0.06, 0.78 0.16, 0.82 0.24',
  ])
    pen.stroke(traced(crack), detail * 1.2, { taper: 0.4 });
}

const skull = outlined(
  '-1.46 0.44!, -1.44 0.2, -1.24 -0.06, -0.9 -0.26, -0.5 -0.36, -0.16 -0.42, 0.06 -0.56, 0.36 -0.68, 0.7 -0.66, 1.0 -0.48, 1.16 -0.18, 1.12 0.12, 0.94 0.3, 0.74 0.36, 0.56 0.36, 0.4 0.26, 0.1 0.24, -0.14 0.26!, -0.6 0.26, -1.0 0.24, -1.24 0.28',
);
const lowerBeak = outlined(
  '-1.24 0.38!, -0.8 0.34, -0.3 0.36, 0.2 0.4, 0.56 0.32!, 0.7 0.36, 0.68 0.5, 0.4 0.58, 0 0.62, -0.4 0.6, -0.9 0.54',
);
const nostril = outlined('-0.72 -0.12!, -0.56 -0.2, -0.36 -0.18, -0.28 -0.1, -0.4 -0.05, -0.56 -0.06');
const underArch = outlined('-0.04 0.16, 0.2 0.2, 0.46 0.14, 0.56 0.22, 0.3 0.26, 0.06 0.25');
const arch = outlined(
  '-0.2 0.16!, 0.1 0.25, 0.4 0.26, 0.62 0.25!, 0.62 0.32!, 0.36 0.33, 0.06 0.32, -0.2 0.26!',
);
