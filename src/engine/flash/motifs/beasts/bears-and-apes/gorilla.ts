import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';

/** A gorilla's head from the front: high crest, heavy brow, broad nostrils. */
export const gorilla: Motif = {
  name: 'gorilla',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawShoulders(pen);
      drawBothSides(pen, drawEar);
      drawHead(pen);
      drawFace(pen);
      drawBothSides(pen, drawEye);
      drawNose(pen);
      drawMouth(pen);
    });
  },
};

function drawShoulders(pen: Pen): void {
  pen.fill(
    symmetric('0 0.3, 0.6 0.34, 1.0 0.6, 1.3 1.0, 1.36 1.4!, 0.9 1.34!, 0.7 1.5!, 0.3 1.4!, 0 1.54!'),
    {
      pigment: 'dark',
      tone: (x, y) => clamp(0.4 + 0.5 * smoothstep(1.0, 0.5, y) + 0.2 * Math.abs(x)),
      line: pen.weight.inner * 1.1,
    },
  );
  drawBothSides(pen, (side) => {
    drawHairs(side, traced('0.6 0.6, 0.9 0.8, 1.1 1.1'), [0.08, 0.22], 9);
    drawHairs(side, traced('0.2 1.0, 0.5 1.1, 0.8 1.2'), [0.02, 0.2], 8);
  });
}

function drawEar(side: Pen): void {
  side.fill(outlined('0.78 -0.1!, 0.92 -0.22, 1.02 -0.06, 0.96 0.16, 0.8 0.2!'), {
    pigment: 'grey',
    tone: 0.6,
    line: side.weight.inner,
  });
}

function drawHead(pen: Pen): void {
  pen.fill(
    symmetric(
      '0 -1.3, 0.3 -1.22, 0.6 -0.9, 0.78 -0.5, 0.88 0.0, 0.92 0.4!, 0.82 0.46!, 0.84 0.7!, 0.7 0.74!, 0.6 0.96!, 0.4 0.94, 0 1.08',
    ),
    {
      pigment: 'dark',
      tone: (x, y) =>
        clamp(0.2 + 0.6 * smoothstep(0.3, 0.86, Math.abs(x + 0.05)) + 0.2 * smoothstep(-1.1, -0.6, y)),
      line: pen.weight.inner * 1.2,
    },
  );
  drawHairs(pen, traced('-0.4 -0.86, 0 -1.1, 0.4 -0.86'), [0, 0.26], 13);
  drawBothSides(pen, (side) => drawHairs(side, traced('0.7 -0.3, 0.8 0.2, 0.7 0.6'), [0.04, 0.2], 12));
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(mask, {
    pigment: 'grey',
    tone: (x, y) =>
      clamp(0.2 + 0.6 * smoothstep(0.34, 0.66, Math.abs(x + 0.04)) + 0.3 * smoothstep(0.6, 0.95, y)),
    line: inner * 1.1,
  });
  pen.fill(
    symmetric('0 -0.36, 0.2 -0.46, 0.46 -0.46, 0.68 -0.24!, 0.5 -0.24, 0.28 -0.22, 0.1 -0.14, 0 -0.1'),
    {
      pigment: 'dark',
      tone: (_, y) => clamp(0.9 + 2 * (y + 0.2)),
      line: inner * 1.2,
    },
  );
  for (const line of [
    '-0.3 -0.4, 0 -0.34, 0.3 -0.4',
    '-0.36 -0.34, -0.1 -0.26, 0 -0.26, 0.1 -0.26, 0.36 -0.34',
  ])
    pen.stroke(traced(line), detail * 1.3, { isErasing: true, taper: 0.4 });
}

function drawEye(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.12 -0.1!, 0.24 -0.22, 0.42 -0.22, 0.52 -0.1!, 0.4 -0.02, 0.24 -0.01'), {
    black: 'always',
    tone: 0,
  });
  side.fill(circle([0.31, -0.115], 0.07, 24), { pigment: 'ember', tone: 0.2 });
  side.fill(circle([0.31, -0.115], 0.04, 18), { black: 'always', tone: 0 });
  side.fill(circle([0.29, -0.135], 0.016, 12), { color: [255, 255, 255], tone: 0 });
  side.stroke(traced('0.16 0.06, 0.32 0.08, 0.46 0.02'), inner, { taper: 0.4 });
  side.stroke(traced('0.24 0.14, 0.38 0.16, 0.5 0.1'), detail * 1.2, { taper: 0.4 });
}

function drawNose(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.08, 0.08 0.0, 0.14 0.14, 0.36 0.24, 0.44 0.4, 0.32 0.5, 0.12 0.46, 0 0.5'), {
    pigment: 'dark',
    tone: (x, y) => clamp(0.2 + 0.7 * Math.abs(x) + 0.4 * smoothstep(0.3, 0.5, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.06 0.4!, 0.12 0.28, 0.26 0.28, 0.34 0.38!, 0.22 0.44, 0.12 0.43'), {
      black: 'always',
      tone: 0,
    });
    side.stroke(traced('0.1 0.24, 0.24 0.21, 0.36 0.29'), detail * 1.3, {
      isErasing: !pen.isColored,
      taper: 0.4,
    });
  });
}

function drawMouth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('-0.5 0.72, -0.26 0.66, 0 0.7, 0.26 0.66, 0.5 0.72'), inner * 1.8, { taper: 0.3 });
  for (const line of ['-0.3 0.84, 0 0.88, 0.3 0.84', '0 0.52, 0 0.64'])
    pen.stroke(traced(line), inner, { taper: 0.4 });
  drawBothSides(pen, (side) => {
    for (const line of [
      '0.4 0.5, 0.54 0.6, 0.58 0.76',
      '0.5 0.42, 0.62 0.54, 0.64 0.68',
      '0.2 0.54, 0.26 0.6',
    ])
      side.stroke(traced(line), detail * 1.3, { taper: 0.4 });
  });
}

const mask = symmetric(
  '0 -0.3, 0.26 -0.4, 0.54 -0.36, 0.66 -0.1, 0.56 0.14, 0.62 0.36, 0.68 0.66, 0.5 0.94, 0.26 1.04, 0 1.06',
);
