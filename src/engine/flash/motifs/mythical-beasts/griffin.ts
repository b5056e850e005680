import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawHairs } from '../parts/any-beast/fur.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawRoundEye } from '../parts/any-beast/round-eye.ts';
import { drawFeatheredWing } from '../parts/birds/plumage.ts';

/** A griffin: an eagle before, a lion behind, its wings raised; looks to the right. */
export const griffin: Motif = {
  name: 'griffin',
  tinted: ['gold'],
  carries: ['wings'],
  draw(canvas) {
    canvas.layer((pen) => drawWing(pen.at({ at: [0.24, -0.06], angleRad: 0.3, scale: 0.9 }), 0.35), {
      contour: 0.8,
    });
    canvas.layer((pen) => {
      drawTail(pen);
      drawHindLeg(pen.at({ at: [0.32, -0.06] }), 0.65);
      drawForeleg(pen, '0.56 0.2, 0.84 0.3, 1.02 0.44, 1.0 0.66', [1.02, 0.7], 0.5);
      drawBody(pen);
      drawHindLeg(pen, 0.1);
      drawForeleg(pen, '0.4 0.24, 0.46 0.56, 0.38 0.8, 0.42 1.06', [0.44, 1.1], 0.1);
      drawBreast(pen);
      drawHead(pen);
    });
    canvas.layer((pen) => drawWing(pen, 0), { contour: 0.8 });
  },
};

function drawWing(pen: Pen, shade: number): void {
  drawFeatheredWing(pen, traced('-0.62 -1.2, -0.5 -0.96, -0.12 -0.6, 0.2 -0.2, 0.22 0.04'), [
    {
      feathers: 12,
      pigment: 'wood',
      lengths: [0.74, 0.62],
      anglesRad: [-1.9, -3.5],
      width: 0.24,
      shade: shade + 0.05,
    },
    { feathers: 10, pigment: 'ember', lengths: [0.46, 0.4], anglesRad: [-1.8, -3.5], width: 0.34, shade },
    { feathers: 8, pigment: 'wood', lengths: [0.26, 0.26], anglesRad: [-1.7, -3.5], width: 0.5, shade },
  ]);
}

function drawTail(pen: Pen): void {
  drawLimb(
    pen,
    {
      line: '-0.82 0.2, -1.12 0.34, -1.34 0.1, -1.2 -0.2, -1.36 -0.46',
      half: [0.09, 0.075, 0.065, 0.055, 0.05],
    },
    { pigment: 'gold', tone: 0.35 },
  );
  pen.fill(
    outlined(
      '-1.3 -0.36!, -1.46 -0.4, -1.56 -0.58!, -1.48 -0.6, -1.5 -0.84!, -1.38 -0.74, -1.24 -0.86!, -1.26 -0.66, -1.2 -0.56!, -1.28 -0.46',
    ),
    {
      pigment: 'wood',
      tone: 0.3,
      line: pen.weight.inner * 1.1,
    },
  );
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.06 + 0.7 * smoothstep(0.1, 0.5, y) + 0.3 * smoothstep(-0.5, -0.95, x)),
    line: inner * 1.2,
  });
  for (const rib of ['-0.3 0.14, -0.24 0.28, -0.28 0.4', '-0.14 0.16, -0.08 0.3, -0.12 0.42'])
    pen.stroke(traced(rib), detail * 1.4, { taper: 0.4 });
}

function drawHindLeg(pen: Pen, shade: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(hindLeg, {
    pigment: 'gold',
    tone: (x, y) => clamp(shade + 0.6 * smoothstep(0.5, 1.1, y) + 0.3 * smoothstep(-0.8, -1, x)),
    line: inner * 1.2,
  });
  for (const x of [-0.5, -0.4]) pen.stroke(traced(`${x} 1.06, ${x + 0.03} 1.15`), detail * 1.4);
  pen.stroke(traced('-0.42 0.3, -0.46 0.5, -0.6 0.62'), detail * 1.4, { taper: 0.4 });
}

