import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawHairline, longHairline } from '../../parts/faces-and-hair/hairline.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';
import { drawSunburst } from '../../parts/sky-and-land/sunburst.ts';

/** Amaterasu before the rising sun: a crown with a small sun, long hair, a string of curved jewels. */
export const amaterasu: Motif = {
  name: 'amaterasu',
  tinted: ['petal'],
  carries: ['sun'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const sun = pen.at({ at: [0, -0.4] });
        drawSunburst(sun, { rays: 28, innerRadius: 1.2, outerRadius: 1.74, kind: 'wedges' });
        sun.fill(circle([0, 0], 1.26, 100), {
          pigment: 'petal',
          tone: (x, y) => clamp(0.1 + 0.3 * Math.sqrt(x * x + y * y)),
          line: pen.weight.inner * 1.2,
        });
      },
      { contour: 0.7 },
    );
    canvas.layer((pen) => {
      drawLongHair(pen);
      drawRobe(pen);
      drawWomanFace(pen, {
        skin: 'bone',
        iris: 'wood',
        cast: 'gentle',
        areEyesClosed: canvas.kit.variant % 2 === 0,
      });
      drawHairline(pen, longHairline);
      drawCrown(pen);
      drawJewels(pen);
    });
  },
};

function drawLongHair(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.0, 0.4 -0.94, 0.66 -0.6, 0.74 0.1, 0.8 0.8, 0.96 1.5!, 0.5 1.6!, 0 0.8'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x) => clamp(0.3 + 0.5 * Math.abs(x)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    drawGleams(side, ['0.58 0.2, 0.64 0.8, 0.76 1.4', '0.66 0.0, 0.72 0.5, 0.82 1.2'], detail * 1.2, 0.5);
  });
}

function drawRobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.2 0.9!, 0.54 0.96, 0.94 1.14, 1.1 1.46, 1.12 1.76!, 0 1.8!, 0 1.4!'), {
      pigment: 'foam',
      tone: (x, y) => clamp(0.02 + 0.4 * (x - 0.4) + 0.3 * (y - 1.2)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.7 1.16, 0.7 1.44, 0.62 1.74'), detail * 1.4, { taper: 0.4 });
  });
  for (const side of [1, -1])
    pen
      .at({ isFlipped: side > 0 })
      .fill(outlined('-0.24 0.84!, -0.38 0.92, -0.1 1.36, 0.2 1.78!, 0.38 1.78!, 0.02 1.24'), {
        pigment: 'petal',
        tone: 0.2,
        line: inner,
      });
}

/** A band with rays, the sun in its middle, pendants at its ends. */
function drawCrown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, height] of [
    [-0.42, -0.82, 0.36],
    [0.42, -0.82, 0.36],
    [-0.22, -0.92, 0.46],
    [0.22, -0.92, 0.46],
  ] as const)
    pen.fill(outlined(`${x - 0.08} ${y}!, ${x * 1.16} ${y - height}!, ${x + 0.08} ${y}!`), {
      pigment: 'gold',
      tone: 0.25,
      line: inner,
    });
  pen.fill(symmetric('0 -0.92!, 0.34 -0.86, 0.6 -0.66!, 0.58 -0.52!, 0.32 -0.7, 0 -0.76!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  pen.fill(circle([0, -1.18], 0.26, 40), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + x + (y + 1.18)),
    line: inner * 1.2,
  });
  pen.stroke(circle([0, -1.18], 0.17, 30), detail * 1.3);
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.58 -0.56, 0.68 -0.3, 0.66 0.0'), inner);
    for (const y of [0.04, 0.14])
      side.fill(circle([0.66, y], 0.05, 18), { pigment: 'petal', tone: 0.2, line: detail });
  });
}

/** Curved jewels on a string. */
function drawJewels(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.46 1.02, -0.3 1.32, 0 1.44, 0.3 1.32, 0.46 1.02'), inner * 1.3);
  for (const [x, y, angleRad] of [
    [-0.36, 1.24, 0.6],
    [-0.19, 1.4, 0.3],
    [0, 1.46, 0],
    [0.19, 1.4, -0.3],
    [0.36, 1.24, -0.6],
  ] as const)
    pen
      .at({ at: [x, y], angleRad })
      .fill(outlined('0 -0.09, 0.08 -0.03, 0.09 0.08, 0.0 0.19!, 0.02 0.08, -0.05 0.05, -0.08 -0.03'), {
        pigment: 'leaf',
        tone: 0.15,
        line: inner,
      });
}
