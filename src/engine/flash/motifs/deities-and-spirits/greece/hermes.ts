import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import type { FeatherRow } from '../../parts/birds/plumage.ts';
import { drawFeatheredWing } from '../../parts/birds/plumage.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawCaduceus } from '../../signs/science-and-body/caduceus.ts';

/** Hermes: a young messenger in his winged hat, the staff with its two snakes beside him. */
export const hermes: Motif = {
  name: 'hermes',
  tinted: ['water'],
  carries: ['caduceus', 'wings'],
  draw(canvas) {
    for (const isFlipped of [true, false])
      canvas.layer((pen) => drawFeatheredWing(pen, wingArm, wingRows), { at: { isFlipped }, contour: 0.6 });
    canvas.layer((pen) => {
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'foam', mantle: 'water' });
      drawManFace(pen, { skin: 'bone', mood: 'calm' });
      drawCurls(pen);
      drawHat(pen);
    });
    canvas.layer((pen) => drawCaduceus(pen.at({ at: [1.4, 1.06], scale: 0.62 })), { contour: 0.7 });
  },
};

function drawCurls(pen: Pen): void {
  drawLocks(
    pen,
    [
      [0.54, -0.3, 0.06, 0.56],
      [0.5, -0.44, -0.06, 0.34, -0.4],
      [0.34, -0.58, -0.04, 0.28, -0.4],
      [0.14, -0.6, -0.06, 0.24, -0.4],
    ],
    { width: 0.24, bend: -0.3, pigment: 'wood', tone: (_, y) => clamp(0.3 + 0.5 * (y + 0.5)) },
  );
}

/** A round traveller's hat with a brim. */
function drawHat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.24, 0.34 -1.16, 0.56 -0.9, 0.6 -0.58!, 0.3 -0.5, 0 -0.48'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.05, 0.6, x) + 0.3 * smoothstep(-0.8, -0.5, y)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -0.7, 0.4 -0.72, 0.72 -0.64, 0.96 -0.46!, 0.7 -0.44, 0.36 -0.48, 0 -0.46'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.5 * Math.max(0, x) + 1.4 * (y + 0.6)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.1 -0.62, 0.44 -0.64, 0.8 -0.52'), detail * 1.2, { taper: 0.4 }),
  );
}

const wingArm = traced('1.0 -1.4, 0.94 -1.24, 0.8 -1.0, 0.56 -0.74', 8);
const wingRows: readonly FeatherRow[] = [
  { feathers: 7, pigment: 'foam', lengths: [0.6, 0.44], anglesRad: [-1.0, 0.6], width: 0.3, shade: 0 },
  { feathers: 6, pigment: 'foam', lengths: [0.36, 0.28], anglesRad: [-0.9, 0.6], width: 0.4, shade: 0.05 },
];
