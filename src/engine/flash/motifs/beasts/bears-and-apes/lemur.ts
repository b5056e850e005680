import { clamp, smoothstep } from '../../../geometry/interval.ts';

import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb, limbOutline } from '../../parts/any-beast/limb.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';

/** A ring-tailed lemur that sits facing us, its tail raised beside it. */
export const lemur: Motif = {
  name: 'lemur',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTail(pen);
      drawBody(pen);
      drawHead(pen.at({ at: [-0.2, -0.5], scale: 0.56 }));
    });
  },
};

function drawTail(pen: Pen): void {
  drawLimb(pen, tail, {
    pigment: 'foam',
    tone: (x) => clamp(1.4 * (x - 0.72)),
    line: pen.weight.inner * 1.2,
  });
  const outline = limbOutline(tail);
  const half = outline.length / 2;
  const [left, right] = [outline.slice(0, half), outline.slice(half).toReversed()];
  for (let i = 4; i + 3 <= half; i += 6)
    pen.fill([...left.slice(i, i + 4), ...right.slice(i, i + 4).toReversed()], { black: 'always', tone: 1 });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const fur = {
    pigment: 'grey' as const,
    tone: (x: number) => clamp(0.12 + 0.9 * smoothstep(0.1, 0.6, Math.abs(x + 0.24))),
  };
  pen.fill(outlined(body), { ...fur, line: inner * 1.2 });
  pen.fill(outlined(breast), {
    pigment: 'foam',
    tone: (_, y) => clamp(0.05 + 0.5 * (y - 0.3)),
    line: detail,
  });
  for (const row of ['-0.4 0.1, -0.2 0.16, 0.0 0.1', '-0.38 0.36, -0.2 0.42, -0.02 0.36'])
    drawHairs(pen, traced(row), [0, 0.12], 6);
  for (const side of [-1, 1]) {
    const half = pen.at({ at: [-0.2, 0], isFlipped: side < 0 });
    half.fill(outlined('0.14 0.86!, 0.2 0.5, 0.42 0.34, 0.6 0.5, 0.62 0.82, 0.46 1.04, 0.2 1.06!'), {
      pigment: 'grey',
      tone: (x) => clamp(0.15 + 0.8 * (x - 0.2)),
      line: inner * 1.1,
    });
    half.fill(outlined('0.08 0.98, 0.26 0.92, 0.5 1.0, 0.52 1.12, 0.26 1.16, 0.1 1.12'), {
      pigment: 'dark',
      tone: 0.5,
      line: inner,
    });
    drawLimb(
      half,
      { line: '0.3 -0.02, 0.36 0.3, 0.28 0.6, 0.18 0.84', half: [0.12, 0.11, 0.09, 0.08] },
      { pigment: 'grey', tone: (x) => clamp(0.1 + 1.6 * (x - 0.2)), line: inner },
    );
    half.fill(outlined('0.08 0.84, 0.18 0.78, 0.28 0.84, 0.24 0.98, 0.12 0.98'), {
      pigment: 'dark',
      tone: 0.5,
      line: inner,
    });
  }
}

/** About 1.7 wide. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.4 -0.5!, 0.5 -0.86, 0.78 -1.1!, 0.94 -0.98!, 1.02 -0.82!, 0.98 -0.5, 0.78 -0.2!'), {
      pigment: 'foam',
      tone: (x) => clamp(0.8 * (0.8 - x)),
      line: inner * 1.1,
    });
    side.fill(outlined('0.54 -0.52!, 0.64 -0.78, 0.8 -0.9!, 0.84 -0.6, 0.72 -0.36!'), {
      pigment: 'grey',
      tone: 0.5,
      line: detail,
    });
  });
  pen.fill(crown, {
    pigment: 'grey',
    tone: (x) => clamp(0.2 + 0.6 * smoothstep(0.2, 0.7, Math.abs(x))),
    line: inner * 1.2,
  });
  pen.fill(face, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.6 * smoothstep(0.5, 0.8, Math.abs(x)) + 0.4 * smoothstep(0.4, 0.8, y)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.1 -0.04, 0.2 -0.3, 0.42 -0.4, 0.62 -0.26, 0.64 -0.02, 0.46 0.14, 0.24 0.18'), {
      black: 'always',
      tone: 1,
    });
    drawRoundEye(side, [0.38, -0.13], 0.18, 'ember');
  });
  pen.fill(snout, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.15 + 1.2 * Math.abs(x) + 0.6 * (y - 0.4)),
    line: inner,
  });
  pen.fill(symmetric('0 0.34, 0.12 0.34, 0.16 0.42!, 0.08 0.52, 0 0.54!'), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.14 0.66, 0.0 0.62, 0.14 0.66'), inner, { taper: 0.3 });
  pen.stroke(traced('0.0 0.53, 0.0 0.62'), inner);
}

const tail = {
  line: '0.1 0.94, 0.6 1.04, 0.94 0.76, 0.92 0.3, 0.72 -0.14, 0.76 -0.62, 1.04 -0.98, 1.32 -0.86',
  half: [0.1, 0.13, 0.15, 0.16, 0.17, 0.17, 0.16, 0.13, 0.03],
};
const body =
  '-0.2 -0.3, 0.08 -0.22, 0.24 0.1, 0.32 0.5, 0.3 0.9, 0.06 1.06, -0.2 1.08, -0.46 1.06, -0.7 0.9, -0.72 0.5, -0.64 0.1, -0.48 -0.22';
const breast = '-0.2 -0.2, 0.0 -0.1, 0.06 0.3, 0.04 0.7, -0.2 0.92, -0.44 0.7, -0.46 0.3, -0.4 -0.1';
const crown = symmetric(
  '0 -0.8, 0.4 -0.74, 0.72 -0.46, 0.86 -0.06!, 0.8 0.1!, 0.86 0.24!, 0.7 0.3!, 0.6 0.5, 0.3 0.7, 0 0.76',
);
const face = symmetric(
  '0 -0.2!, 0.14 -0.44, 0.44 -0.56, 0.7 -0.32, 0.76 0.0, 0.64 0.3, 0.4 0.52, 0.2 0.74, 0 0.8',
);
const snout = symmetric('0 0.06, 0.14 0.14, 0.22 0.36, 0.26 0.56, 0.18 0.74, 0 0.8');
