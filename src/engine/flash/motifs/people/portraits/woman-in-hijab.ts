import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';

/** A woman in a hijab: the scarf close about her face, one end laid over her shoulder. */
export const womanInHijab = portrait({
  name: 'woman-in-hijab',
  tinted: ['leaf'],
  behind: drawBackOfScarf,
  face: { woman: { skin: 'bone', iris: 'wood', hasNeck: false } },
  garment: drawScarfAroundFace,
  over: drawLaidEnd,
});

const hem = symmetric(
  '0 -1.1, 0.46 -1.0, 0.78 -0.6, 0.86 0.0, 0.82 0.5, 0.9 0.86, 1.2 1.1, 1.34 1.5, 1.36 1.9!, 0 1.94',
);
const opening = symmetric(
  '0 -0.5, 0.28 -0.44, 0.44 -0.2, 0.46 0.06, 0.4 0.34, 0.27 0.54, 0.12 0.645, 0 0.66',
);

function drawBackOfScarf(pen: Pen): void {
  pen.fill(hem, { pigment: 'leaf', tone: 0.6, line: pen.weight.inner });
}

function drawScarfAroundFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([hem, opening], {
    pigment: 'leaf',
    tone: (x, y) =>
      clamp(
        0.08 +
          0.6 * smoothstep(0.4, 1.0, Math.abs(x + 0.08)) +
          0.3 * smoothstep(1.3, 0.7, y) * smoothstep(0.5, 0.8, y),
      ),
    line: inner * 1.2,
    rule: 'evenodd',
  });
  // The cap below the scarf shows at the brow.
  pen.fill(
    outlined('-0.36 -0.34!, -0.2 -0.46, 0 -0.5, 0.2 -0.46, 0.36 -0.34!, 0.2 -0.39, 0 -0.42, -0.2 -0.39'),
    {
      pigment: 'leafLight',
      tone: 0.2,
      line: detail,
    },
  );
  for (const fold of [
    '0.04 -1.0, 0.42 -0.86, 0.64 -0.44, 0.66 0.06, 0.56 0.46',
    '-0.04 -1.0, -0.42 -0.86, -0.64 -0.44, -0.66 0.06, -0.56 0.46',
    '0.06 -0.78, 0.38 -0.64, 0.54 -0.26, 0.54 0.1',
    '-0.06 -0.78, -0.38 -0.64, -0.54 -0.26, -0.54 0.1',
    '0.8 0.1, 0.74 0.5, 0.56 0.76',
    '-0.8 0.1, -0.74 0.5, -0.6 0.74',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.5 });
}

/** From the left cheek below the chin over the right shoulder. */
function drawLaidEnd(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.74 0.5!, -0.5 0.66, -0.2 0.74, 0.1 0.76, 0.36 0.7, 0.6 0.6!, 0.84 0.86, 1.06 1.1, 1.18 1.4!, 0.8 1.5, 0.3 1.4, -0.2 1.16, -0.6 0.86!',
    ),
    {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.06 + 0.35 * smoothstep(0.4, 1.2, x) + 0.4 * smoothstep(1.1, 1.5, y)),
      line: inner * 1.2,
    },
  );
  for (const fold of [
    '-0.56 0.7, -0.1 0.88, 0.4 0.9, 0.76 0.88',
    '-0.5 0.82, 0.0 1.06, 0.5 1.12, 0.98 1.1',
    '-0.3 0.96, 0.2 1.24, 0.7 1.34, 1.06 1.3',
  ])
    pen.stroke(traced(fold), detail * 1.6, { taper: 0.4 });
  for (const fold of [
    '-0.9 1.2, -0.94 1.5, -0.9 1.86',
    '-0.6 1.1, -0.56 1.4, -0.6 1.86',
    '0.3 1.56, 0.2 1.7, 0.24 1.88',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
}
