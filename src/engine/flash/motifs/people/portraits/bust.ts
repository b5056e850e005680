import { spiral } from '../../../geometry/curve.ts';
import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** A marble bust of antiquity: curls, blank calm, cut off at the chest; a crack through the cheek. */
export const bust: Motif = {
  name: 'bust',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawChest(pen);
      drawCurls(pen, backCurls);
      drawManFace(pen, { skin: 'foam', mood: 'calm' });
      drawBothSides(pen, drawBlankEye);
      drawCurls(pen, frontCurls);
      pen.stroke(traced('0.5 -0.3!, 0.36 -0.02!, 0.42 0.16!, 0.28 0.4!, 0.34 0.56!'), pen.weight.inner, {
        taper: 0.3,
      });
    });
    canvas.layer(drawPlinth, { contour: 0.8 });
  },
};

/** Caesar as marble shows him: cropped hair beneath a laurel wreath. */
export const caesar: Motif = {
  name: 'caesar',
  tinted: ['foam'],
  carries: ['laurel'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawChest(pen);
      pen.fill(symmetric('0 -1.0, 0.34 -0.94, 0.58 -0.68, 0.66 -0.3, 0.6 0.06!, 0 0'), {
        pigment: 'foam',
        tone: (x) => clamp(0.2 + 0.6 * smoothstep(0.2, 0.66, Math.abs(x + 0.05))),
        line: pen.weight.inner * 1.1,
      });
      drawManFace(pen, { skin: 'foam', mood: 'calm', cast: 'aged' });
      drawBothSides(pen, drawBlankEye);
      drawBothSides(pen, (side) => {
        drawCroppedHair(side);
        drawLaurel(side);
      });
    });
    canvas.layer(drawPlinth, { contour: 0.8 });
  },
};

/** Short strands combed over the forehead. */
function drawCroppedHair(side: Pen): void {
  for (const [x, tip] of [
    [0.46, 0.56],
    [0.34, 0.44],
    [0.22, 0.3],
    [0.1, 0.16],
    [0, 0.03],
  ] as const)
    side.fill(
      outlined(
        `${x - 0.09} -0.86!, ${x + 0.08} -0.86!, ${tip + 0.07} -0.6, ${tip} -0.42!, ${tip - 0.08} -0.58`,
      ),
      {
        pigment: 'foam',
        tone: (_, y) => clamp(0.6 - 1.2 * (y + 0.86)),
        line: side.weight.inner * 0.9,
      },
    );
}

/** The leaves of one side, from the ear up to the brow, each over the last. */
function drawLaurel(side: Pen): void {
  for (const [x, y, angleRad] of laurel)
    for (const turn of [0.5, -0.5]) {
      const leaf = side.at({ at: [x, y], angleRad: angleRad + turn, scale: 0.34 });
      leaf.fill(outlined('0 0!, 0.3 -0.2, 0.7 -0.18, 1 0!, 0.7 0.18, 0.3 0.2'), {
        pigment: 'leaf',
        tone: (px) => clamp(0.6 - 0.6 * px),
        line: side.weight.inner,
      });
      leaf.stroke(traced('0.1 0, 0.8 0'), side.weight.detail, { taper: 0.4 });
    }
}

/** Without iris or pupil, as stone has lost its paint. */
function drawBlankEye(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.1 -0.06!, 0.19 -0.16, 0.33 -0.16, 0.43 -0.07!, 0.33 0.0, 0.19 0.0'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.3 - 2 * (y + 0.08) + 0.4 * (x - 0.26)),
    line: detail,
  });
  side.stroke(traced('0.09 -0.05, 0.17 -0.15, 0.26 -0.17, 0.35 -0.15, 0.45 -0.05'), inner * 1.4, {
    taper: 0.25,
  });
  side.fill(
    outlined('0.05 -0.36!, 0.22 -0.38, 0.4 -0.34, 0.55 -0.18!, 0.36 -0.24, 0.22 -0.25, 0.07 -0.22!'),
    { pigment: 'foam', tone: 0.2, line: detail },
  );
}

function drawCurls(pen: Pen, curls: readonly (readonly [number, number, number])[]): void {
  const { inner } = pen.weight;
  for (const [x, y, radius] of curls)
    for (const side of x === 0 ? [1] : [-1, 1]) {
      pen.fill(circle([side * x, y], radius, 28), {
        pigment: 'foam',
        tone: (px, py) => clamp(0.25 + (0.5 * (px - side * x + py - y)) / radius),
        line: inner,
      });
      pen.stroke(spiral([side * x, y], 1 + x, radius * 0.7, radius * 0.1, 1.2 * side, 18), inner * 0.8, {
        taper: 0.3,
      });
    }
}

function drawChest(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.5, 0.3 0.5, 0.3 0.84, 0.6 0.98, 1.06 1.1, 1.1 1.4!, 0.7 1.5, 0.4 1.72!, 0 1.8!'), {
    pigment: 'foam',
    tone: (x, y) =>
      clamp(
        0.04 + 0.55 * smoothstep(0.3, 1.0, Math.abs(x)) + 0.6 * smoothstep(1.0, 0.7, y) + 0.2 * (y - 1.2),
      ),
    line: inner * 1.1,
  });
  for (const line of [
    '-0.1 1.02, -0.4 1.08, -0.8 1.1',
    '0.1 1.02, 0.4 1.08, 0.8 1.1',
    '0 1.2, 0 1.5',
    '-0.2 0.8, -0.08 0.96, -0.04 1.02',
    '0.2 0.8, 0.08 0.96, 0.04 1.02',
  ])
    pen.stroke(traced(line), detail * 1.3, { taper: 0.4 });
}

function drawPlinth(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.24 1.66!, 0.24 1.66!, 0.3 1.86!, -0.3 1.86!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.2 + x),
    line: inner,
  });
  pen.fill(outlined('-0.5 1.84!, 0.5 1.84!, 0.56 2.04!, -0.56 2.04!'), {
    pigment: 'cloud',
    tone: (x) => clamp(0.2 + 0.6 * x),
    line: inner * 1.1,
  });
}

const laurel = [
  [0.7, 0.0, -1.5],
  [0.7, -0.22, -1.7],
  [0.64, -0.44, -1.95],
  [0.54, -0.64, -2.25],
  [0.38, -0.8, -2.6],
] as const;
const backCurls = [
  [0.62, 0.16, 0.14],
  [0.68, -0.08, 0.17],
  [0.68, -0.36, 0.19],
  [0.6, -0.62, 0.2],
  [0.44, -0.84, 0.2],
  [0.22, -0.98, 0.2],
  [0, -1.02, 0.2],
] as const;
const frontCurls = [
  [0.56, -0.34, 0.13],
  [0.5, -0.54, 0.15],
  [0.36, -0.7, 0.16],
  [0.18, -0.76, 0.15],
  [0, -0.7, 0.15],
] as const;
