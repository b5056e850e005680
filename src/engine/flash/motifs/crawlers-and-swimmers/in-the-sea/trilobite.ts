import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

const segments = 11;

/** A trilobite from above: head shield, ribs in three lobes, tail shield. */
export const trilobite: Motif = {
  name: 'trilobite',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawTail(pen);
      for (let i = segments - 1; i >= 0; i--) drawSegment(pen, i);
      drawHead(pen);
    }),
};

function drawSegment(pen: Pen, i: number): void {
  const { inner } = pen.weight;
  const y = -0.3 + 0.115 * i;
  const [half, axis] = [0.8 - 0.042 * i - 0.0012 * i * i, 0.25 - 0.012 * i];
  drawBothSides(pen, (side) =>
    side.fill(
      outlined(
        `${axis - 0.04} ${y - 0.02}!, ${half * 0.6} ${y - 0.03}, ${half * 0.92} ${y + 0.06}, ${half} ${y + 0.26}!, ${half * 0.84} ${y + 0.17}, ${half * 0.56} ${y + 0.11}, ${axis - 0.04} ${y + 0.12}!`,
      ),
      { pigment: 'wood', tone: (x) => clamp(0.12 + 0.7 * smoothstep(0.25, 0.85, x)), line: inner },
    ),
  );
  pen.fill(
    outlined(
      `${-axis} ${y}!, ${-axis * 0.5} ${y - 0.05}, ${axis * 0.5} ${y - 0.05}, ${axis} ${y}!, ${axis} ${y + 0.11}!, 0 ${y + 0.08}, ${-axis} ${y + 0.11}!`,
    ),
    { pigment: 'wood', tone: (x) => clamp(0.05 + 2 * Math.max(0, x)), line: inner },
  );
}

function drawTail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.86!, 0.44 0.84!, 0.42 1.04, 0.24 1.24, 0 1.3'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 0.9 * Math.abs(x)),
    line: inner * 1.2,
  });
  for (const rib of ['0.12 1.04, 0.26 1.06, 0.36 1.02', '0.08 1.14, 0.2 1.18, 0.28 1.14'])
    drawBothSides(pen, (side) => side.stroke(traced(rib), detail * 1.4, { taper: 0.3 }));
  pen.fill(symmetric('0 0.94!, 0.11 0.94!, 0.08 1.12, 0 1.18'), { pigment: 'wood', tone: 0.1, line: inner });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.65 * smoothstep(0.3, 0.9, Math.abs(x + 0.05)) + 0.15 * (y + 0.6)),
    line: inner * 1.3,
  });
  pen.stroke(traced('-0.74 -0.3, -0.6 -0.78, 0 -1.08, 0.6 -0.78, 0.74 -0.3', 10), detail * 1.5, {
    taper: 0.1,
  });
  pen.fill(glabella, { pigment: 'wood', tone: (x) => clamp(0.05 + 1.6 * Math.max(0, x)), line: inner * 1.2 });
  for (const furrow of ['0.08 -0.52, 0.2 -0.5, 0.26 -0.56', '0.08 -0.68, 0.22 -0.66, 0.3 -0.72'])
    drawBothSides(pen, (side) => side.stroke(traced(furrow), detail * 1.6, { taper: 0.3 }));
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.4 -0.5, 0.44 -0.68, 0.56 -0.72, 0.64 -0.6, 0.6 -0.44, 0.48 -0.4'), {
      black: 'always',
      tone: 1,
    });
    side.stroke(traced('0.46 -0.62, 0.52 -0.66'), detail * 1.8, { isErasing: true });
  });
}

const head = symmetric(
  '0 -1.18, 0.4 -1.1, 0.72 -0.84, 0.86 -0.46, 0.9 -0.1, 0.92 0.34!, 0.8 0.02, 0.7 -0.22!, 0.3 -0.26, 0 -0.26',
);
const glabella = symmetric('0 -1.0, 0.22 -0.96, 0.32 -0.8, 0.28 -0.56, 0.24 -0.3!, 0 -0.28');
