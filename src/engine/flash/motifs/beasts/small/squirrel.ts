import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

interface Look {
  readonly coat: Pigment;
  /** Pale stripes between dark ones down face and back, and a slim tail. */
  readonly isStriped: boolean;
}

/** A squirrel that sits up with an acorn in its paws, its tail raised behind; looks to the right. */
const squirrel = nutEater('squirrel', { coat: 'ember', isStriped: false });
/** A chipmunk: striped from nose to rump. */
const chipmunk = nutEater('chipmunk', { coat: 'ember', isStriped: true });

export const squirrels: readonly Motif[] = [squirrel, chipmunk];

function nutEater(name: string, look: Look): Motif {
  return {
    name,
    tinted: [look.coat],
    carries: ['acorn'],
    draw(canvas) {
      canvas.layer((pen) => {
        if (look.isStriped) drawSlimTail(pen);
        else drawTail(pen);
        drawBody(pen);
        if (look.isStriped) drawBackStripes(pen);
        drawHead(pen, look);
        drawAcorn(pen);
        drawArm(pen);
      });
    },
  };
}

function drawSlimTail(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    {
      line: '-0.2 1.02, -0.62 0.98, -0.8 0.6, -0.74 0.16, -0.88 -0.2, -1.0 -0.44',
      half: [0.12, 0.15, 0.16, 0.15, 0.13, 0.03],
    },
    {
      pigment: 'ember',
      tone: (x, y) => clamp(0.2 + 0.4 * smoothstep(-0.6, -1, x) + 0.3 * smoothstep(0.5, 1, y)),
    },
  );
  pen.stroke(traced('-0.3 1.04, -0.6 0.96, -0.79 0.6, -0.74 0.16, -0.86 -0.16'), inner * 2.2, { taper: 0.3 });
  drawHairs(pen, traced('-0.7 0.8, -0.84 0.4, -0.82 0.1, -0.96 -0.2'), [-0.12, -0.1], 10);
  drawHairs(pen, traced('-0.6 0.7, -0.64 0.3, -0.68 0.0, -0.82 -0.3'), [0.1, -0.1], 10);
}

/** Along the curve of the back, clear of the haunch. */
function drawBackStripes(pen: Pen): void {
  const { inner, contour } = pen.weight;
  pen.fill(outlined('-0.04 -0.2!, -0.16 0.06, -0.3 0.42, -0.34 0.62!, -0.26 0.5, -0.14 0.2, 0.04 -0.06!'), {
    pigment: 'scroll',
    tone: 0.05,
  });
  for (const line of ['-0.06 -0.24, -0.2 0.06, -0.34 0.44, -0.37 0.66', '0.06 -0.1, -0.1 0.18, -0.22 0.46'])
    pen.stroke(traced(line), Math.max(inner * 2, contour), { taper: 0.4 });
}

/** From the nose over the eye to the ear. */
function drawFaceStripes(pen: Pen): void {
  const { inner, contour } = pen.weight;
  const broad = Math.max(inner * 1.8, contour * 0.9);
  for (const band of [
    '0.66 -0.62!, 0.5 -0.72, 0.28 -0.7, 0.08 -0.6!, 0.24 -0.64, 0.48 -0.66',
    '0.66 -0.46!, 0.48 -0.45, 0.26 -0.46, 0.06 -0.42!, 0.26 -0.38, 0.5 -0.4',
  ])
    pen.fill(outlined(band), { pigment: 'foam', tone: 0.03, line: pen.weight.detail });
  pen.stroke(traced('0.76 -0.54, 0.58 -0.58, 0.36 -0.58, 0.06 -0.5'), broad, { taper: 0.3 });
  pen.stroke(traced('0.6 -0.74, 0.42 -0.8, 0.16 -0.74'), broad * 0.8, { taper: 0.4 });
}

function drawTail(pen: Pen): void {
  pen.fill(tail, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.15 + 0.5 * smoothstep(-0.5, -1.1, x) + 0.3 * smoothstep(0.4, 1, y)),
    line: pen.weight.inner * 1.1,
  });
  pen.stroke(
    traced('-0.4 1.02, -0.66 0.6, -0.7 0.1, -0.84 -0.36, -0.74 -0.74, -0.5 -0.8'),
    pen.weight.detail * 1.3,
    {
      taper: 0.3,
    },
  );
  drawHairs(pen, traced('-0.6 0.9, -0.84 0.4, -0.86 0, -1.0 -0.4, -0.86 -0.8'), [-0.14, -0.12], 16);
  drawHairs(pen, traced('-0.5 0.7, -0.56 0.2, -0.66 -0.2, -0.6 -0.56'), [0.12, -0.1], 12);
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.15 + 0.5 * smoothstep(0.0, -0.46, x) + 0.25 * y),
    line: inner * 1.1,
  });
  pen.fill(belly, { pigment: 'foam', tone: (x) => clamp(0.1 + 0.5 * (0.4 - x)), line: detail });
  drawHairs(pen, traced('0.26 0.2, 0.3 0.4, 0.28 0.6'), [0.06, 0.12], 7);
  pen.fill(haunch, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + 0.5 * (0.1 - x) + 0.3 * (y - 0.4)),
    line: inner,
  });
  pen.fill(outlined('-0.06 0.96!, 0.2 0.94, 0.5 0.98, 0.6 1.08, 0.44 1.14, 0 1.14, -0.14 1.08'), {
    pigment: 'ember',
    tone: 0.35,
    line: inner,
  });
  for (const toe of ['0.46 1.02, 0.52 1.1', '0.36 1.02, 0.4 1.11']) pen.stroke(traced(toe), detail * 1.2);
}

