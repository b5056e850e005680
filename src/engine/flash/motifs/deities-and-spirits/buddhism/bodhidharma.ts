import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawLongEars } from '../../parts/faces-and-hair/long-ears.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** Bodhidharma, who brought Zen to China: a hood of red cloth, bulging eyes, bristling beard, a ring in his ear. */
export const bodhidharma: Motif = {
  name: 'bodhidharma',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHoodBehind(pen);
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'petal', mantle: 'petal' });
      drawScalp(pen);
      drawLongEars(pen);
      drawLocks(pen, beard, { width: 0.26, bend: -0.1, pigment: 'dark', tone: (_, y) => clamp(1 - 0.6 * y) });
      drawManFace(pen, { skin: 'bone', mood: 'stern', cast: 'aged' });
      drawBothSides(pen, drawBulgingEye);
      drawLocks(pen, chin, { width: 0.24, bend: 0.1, pigment: 'dark', tone: (_, y) => clamp(1 - 0.5 * y) });
      drawHoodEdge(pen);
      pen.stroke(circle([-0.68, 0.72], 0.15, 32), pen.weight.inner * 2);
    });
  },
};

function drawHoodBehind(pen: Pen): void {
  pen.fill(symmetric('0 -1.46, 0.5 -1.38, 0.94 -0.94, 1.1 -0.3, 1.08 0.4, 1.2 1.1!, 0 1.2'), {
    pigment: 'petal',
    tone: (x) => clamp(0.5 + 0.3 * Math.abs(x)),
    line: pen.weight.inner * 1.2,
  });
}

/** The rim of the hood, a fold that falls on either side. */
function drawHoodEdge(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -1.46!, 0.5 -1.38, 0.94 -0.94, 1.1 -0.3, 1.08 0.4, 1.22 1.16!, 0.86 1.2!, 0.84 0.4, 0.82 -0.3, 0.68 -0.86, 0.36 -1.16, 0 -1.22!',
      ),
      {
        pigment: 'petal',
        tone: (x, y) => clamp(0.05 + 0.5 * smoothstep(0.7, 1.16, x) + 0.2 * smoothstep(0.4, 1.2, y)),
        line: inner * 1.2,
      },
    );
    for (const fold of ['0.3 -1.32, 0.74 -1.0, 0.94 -0.4, 0.94 0.3', '0.96 0.4, 0.98 0.8, 1.06 1.1'])
      side.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
  });
}

function drawScalp(pen: Pen): void {
  pen.fill(symmetric('0 -1.14, 0.32 -1.08, 0.56 -0.8, 0.6 -0.36, 0.5 0!, 0 0'), {
    pigment: 'bone',
    tone: (x) => clamp(0.06 + 0.7 * smoothstep(0.2, 0.6, Math.abs(x + 0.06))),
    line: pen.weight.inner,
  });
}

/** Wide open, white all around the iris. */
function drawBulgingEye(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.07 -0.08, 0.14 -0.19, 0.28 -0.22, 0.42 -0.16, 0.46 -0.05, 0.36 0.05, 0.2 0.06'), {
    pigment: 'foam',
    tone: 0.02,
    line: inner * 1.3,
  });
  side.fill(circle([0.24, -0.08], 0.085, 26), { pigment: 'gold', tone: 0.2, line: detail });
  side.fill(circle([0.24, -0.08], 0.045, 18), { black: 'always', tone: 1 });
  side.stroke(traced('0.1 0.12, 0.26 0.16, 0.44 0.08'), detail * 1.4, { taper: 0.3 });
  side.fill(
    outlined(
      '0.02 -0.2!, 0.08 -0.36!, 0.14 -0.3, 0.24 -0.44!, 0.28 -0.34, 0.42 -0.46!, 0.44 -0.34, 0.64 -0.36!, 0.5 -0.22, 0.28 -0.26, 0.1 -0.14',
    ),
    { black: 'always', tone: 0 },
  );
}

const beard = [
  [0.48, 0.06, 0.16, 0.5],
  [0.46, 0.3, 0.12, 0.56],
  [0.38, 0.5, 0.08, 0.56],
] as const;
const chin = [
  [0.5, 0.1, 0.06, 0.44],
  [0.42, 0.44, 0.06, 0.46],
  [0.28, 0.6, 0.04, 0.5],
  [0.1, 0.66, 0.02, 0.56],
  [0.06, 0.36, 0.4, 0.28, -0.3],
] as const;
