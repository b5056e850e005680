import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';

/** A mole upright from the front: velvet fur, a pink snout, two shovels of hands. */
export const mole: Motif = {
  name: 'mole',
  tinted: ['dark'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBothSides(pen, drawFoot);
      drawBody(pen);
      drawBothSides(pen, drawHand);
      drawFace(pen);
    }),
};

function drawBody(pen: Pen): void {
  pen.fill(body, {
    pigment: 'dark',
    tone: (x, y) =>
      clamp(0.2 + 0.5 * smoothstep(0.2, 0.74, Math.abs(x + 0.06)) + 0.2 * smoothstep(0.2, 1, y)),
    line: pen.weight.inner * 1.3,
  });
  drawHairs(pen, traced('-0.4 0.3, 0 0.2, 0.4 0.3'), [0, 0.12], 8);
  drawHairs(pen, traced('-0.46 0.66, 0 0.6, 0.46 0.66'), [0, 0.12], 9);
}

function drawFoot(side: Pen): void {
  const { inner } = side.weight;
  side.fill(
    outlined(
      '0.16 0.98!, 0.3 0.9, 0.56 0.96, 0.74 1.08!, 0.66 1.1!, 0.7 1.18!, 0.56 1.15!, 0.54 1.22!, 0.4 1.16!, 0.2 1.14',
    ),
    {
      pigment: 'blush',
      tone: 0.3,
      line: inner * 1.1,
    },
  );
}

/** Spread outwards, palm to the front. */
function drawHand(side: Pen): void {
  const { inner, detail } = side.weight;
  for (const claw of claws) side.fill(outlined(claw), { pigment: 'foam', tone: 0.1, line: inner });
  side.fill(palm, {
    pigment: 'blush',
    tone: (x, y) => clamp(0.1 + 0.7 * (x - 0.6) + 0.4 * (y + 0.1)),
    line: inner * 1.2,
  });
  for (const line of [
    '0.82 -0.2, 0.74 -0.1',
    '0.94 -0.08, 0.82 -0.02',
    '0.98 0.06, 0.84 0.07',
    '0.94 0.2, 0.82 0.15',
  ])
    side.stroke(traced(line), detail * 1.4, { taper: 0.3 });
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    for (const whisker of ['0.16 -0.42, 0.36 -0.46, 0.52 -0.42', '0.16 -0.36, 0.34 -0.34, 0.5 -0.26'])
      side.stroke(traced(whisker), detail * 1.3, { taper: 0.5, tapering: 'end', isErasing: !side.isColored });
    side.dot([0.17, -0.66], inner * 1.3);
  });
  pen.fill(snout, {
    pigment: 'blush',
    tone: (x, y) => clamp(0.1 + 1.6 * Math.max(0, x) + 0.4 * (y + 0.5)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.03 -0.36, 0.07 -0.4, 0.09 -0.34, 0.05 -0.31'), { black: 'always' }),
  );
  pen.stroke(traced('-0.08 -0.5, 0 -0.48, 0.08 -0.5'), detail * 1.3, { taper: 0.3 });
  pen.stroke(traced('-0.14 -0.14, 0 -0.1, 0.14 -0.14'), inner * 1.1, { taper: 0.3, isErasing: true });
}

const body = symmetric(
  '0 -0.98, 0.22 -0.94, 0.38 -0.76, 0.46 -0.5, 0.58 -0.24, 0.7 0.1, 0.76 0.5, 0.66 0.86, 0.4 1.04, 0 1.08',
);
const snout = symmetric('0 -0.62, 0.1 -0.58, 0.15 -0.44, 0.17 -0.34, 0.1 -0.25, 0 -0.23');
const palm = outlined(
  '0.5 0.06!, 0.56 -0.12, 0.72 -0.26, 0.88 -0.26, 1.0 -0.12, 1.04 0.06, 0.98 0.22, 0.84 0.32, 0.66 0.3',
);
const claws = [
  '0.74 -0.24!, 0.88 -0.26!, 0.92 -0.5!',
  '0.86 -0.24!, 0.97 -0.14!, 1.16 -0.36!',
  '0.97 -0.14!, 1.03 0.0!, 1.3 -0.12!',
  '1.03 0.02!, 1.0 0.16!, 1.3 0.16!',
  '0.98 0.16!, 0.88 0.28!, 1.16 0.4!',
];
