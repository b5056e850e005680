import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** A pilot of the first planes: leather cap, goggles on the brow, a scarf. */
export const pilot: Motif = {
  name: 'pilot',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawJacket(pen);
      drawManFace(pen, { skin: 'bone', mood: 'calm', cast: 'broad' });
      drawCap(pen);
      drawGoggles(pen);
    });
  },
};

function drawJacket(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.9, 0.4 0.92, 0.8 1.06, 1.12 1.3, 1.2 1.86!, 0 1.9!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.6 * smoothstep(0.5, 1.16, Math.abs(x)) + 0.2 * (y - 1.2)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.36 1.16!, 0.6 0.84, 0.84 0.96, 0.8 1.3, 0.4 1.72!, 0.2 1.6'), {
      pigment: 'scroll',
      tone: (x) => clamp(0.1 + 0.5 * x),
      line: inner * 1.1,
    });
    side.stroke(traced('0.94 1.36, 0.94 1.6, 0.98 1.86'), detail * 1.4, { taper: 0.4 });
  });
  pen.fill(symmetric('0 0.84, 0.36 0.76, 0.58 0.78!, 0.56 1.06, 0.3 1.3, 0 1.36'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 0.8 * smoothstep(0.2, 0.6, Math.abs(x)) + 0.3 * smoothstep(1, 0.8, y)),
    line: inner * 1.1,
  });
  for (const fold of ['-0.5 0.94, 0 1.12, 0.4 1.1', '-0.4 1.1, 0 1.24, 0.3 1.22'])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
}

/** Close around the head, its flaps over the ears down to the chin. */
function drawCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.08, 0.4 -1.02, 0.68 -0.72, 0.78 -0.24, 0.76 0.3, 0.62 0.7, 0.44 0.88!, 0.42 0.6, 0.5 0.2, 0.5 -0.2, 0.4 -0.44, 0 -0.5',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.12 + 0.7 * smoothstep(0.3, 0.78, Math.abs(x + 0.06)) + 0.2 * (y + 0.4)),
      line: inner * 1.2,
    },
  );
  pen.stroke(traced('0 -1.06, 0.02 -0.8, 0 -0.52'), detail * 1.5);
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.5 -0.9, 0.62 -0.5, 0.64 -0.1'), detail * 1.5, { taper: 0.3 });
    side.fill(ellipse([0.66, 0.12], 0.1, 0.15, 24), { pigment: 'wood', tone: 0.6, line: inner });
  });
}

function drawGoggles(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.76 -0.66!, 0 -0.86, 0.76 -0.66!, 0.78 -0.52!, 0 -0.7, -0.78 -0.52!'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(ellipse([0.3, -0.68], 0.27, 0.22, 40), { pigment: 'gold', tone: 0.15, line: inner * 1.1 });
    side.fill(ellipse([0.3, -0.68], 0.2, 0.15, 36), {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.1 + 1.6 * (x - 0.2) + (y + 0.7)),
      line: inner,
    });
    side.stroke(traced('0.2 -0.64, 0.26 -0.74, 0.36 -0.76'), detail * 1.8, {
      isErasing: !pen.isColored,
      taper: 0.4,
    });
  });
}
