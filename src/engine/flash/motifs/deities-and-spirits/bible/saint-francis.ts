import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { dove } from '../../birds/dove.ts';
import type { Motif } from '../../motif.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawNimbus } from '../../parts/headgear/nimbus.ts';

/** Saint Francis in the habit of his brothers, tonsured, a dove at his shoulder. */
export const saintFrancis: Motif = {
  name: 'saint-francis',
  tinted: ['wood'],
  carries: ['halo', 'dove'],
  draw(canvas) {
    canvas.layer(drawNimbus, { contour: 0.6 });
    canvas.layer((pen) => {
      drawHabit(pen);
      drawManFace(pen, { skin: 'bone', mood: 'calm', cast: 'lean' });
      drawTonsure(pen);
      drawBeard(pen, { pigment: 'dark', tipY: 1.02, fullness: 0.5, sway: 0.06 });
    });
    canvas.part(dove.draw, { at: [1.12, 0.94], scale: 0.46, isFlipped: true });
  },
};

/** The hood laid back behind his neck. */
function drawHabit(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.1, 0.6 0.3, 0.94 0.8, 0.9 1.2!, 0 1.3'), {
    pigment: 'wood',
    tone: 0.8,
    line: inner * 1.1,
  });
  drawDrapedRobe(pen, { skin: 'bone', cloth: 'wood' });
  for (const isFlipped of [true, false])
    pen
      .at({ isFlipped })
      .fill(outlined('0.3 0.84!, 0.62 0.74, 0.92 0.94, 0.84 1.2, 0.46 1.46, 0 1.6!, 0 1.36!, 0.24 1.2'), {
        pigment: 'wood',
        tone: (x, y) => clamp(0.1 + 0.5 * x + 0.4 * (y - 1)),
        line: inner * 1.1,
      });
  for (const fold of ['0.46 0.96, 0.5 1.14, 0.2 1.4', '-0.46 0.96, -0.5 1.14, -0.2 1.4'])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}

/** A ring of hair around a shaven crown. */
function drawTonsure(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.98, 0.3 -0.92, 0.46 -0.72, 0.3 -0.6, 0 -0.56'), {
    pigment: 'bone',
    tone: (x) => clamp(0.06 + 0.6 * Math.abs(x)),
    line: inner,
  });
  pen.fill(
    symmetric(
      '0 -0.7, 0.26 -0.74, 0.44 -0.84, 0.6 -0.7, 0.68 -0.3, 0.6 0.1!, 0.52 -0.16, 0.46 -0.4, 0.26 -0.5, 0 -0.52',
    ),
    { pigment: 'dark', black: 'uncolored', tone: 0.4, line: inner },
  );
  for (const lock of [
    '0.1 -0.66, 0.12 -0.54',
    '-0.1 -0.66, -0.12 -0.54',
    '0.4 -0.72, 0.46 -0.5',
    '-0.4 -0.72, -0.46 -0.5',
  ])
    pen.stroke(traced(lock), pen.weight.detail * 1.3, { isErasing: true, taper: 0.4 });
}
