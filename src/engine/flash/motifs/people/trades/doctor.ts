import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { limbOutline } from '../../parts/any-beast/limb.ts';
import { drawTailoredCoat } from '../../parts/clothes/tailored-coat.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';
import { drawShortHair } from '../../parts/faces-and-hair/short-hair.ts';

/** A doctor: white coat, stethoscope around the neck. */
export const doctor: Motif = portrait({
  name: 'doctor',
  tinted: ['waterLight'],
  carries: ['stethoscope'],
  garment: (pen) => {
    drawTailoredCoat(pen, { coat: 'foam', shirt: 'waterLight', tie: 'petal' });
    drawStethoscope(pen);
  },
  face: { man: { skin: 'bone', mood: 'calm', cast: 'lean' } },
  over: (pen) => drawShortHair(pen, 'wood'),
});

/** Its tubes meet on the breast, from where the chest piece hangs. */
function drawStethoscope(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const line of ['-0.46 0.86, -0.6 1.1, -0.5 1.4, -0.22 1.56', '0.46 0.86, 0.6 1.1, 0.5 1.36, 0.5 1.56'])
    pen.fill(limbOutline({ line, half: [0.055, 0.055, 0.055] }), {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.4,
      line: inner,
    });
  pen.fill(circle([0.5, 1.64], 0.16, 34), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.2 + x + y - 2),
    line: inner * 1.1,
  });
  pen.fill(circle([0.5, 1.64], 0.1, 28), { pigment: 'foam', tone: 0.1, line: detail * 1.3 });
  for (const ear of ['-0.24 1.54, -0.08 1.6, 0.0 1.74', '-0.24 1.58, -0.2 1.7, -0.24 1.84']) {
    pen.stroke(traced(ear), inner * 1.6);
  }
  pen.fill(circle([0.01, 1.78], 0.05, 18), { black: 'always', tone: 0 });
  pen.fill(circle([-0.25, 1.88], 0.05, 18), { black: 'always', tone: 0 });
}
