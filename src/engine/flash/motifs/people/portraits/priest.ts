import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';
import { drawShortHair } from '../../parts/faces-and-hair/short-hair.ts';
import { drawGreekCross } from '../../parts/signs-and-ornaments/greek-cross.ts';

/** A priest: black cassock with its white collar, a stole around his neck. */
export const priest: Motif = portrait({
  name: 'priest',
  tinted: ['violet'],
  garment: (pen) => {
    drawCassock(pen);
    drawBothSides(pen, drawStole);
  },
  face: { man: { skin: 'bone', mood: 'calm', cast: 'lean' } },
  over: (pen) => drawShortHair(pen, 'grey'),
});

function drawCassock(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.5, 0.32 0.5, 0.34 0.9, 0 1.0'), { pigment: 'bone', tone: 0.6, line: inner });
  pen.fill(symmetric('0 0.94, 0.38 0.84, 0.72 0.98, 1.1 1.16, 1.26 1.5, 1.3 1.94!, 0 1.98'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x) => clamp(0.2 + 0.5 * Math.abs(x)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.88, 0.2 0.86, 0.38 0.74!, 0.44 0.92, 0.24 1.08, 0 1.12'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('-0.15 0.88!, 0 0.89, 0.15 0.88!, 0.16 1.08!, 0 1.11, -0.16 1.08!'), {
    color: [255, 255, 255],
    tone: 0,
    line: inner,
  });
  for (const y of [1.24, 1.42, 1.6, 1.78])
    pen.stroke(traced(`-0.03 ${y}, 0.03 ${y}`), inner * 2.4, { isErasing: true });
}

function drawStole(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.4 0.86!, 0.66 0.94!, 0.74 1.3, 0.7 1.96!, 0.3 1.98!, 0.34 1.4, 0.3 1.08!'), {
    pigment: 'violet',
    tone: (x) => clamp(0.1 + 1.2 * Math.abs(x - 0.46)),
    line: inner * 1.1,
  });
  drawGreekCross(side.at({ at: [0.52, 1.52], scale: 0.15 }), 'gold');
  side.stroke(traced('0.32 1.88, 0.7 1.86'), inner * 1.4);
}
