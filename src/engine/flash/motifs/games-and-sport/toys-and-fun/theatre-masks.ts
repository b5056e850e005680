import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** The laughing mask before the weeping one, tied with ribbons: comedy and tragedy. */
export const theatreMasks: Motif = {
  name: 'mask',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => {
      const mask = pen.at({ at: [0.66, -0.3], scale: 0.78, angleRad: 0.24 });
      drawRibbons(mask, 'water');
      drawFace(mask, 'bone');
      drawBothSides(mask, drawWeepingSide);
      drawMouth(mask, frown);
    });
    canvas.layer(
      (pen) => {
        const mask = pen.at({ at: [-0.52, 0.3], scale: 0.86, angleRad: -0.2 });
        drawRibbons(mask, 'petal');
        drawFace(mask, 'foam');
        drawBothSides(mask, drawLaughingSide);
        drawMouth(mask, grin);
      },
      { contour: 0.8 },
    );
  },
};

const face = symmetric('0 -0.86, 0.36 -0.9, 0.8 -1.0!, 0.86 -0.5, 0.8 0.1, 0.6 0.62, 0.32 0.94, 0 1.06');
const grin = symmetric('0 0.3, 0.3 0.24, 0.62 0.02!, 0.5 0.44, 0.26 0.68, 0 0.74');
const frown = symmetric('0 0.3, 0.26 0.36, 0.46 0.56, 0.54 0.84!, 0.3 0.68, 0 0.62');

function drawFace(pen: Pen, pigment: 'foam' | 'bone'): void {
  pen.fill(face, {
    pigment,
    tone: (x, y) => clamp(0.03 + 0.6 * smoothstep(0.4, 0.86, Math.abs(x)) + 0.4 * smoothstep(0.6, 1.06, y)),
    line: pen.weight.inner * 1.3,
  });
  pen.stroke(traced('-0.1 -0.16, -0.14 0.04, 0 0.1, 0.14 0.04, 0.1 -0.16'), pen.weight.inner);
}

function drawMouth(pen: Pen, mouth: ReturnType<typeof symmetric>): void {
  pen.fill(mouth, { black: 'always', tone: 0, line: pen.weight.inner });
}

function drawLaughingSide(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.18 -0.3!, 0.4 -0.56, 0.64 -0.34!, 0.4 -0.4'), { black: 'always', tone: 0 });
  side.stroke(traced('0.14 -0.56, 0.38 -0.8, 0.68 -0.66'), inner * 1.6, { taper: 0.6 });
  side.stroke(traced('0.66 -0.1, 0.74 0.08, 0.68 0.24'), inner, { taper: 0.5 });
}

function drawWeepingSide(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.18 -0.42!, 0.36 -0.26, 0.66 -0.2!, 0.42 -0.1, 0.24 -0.2'), {
    black: 'always',
    tone: 0,
  });
  side.stroke(traced('0.14 -0.72, 0.34 -0.56, 0.68 -0.44'), inner * 1.6, { taper: 0.6 });
  side.fill(
    symmetric('0 0.02!, 0.08 0.2, 0 0.3').map(([x, y]) => [x + 0.56, y] as const),
    {
      pigment: 'waterLight',
      tone: 0.2,
      line: inner,
    },
  );
}

/** From both temples. */
function drawRibbons(pen: Pen, pigment: 'petal' | 'water'): void {
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0.8 -0.8!, 1.06 -0.6, 1.1 -0.2, 1.24 0.16!, 1.08 0.1, 1.0 0.24!, 0.94 -0.2, 0.82 -0.52!'),
      { pigment, tone: (_, y) => clamp(0.1 + 0.5 * smoothstep(0.2, -0.8, y)), line: side.weight.inner },
    );
  });
}
