import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawLongEars } from '../../parts/faces-and-hair/long-ears.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** Ebisu with his rod and the sea bream under his arm. */
export const ebisu: Motif = {
  name: 'ebisu',
  carries: ['sea-bream', 'fishing-rod'],
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(traced('-0.96 1.7, -0.9 0.4, -0.66 -1.2, -0.3 -1.76', 10), pen.weight.inner * 2);
        drawRobe(pen, 'leaf');
        drawLongEars(pen);
        drawManFace(pen, { skin: 'bone', mood: 'kind' });
        drawBeard(pen, { pigment: 'dark', tipY: 1.02, fullness: 0.3 });
        drawTallHat(pen);
      },
      { silhouette: 'fills-and-lines' },
    );
    canvas.layer((pen) => drawBream(pen.at({ at: [0.34, 1.36], scale: 0.84, angleRad: -0.3 })), {
      contour: 0.8,
    });
  },
};

/** Daikoku with his mallet of fortune and a sack. */
export const daikoku: Motif = {
  name: 'daikoku',
  carries: ['lucky-mallet'],
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawSack, { contour: 0.8 });
    canvas.layer((pen) => {
      drawRobe(pen, 'water');
      drawLongEars(pen);
      drawManFace(pen, { skin: 'bone', mood: 'kind' });
      drawBeard(pen, { pigment: 'dark', tipY: 1.1, fullness: 0.3 });
      drawHood(pen);
    });
    canvas.layer((pen) => drawMallet(pen.at({ at: [-0.86, 0.92], angleRad: -0.3 })), { contour: 0.8 });
  },
};

function drawRobe(pen: Pen, pigment: 'leaf' | 'water'): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.1 0.76!, 0.56 0.86, 1.0 1.04, 1.2 1.4, 1.22 1.72!, 0 1.78!'), {
      pigment,
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.6, 1.2, x) + 0.3 * (y - 1)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.9 1.1, 0.86 1.4, 0.74 1.68'), detail * 1.3, { taper: 0.4 });
  });
  pen.fill(outlined('0.36 0.74!, 0.5 0.9, 0.1 1.5, -0.1 1.78!, -0.3 1.78!, 0.1 1.2'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  pen.fill(outlined('-0.36 0.74!, -0.5 0.9, -0.1 1.5, 0.1 1.78!, 0.3 1.78!, -0.1 1.2'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
}

function drawTallHat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.7!, 0.3 -1.5, 0.56 -1.1, 0.62 -0.6!, 0.3 -0.66, 0 -0.68'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x) => clamp(0.2 + 0.8 * Math.abs(x)),
    line: inner * 1.1,
  });
  for (const fold of [
    '0 -1.6, 0.1 -1.2, 0.06 -0.8',
    '0.2 -1.46, 0.34 -1.1, 0.34 -0.76',
    '-0.2 -1.46, -0.34 -1.1, -0.34 -0.76',
  ])
    pen.stroke(traced(fold), detail * 1.3, { isErasing: true, taper: 0.4 });
  pen.fill(symmetric('0 -0.76, 0.36 -0.72, 0.64 -0.56!, 0.6 -0.38!, 0.34 -0.54, 0 -0.58'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: inner,
  });
}

function drawHood(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.16, 0.5 -1.2, 0.86 -0.98, 0.84 -0.66, 0.62 -0.5!, 0.3 -0.62, 0 -0.66'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.6 * Math.abs(x) + 0.4 * smoothstep(-0.8, -0.5, y)),
    line: inner * 1.1,
  });
  for (const fold of [
    '-0.3 -1.08, -0.2 -0.9, -0.26 -0.72',
    '0.3 -1.08, 0.2 -0.9, 0.26 -0.72',
    '0 -1.1, 0.02 -0.9, 0 -0.74',
  ])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  pen.fill(symmetric('0 -0.74, 0.36 -0.7, 0.64 -0.54!, 0.6 -0.36!, 0.34 -0.52, 0 -0.56'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: inner,
  });
}

