import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawMoustache } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawMalteseCross } from '../../signs/faith/maltese-cross.ts';

/** A firefighter in turnout coat and leather helmet. */
export const firefighter: Motif = {
  name: 'fireman',
  tinted: ['petal'],
  carries: ['fire-helmet'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawCoat(pen);
      drawManFace(pen, {
        skin: 'bone',
        mood: canvas.kit.variant % 2 === 0 ? 'stern' : 'calm',
        cast: 'broad',
      });
      if (canvas.kit.variant % 2 === 0) drawMoustache(pen, 'wood');
      drawHelmet(pen.at({ at: [0, 0.1] }));
    });
  },
};

/** The helmet alone. */
export const fireHelmet: Motif = {
  name: 'fire-helmet',
  tinted: ['petal'],
  draw: (canvas) => canvas.layer(drawHelmet),
};

function drawCoat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0 1.0!, 0.3 0.94, 0.7 1.0, 1.08 1.16, 1.22 1.46, 1.26 1.8!, 0 1.86!'), {
      pigment: 'dark',
      tone: (x, y) => clamp(0.15 + 0.5 * smoothstep(0.5, 1.2, x) + 0.3 * smoothstep(1.3, 1.8, y)),
      line: inner * 1.1,
    });
    for (const [band, pigment] of [
      ['0.1 1.46!, 1.21 1.44!, 1.24 1.6!, 0.1 1.62!', 'gold'],
      ['0.1 1.51!, 1.22 1.49!, 1.23 1.55!, 0.1 1.57!', 'foam'],
    ] as const)
      side.fill(outlined(band), { pigment, tone: (x) => 0.5 * smoothstep(0.6, 1.2, x), line: detail });
    // The collar stands up around the chin.
    side.fill(outlined('0.06 1.28!, 0.26 1.0, 0.44 0.62, 0.62 0.5!, 0.78 0.74, 0.72 1.04, 0.36 1.28!'), {
      pigment: 'dark',
      tone: (x) => clamp(0.6 - 0.5 * (x - 0.3)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.16 1.22, 0.36 1.02, 0.52 0.68, 0.62 0.58'), detail * 1.2, { taper: 0.3 });
  });
  for (const y of [1.36, 1.72])
    pen.fill(outlined(`-0.14 ${y}!, 0.14 ${y}!, 0.14 ${y + 0.08}!, -0.14 ${y + 0.08}!`), {
      pigment: 'steel',
      tone: 0.2,
      line: detail * 1.2,
    });
}

/** A leather helmet from the front: ribbed crown, a brim that drops at the sides, the company's shield. */
function drawHelmet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(crown, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.1, 0.7, x) + 0.5 * smoothstep(-0.9, -0.6, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const rib of ['0.12 -1.5, 0.34 -1.3, 0.42 -0.7', '0.3 -1.42, 0.54 -1.16, 0.62 -0.7'])
      side.stroke(traced(rib), inner * 1.2, { taper: 0.3 });
  });
  pen.fill(brim, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.4, 1.0, Math.abs(x + 0.1)) + 1.2 * (y + 0.6)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.9 -0.4, -0.6 -0.56, 0 -0.63, 0.6 -0.56, 0.9 -0.4'), detail * 1.2, { taper: 0.3 });
  pen.fill(shield, { pigment: 'foam', tone: (x) => clamp(0.1 + 1.2 * x), line: inner * 1.1 });
  drawMalteseCross(pen.at({ at: [0, -1.2], scale: 0.2 }));
}

const crown = symmetric('0 -1.54, 0.3 -1.48, 0.6 -1.24, 0.72 -0.9, 0.74 -0.6!, 0 -0.66!');
const brim = symmetric(
  '0 -0.72!, 0.44 -0.7, 0.8 -0.58, 1.08 -0.3!, 0.98 -0.24, 0.74 -0.38, 0.4 -0.46, 0 -0.5',
);
const shield = symmetric('0 -1.7!, 0.1 -1.6, 0.28 -1.56!, 0.3 -1.2, 0.22 -0.86, 0 -0.62!');
