import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** Loki: a lean face with a crooked smile, long horns on his golden helmet. */
export const loki: Motif = {
  name: 'loki',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => drawBothSides(pen, drawLongHorn), { contour: 0.8 });
    canvas.layer((pen) => {
      drawLocks(
        pen,
        [
          [0.46, -0.3, 0.24, 1.2],
          [0.46, -0.2, 0.1, 1.26],
          [0.4, -0.1, 0.02, 1.16],
        ],
        { width: 0.3, bend: -0.1, pigment: 'dark', tone: (x) => clamp(0.8 - 0.4 * Math.abs(x)) },
      );
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'leaf' });
      drawGorget(pen);
      drawManFace(pen, { skin: 'bone', mood: 'sly', cast: 'lean' });
      drawHornedHelm(pen);
    });
  },
};

/** A golden collar piece with a point. */
function drawGorget(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 1.74!, 0.3 1.36, 0.66 1.02!, 0.4 0.86!, 0.2 1.06, 0 1.12'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.6 * Math.max(0, x) + 0.3 * (y - 1.1)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.46 1.0, -0.2 1.24, 0 1.32, 0.2 1.24, 0.46 1.0'), detail * 1.3);
}

/** Up from the brow, backwards and up again. */
function drawLongHorn(side: Pen): void {
  const { inner, detail } = side.weight;
  drawLimb(
    side,
    {
      line: '0.3 -0.86, 0.66 -1.12, 0.96 -1.5, 0.98 -2.0, 0.72 -2.5, 0.5 -2.7',
      half: [0.15, 0.16, 0.14, 0.11, 0.06, 0.005],
    },
    { pigment: 'gold', tone: (x, y) => clamp(0.1 + 0.7 * (x - 0.6) + 0.1 * (y + 2)), line: inner * 1.2 },
  );
  for (const ring of [
    '0.44 -1.14, 0.58 -1.02, 0.66 -0.9',
    '0.64 -1.34, 0.78 -1.26, 0.88 -1.14',
    '0.78 -1.62, 0.92 -1.6, 1.08 -1.54',
    '0.86 -1.92, 0.98 -1.92, 1.1 -1.92',
  ])
    side.stroke(traced(ring), detail * 1.3, { taper: 0.3 });
}

/** A close helmet with cheek pieces and a point between the eyes. */
function drawHornedHelm(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.12, 0.36 -1.06, 0.6 -0.8, 0.62 -0.4!, 0.3 -0.5, 0 -0.5'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.05, 0.62, x) + 0.3 * smoothstep(-0.8, -0.5, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.5 -0.5!, 0.64 -0.5!, 0.66 0.0, 0.56 0.44, 0.36 0.62!, 0.42 0.3, 0.44 -0.1'), {
      pigment: 'gold',
      tone: (x, y) => clamp(0.2 + 0.5 * smoothstep(0, 0.6, y) + 2 * (x - 0.56)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.58 -0.36, 0.6 0.0, 0.5 0.42'), detail * 1.2, { taper: 0.3 });
  });
  pen.fill(
    symmetric(
      '0 -0.2!, 0.06 -0.4, 0.3 -0.42, 0.56 -0.36, 0.68 -0.44!, 0.66 -0.66!, 0.34 -0.72, 0.14 -0.86, 0 -1.0!',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.05 + 0.6 * Math.abs(x)), line: inner * 1.1 },
  );
  pen.stroke(traced('-0.58 -0.52, -0.2 -0.56, 0 -0.42, 0.2 -0.56, 0.58 -0.52'), detail * 1.3);
}
