import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawTailoredCoat } from '../../parts/clothes/tailored-coat.ts';
import { drawMoustache } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** A scientist: wild grey hair, goggles, a white coat, a flask that bubbles before him. */
export const scientist: Motif = {
  name: 'scientist',
  tinted: ['leaf'],
  carries: ['goggles', 'glasses', 'flask', 'beaker', 'potion'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawWildHair(pen);
      drawTailoredCoat(pen, { coat: 'foam', shirt: 'waterLight', tie: 'petal' });
      drawManFace(pen, { skin: 'bone', mood: 'kind', cast: 'aged' });
      drawMoustache(pen, 'grey');
      drawCrownOfHair(pen);
      drawGoggles(pen);
    });
    canvas.layer((pen) => drawFlask(pen.at({ at: [0.94, 1.44], angleRad: 0.12, scale: 0.84 })), {
      contour: 0.8,
    });
  },
};

/** It stands off to all sides. */
function drawWildHair(pen: Pen): void {
  drawLocks(
    pen,
    [
      [0.48, -0.6, 0.5, -0.56, -0.16],
      [0.5, -0.46, 0.66, -0.3],
      [0.52, -0.3, 0.66, -0.04],
      [0.52, -0.14, 0.6, 0.18],
      [0.52, 0.04, 0.46, 0.34],
    ],
    { width: 0.4, bend: 0.14, pigment: 'grey', tone: (x) => clamp(0.6 - 0.4 * Math.abs(x)) },
  );
}

function drawCrownOfHair(pen: Pen): void {
  drawLocks(
    pen,
    [
      [0.5, -0.6, 0.36, -0.5, 0.14],
      [0.36, -0.68, 0.26, -0.6, 0.14],
      [0.2, -0.7, 0.16, -0.66, -0.14],
      [0.04, -0.7, 0.06, -0.62, 0.14],
    ],
    { width: 0.36, bend: 0.14, pigment: 'grey', tone: (_, y) => clamp(0.9 + 0.6 * y) },
  );
}

/** Round, on a strap. */
function drawGoggles(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.46 -0.2!, 0.66 -0.3!, 0.68 -0.14!, 0.48 -0.04!'), {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.4,
      line: inner,
    });
    side.fill([circle([0.27, -0.1], 0.27, 44), circle([0.27, -0.1], 0.2, 40)], {
      pigment: 'ember',
      tone: (x, y) => clamp(0.2 + x + y),
      line: inner * 1.1,
      rule: 'evenodd',
    });
    side.stroke(traced('0.16 -0.2, 0.26 -0.25'), detail * 2, { isErasing: true });
  });
  pen.fill(outlined('-0.05 -0.15!, 0.05 -0.15!, 0.05 -0.05!, -0.05 -0.05!'), {
    pigment: 'ember',
    tone: 0.3,
    line: inner,
  });
}

/** A conical flask, half full, its bubbles rising; from -1 to 0.8. */
function drawFlask(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.72!, 0.17 -0.72!, 0.17 -0.2, 0.62 0.6, 0.52 0.8!, 0 0.84'), {
    pigment: 'foam',
    tone: (x) => clamp(0.05 + 0.4 * Math.max(0, x)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.14!, 0.33 0.12!, 0.58 0.6, 0.49 0.76!, 0 0.79'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + 0.6 * Math.max(0, x) + 0.3 * y),
    line: inner,
  });
  pen.fill(ellipse([0, -0.74], 0.22, 0.07, 30), { pigment: 'foam', tone: 0.2, line: inner * 1.1 });
  for (const [x, y, radius] of [
    [-0.16, 0.42, 0.09],
    [0.14, 0.56, 0.07],
    [0.1, 0.28, 0.055],
    [-0.02, -0.96, 0.1],
    [0.16, -1.2, 0.14],
    [-0.12, -1.4, 0.09],
  ] as const)
    pen.fill(circle([x, y], radius, 24), { pigment: 'leafLight', tone: 0.1, line: detail * 1.4 });
  pen.stroke(traced('-0.1 -0.6, -0.1 -0.16, -0.3 0.2'), detail * 1.6, { isErasing: true, taper: 0.4 });
}