function drawHead(pen: Pen, { isStriped }: Look): void {
  const { inner, detail } = pen.weight;
  for (const [ear, shade] of isStriped ? roundEars : pointedEars)
    pen.fill(outlined(ear), { pigment: 'ember', tone: shade, line: inner });
  if (!isStriped) pen.stroke(traced('0.12 -0.8, 0.1 -0.98, 0.12 -1.1'), detail * 1.2, { taper: 0.4 });
  pen.fill(head, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.12 + 0.4 * smoothstep(0.2, -0.14, x) + 0.3 * smoothstep(-0.5, -0.2, y)),
    line: inner * 1.1,
  });
  pen.fill(cheek, { pigment: 'foam', tone: (_, y) => clamp(0.06 + 0.8 * (y + 0.4)), line: detail });
  if (isStriped) drawFaceStripes(pen);
  pen.fill(circle([0.42, -0.58], 0.105, 28), { pigment: 'foam', tone: 0, line: detail });
  pen.fill(circle([0.43, -0.57], 0.085, 26), { black: 'always', tone: 1 });
  pen.fill(circle([0.46, -0.605], 0.028, 12), { color: [255, 255, 255], tone: 0 });
  pen.fill(circle([0.79, -0.47], 0.05, 18), { black: 'always', tone: 1 });
  pen.stroke(traced('0.78 -0.42, 0.72 -0.34, 0.6 -0.32'), inner, { taper: 0.3 });
  for (const whisker of ['0.62 -0.4, 0.84 -0.36, 1.02 -0.28', '0.62 -0.37, 0.8 -0.3, 0.94 -0.18'])
    pen.stroke(traced(whisker), detail, { taper: 0.7, tapering: 'end' });
  drawHairs(pen, traced('0.1 -0.5, 0.12 -0.36, 0.2 -0.26'), [-0.06, 0.1], 6);
}

function drawAcorn(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const acorn = pen.at({ at: [0.66, -0.02], angleRad: 0.3 });
  acorn.fill(outlined('-0.16 0.0!, -0.15 0.18, -0.06 0.32, 0 0.4!, 0.06 0.32, 0.15 0.18, 0.16 0.0!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.25 + 2 * x),
    line: inner,
  });
  acorn.stroke(traced('0 -0.14, 0.02 -0.26'), inner * 1.8);
  acorn.fill(outlined('-0.2 0.02!, -0.17 -0.1, 0 -0.17, 0.17 -0.1, 0.2 0.02!, 0 0.06'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
  for (const x of [-0.1, 0, 0.1]) acorn.stroke(traced(`${x - 0.05} -0.1, ${x + 0.05} 0.02`), detail);
}

function drawArm(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.12 -0.06!, 0.1 0.14, 0.24 0.28, 0.46 0.24, 0.6 0.14!, 0.64 0.06, 0.56 0.0, 0.4 0.08, 0.32 -0.04!',
    ),
    {
      pigment: 'ember',
      tone: (x) => clamp(0.3 - 0.4 * (x - 0.2)),
      line: inner * 1.1,
    },
  );
  for (const finger of ['0.62 0.04, 0.55 0.07', '0.63 0.09, 0.56 0.12'])
    pen.stroke(traced(finger), detail * 1.2);
}

const pointedEars = [
  ['0.32 -0.76!, 0.36 -1.04, 0.46 -1.24!, 0.54 -1.0, 0.5 -0.74!', 0.5],
  ['0.06 -0.72!, 0.04 -1.02, 0.1 -1.26!, 0.26 -1.06, 0.3 -0.76!', 0.2],
] as const;
const roundEars = [
  ['0.3 -0.76!, 0.3 -0.94, 0.42 -1.02, 0.52 -0.92, 0.48 -0.74!', 0.5],
  ['0.02 -0.68!, -0.02 -0.9, 0.1 -1.02, 0.24 -0.92, 0.26 -0.74!', 0.2],
] as const;
const tail = outlined(
  '-0.22 1.1!, -0.62 1.02, -0.92 0.66, -0.98 0.2, -1.06 -0.1, -1.24 -0.4, -1.18 -0.8, -0.9 -1.08, -0.56 -1.1, -0.3 -0.9, -0.26 -0.66!, -0.4 -0.74, -0.5 -0.6, -0.42 -0.3, -0.34 0.1, -0.3 0.6',
);
const body = outlined(
  '0.1 -0.44, -0.12 -0.16, -0.3 0.2, -0.42 0.62, -0.36 0.96, -0.1 1.1, 0.26 1.08, 0.42 0.86, 0.48 0.5, 0.46 0.12, 0.44 -0.2',
);
const belly = outlined('0.3 -0.16!, 0.46 -0.1, 0.48 0.3, 0.44 0.7, 0.34 0.94!, 0.22 0.7, 0.22 0.3');
const haunch = outlined(
  '-0.3 0.5, -0.1 0.36, 0.16 0.46, 0.26 0.72, 0.16 0.98, -0.14 1.06, -0.36 0.94, -0.4 0.7',
);
const head = outlined(
  '-0.04 -0.5, 0.04 -0.74, 0.26 -0.86, 0.5 -0.8, 0.68 -0.64, 0.82 -0.52, 0.82 -0.4, 0.66 -0.26, 0.4 -0.16, 0.14 -0.2',
);
const cheek = outlined('0.24 -0.32!, 0.4 -0.4, 0.62 -0.44, 0.8 -0.4!, 0.66 -0.27, 0.42 -0.18');
