import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock } from '../../parts/any-beast/fur.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';
import { snowflake } from '../../sky-and-land/sky/snowflake.ts';

/** The snow woman: white kimono, white face, black hair in the wind among snowflakes. */
export const yukiOnna: Motif = {
  name: 'yuki-onna',
  tinted: ['waterLight'],
  draw(canvas) {
    for (const [x, y, scale] of [
      [-1.1, -0.8, 0.22],
      [-1.24, 0.24, 0.16],
      [-0.8, -1.3, 0.14],
      [1.16, 0.7, 0.18],
    ] as const)
      canvas.part(snowflake.draw, { at: [x, y], scale });
    canvas.layer((pen) => {
      drawHair(pen);
      drawWomanFace(pen, { skin: 'foam', iris: 'waterLight', cast: 'stern' });
      drawKimono(pen);
      drawFringe(pen);
    });
  },
};

/** All of it blown to one side. */
function drawHair(pen: Pen): void {
  pen.fill(symmetric('0 -1.0, 0.4 -0.92, 0.62 -0.56, 0.62 0.2, 0.5 0.7!, 0 0.7'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.6,
    line: pen.weight.inner,
  });
  for (const [x, y, tx, ty, bend] of [
    [0.4, -0.66, 1.5, -0.7, -0.16],
    [0.46, -0.5, 1.6, -0.24, -0.2],
    [0.48, -0.2, 1.56, 0.2, -0.16],
    [0.46, 0.0, 1.3, 0.6, -0.2],
    [0.4, 0.2, 1.0, 1.0, -0.14],
    [-0.5, 0.1, -0.3, 1.3, 0.2],
    [-0.54, 0.0, -0.6, 1.1, 0.12],
  ] as const)
    drawLock(pen, {
      root: [x, y],
      tip: [tx, ty],
      width: 0.36,
      bend,
      pigment: 'dark',
      tone: (px) => clamp(0.7 - 0.3 * Math.abs(px)),
    });
}

function drawFringe(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0 -0.96!, 0.34 -0.9, 0.58 -0.58, 0.6 -0.1, 0.5 0.3!, 0.47 -0.12, 0.34 -0.44, 0 -0.64!'),
      { pigment: 'dark', black: 'uncolored', tone: 0.35, line: side.weight.inner },
    );
    drawGleams(
      side,
      ['0.08 -0.82, 0.34 -0.68, 0.52 -0.28', '0.06 -0.72, 0.28 -0.58, 0.45 -0.34'],
      side.weight.detail,
      0.5,
    );
  });
}

function drawKimono(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.18 0.86!, 0.46 0.92, 0.86 1.06, 1.06 1.36, 1.1 1.7!, 0 1.76!, 0 1.4!'), {
      pigment: 'foam',
      tone: (x, y) => clamp(0.03 + 0.5 * smoothstep(0.5, 1.0, x) + 0.3 * smoothstep(1.2, 1.7, y)),
      line: inner * 1.1,
    });
    for (const fold of ['0.5 1.0, 0.46 1.3, 0.3 1.68', '0.78 1.14, 0.74 1.4, 0.62 1.68'])
      side.stroke(traced(fold), detail * 1.2, { taper: 0.4 });
  });
  pen.fill(outlined('0.24 0.78!, 0.36 0.9, 0.1 1.3, -0.2 1.72!, -0.36 1.72!, 0 1.14, 0.18 0.84'), {
    pigment: 'waterLight',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('-0.24 0.78!, -0.36 0.9, -0.1 1.3, 0.2 1.72!, 0.36 1.72!, 0 1.14, -0.18 0.84'), {
    pigment: 'waterLight',
    tone: 0.1,
    line: inner,
  });
}