/** Scaled below the knee, with talons. */
function drawForeleg(pen: Pen, line: string, [x, y]: readonly [number, number], shade: number): void {
  const { inner } = pen.weight;
  const foot = pen.at({ at: [x, y] });
  for (const toe of [
    '-0.02 -0.08!, -0.2 0.0, -0.24 0.14!, -0.1 0.1, 0.02 0.06!',
    '0.0 -0.08!, 0.2 -0.06, 0.36 0.14!, 0.2 0.08, 0.04 0.08!',
    '-0.06 -0.06!, 0.1 0.0, 0.14 0.2!, 0.02 0.12, -0.08 0.06!',
  ])
    foot.fill(outlined(toe), { pigment: 'ember', tone: shade + 0.1, line: inner });
  drawLimb(
    pen,
    { line, half: [0.2, 0.13, 0.08, 0.08] },
    { pigment: 'ember', tone: (px) => clamp(shade + 1.4 * (px - x + 0.08)) },
  );
}

function drawBreast(pen: Pen): void {
  pen.fill(breast, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.5 * smoothstep(0, 0.5, y) + 0.5 * smoothstep(0.5, 0.2, x + 0.1 * y)),
    line: pen.weight.inner * 1.2,
  });
  for (const [line, count] of [
    ['0.36 -0.5, 0.56 -0.42, 0.7 -0.46', 6],
    ['0.3 -0.24, 0.52 -0.16, 0.76 -0.2', 7],
    ['0.28 0.02, 0.52 0.1, 0.78 0.04', 7],
  ] as const)
    drawHairs(pen, traced(line), [-0.03, 0.15], count);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.5 -1.1!, 0.34 -1.26, 0.26 -1.52!, 0.52 -1.42, 0.66 -1.18!'), {
    pigment: 'foam',
    tone: 0.4,
    line: inner * 1.1,
  });
  pen.fill(outlined('0.88 -0.8!, 1.08 -0.72, 1.1 -0.62!, 0.94 -0.62, 0.8 -0.68!'), {
    pigment: 'ember',
    tone: 0.5,
    line: inner,
  });
  pen.fill(head, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.5 * smoothstep(0.6, 0.3, x) + 0.4 * smoothstep(-0.9, -0.6, y)),
    line: inner * 1.2,
  });
  pen.fill(beak, { pigment: 'ember', tone: (_, y) => clamp(0.05 + 1.4 * (y + 1.0)), line: inner * 1.1 });
  pen.stroke(traced('1.1 -0.8, 0.98 -0.82, 0.84 -0.78'), inner);
  pen.dot([1.02, -0.96], detail * 1.3);
  drawRoundEye(pen, [0.74, -0.98], 0.075, 'gold');
  pen.stroke(traced('0.58 -1.08, 0.74 -1.1, 0.9 -1.0'), inner * 2, { taper: 0.3 });
}

const body = outlined(
  '0.5 -0.24, 0.16 -0.16, -0.3 -0.12, -0.7 -0.14, -0.94 0.04, -0.96 0.3, -0.7 0.46, -0.3 0.44, 0.1 0.52, 0.5 0.5, 0.72 0.2',
);
const hindLeg = outlined(
  '-0.98 0.24, -0.84 -0.02, -0.56 0.0, -0.38 0.24, -0.42 0.5, -0.62 0.7, -0.56 0.92, -0.36 1.0, -0.3 1.14, -0.4 1.2!, -0.78 1.2!, -0.8 0.96, -0.86 0.74, -0.96 0.5',
);
const breast = outlined(
  '0.34 -0.86!, 0.26 -0.5, 0.16 -0.1, 0.22 0.2, 0.3 0.4!, 0.44 0.34, 0.52 0.54!, 0.64 0.36, 0.78 0.4!, 0.86 0.1, 0.84 -0.3, 0.78 -0.6, 0.84 -0.8!',
);
const head = outlined(
  '0.3 -0.72!, 0.36 -0.98, 0.5 -1.18, 0.74 -1.24, 0.92 -1.14, 0.98 -0.96, 0.92 -0.8, 0.84 -0.66, 0.9 -0.52!, 0.72 -0.6, 0.64 -0.46!, 0.54 -0.58, 0.42 -0.46!, 0.38 -0.6',
);
const beak = outlined(
  '0.92 -1.12!, 1.1 -1.08, 1.24 -0.94, 1.26 -0.7!, 1.16 -0.78, 1.02 -0.78, 0.86 -0.76!, 0.9 -0.94',
);