/** A red sea bream, its head to the left; about 2 long. */
function drawBream(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.56 0!, 0.9 -0.36, 1.16 -0.46!, 1.02 0.0, 1.16 0.46!, 0.9 0.36'), {
    pigment: 'petal',
    tone: 0.4,
    line: inner,
  });
  pen.fill(outlined('-0.5 -0.36!, -0.2 -0.66, 0.2 -0.62, 0.5 -0.3!'), {
    pigment: 'petalLight',
    tone: 0.3,
    line: inner,
  });
  pen.fill(
    outlined(
      '-1.0 0.1!, -0.86 -0.2, -0.5 -0.44, 0 -0.46, 0.4 -0.24, 0.7 -0.06, 0.7 0.08, 0.4 0.26, -0.1 0.4, -0.6 0.36, -0.9 0.24',
    ),
    {
      pigment: 'petal',
      tone: (_, y) => clamp(0.5 - 0.9 * y),
      line: inner * 1.1,
    },
  );
  pen.fill(circle([-0.68, -0.08], 0.09, 22), { pigment: 'foam', tone: 0, line: inner });
  pen.fill(circle([-0.68, -0.08], 0.045, 16), { black: 'always', tone: 0 });
  pen.stroke(traced('-0.44 -0.36, -0.34 -0.04, -0.46 0.3'), inner, { taper: 0.3 });
  for (const [x, y] of [
    [-0.2, -0.2],
    [0, -0.2],
    [0.2, -0.14],
    [-0.12, -0.02],
    [0.1, -0.02],
    [0.32, -0.02],
    [-0.2, 0.16],
    [0.0, 0.16],
    [0.22, 0.12],
  ] as const)
    pen.stroke(traced(`${x} ${y - 0.08}, ${x + 0.08} ${y}, ${x} ${y + 0.08}`), detail, { taper: 0.3 });
}

/** A mallet that strikes coins; its handle down. */
function drawMallet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.08 0!, 0.08 0!, 0.08 0.9!, -0.08 0.9!'), { pigment: 'wood', tone: 0.4, line: inner });
  pen.fill(outlined('-0.5 -0.34!, 0 -0.44, 0.5 -0.34!, 0.5 0.14!, 0 0.24, -0.5 0.14!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  for (const x of [-0.34, 0.34]) pen.stroke(traced(`${x} -0.38, ${x * 1.06} -0.1, ${x} 0.19`), inner);
  pen.fill(ellipse([0, -0.1], 0.16, 0.16, 30), { pigment: 'petal', tone: 0.2, line: inner });
  pen.stroke(traced('0 -0.22, 0.08 -0.1, 0 0.02, -0.08 -0.1, 0 -0.22'), detail);
  pen.fill(outlined('0.06 0.5!, 0.3 0.66, 0.34 1.0!, 0.2 0.96!, 0.08 0.7'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('-0.16 0.44, 0 0.34, 0.18 0.4, 0.2 0.64, 0 0.72, -0.18 0.66'), {
    pigment: 'bone',
    tone: 0.15,
    line: inner,
  });
  for (const y of [0.46, 0.54, 0.62]) pen.stroke(traced(`-0.16 ${y}, 0.06 ${y}`), detail);
}

function drawSack(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.3 0.1!, 0.7 -0.4, 1.16 -0.36, 1.5 0.1, 1.56 0.8, 1.3 1.4, 0.7 1.5!'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.6 - 0.4 * (x - 0.6) + 0.3 * (y - 0.6)),
    line: inner * 1.1,
  });
  for (const fold of [
    '0.7 -0.2, 0.96 0.2, 1.0 0.7',
    '0.96 -0.3, 1.24 0.2, 1.24 0.9',
    '0.7 0.3, 0.86 0.8, 0.8 1.3',
  ])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}
