import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { arc, circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A bar of soap in its lather. */
export const soap: Motif = {
  name: 'soap',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBar(pen.at({ angleRad: -0.2 }));
      for (const [x, y, radius] of lather) drawBubble(pen, x, y, radius);
    });
    canvas.layer(
      (pen) => {
        for (const [x, y, radius] of loose) drawBubble(pen, x, y, radius);
      },
      { contour: 0.5 },
    );
  },
};

/** Seen from above and before: its top with a hollow, its side. */
function drawBar(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.16 -0.1, -1.14 0.3, -0.86 0.56, -0.4 0.62, 0.4 0.62, 0.86 0.56, 1.14 0.3, 1.16 -0.1, 0.9 -0.4, -0.9 -0.4',
    ),
    {
      pigment: 'blush',
      tone: (x, y) => clamp(0.35 + 0.25 * x + 0.5 * (y - 0.1)),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined(top), {
    pigment: 'blush',
    tone: (x, y) => clamp(0.04 + 0.3 * smoothstep(0, 1.1, x) + 0.2 * smoothstep(0.1, 0.3, y)),
    line: inner,
  });
  pen.fill(ellipse([0, -0.1], 0.72, 0.27, 56), {
    pigment: 'blush',
    tone: (x, y) => clamp(0.5 - 0.9 * (y + 0.1) - 0.25 * x),
    line: inner,
  });
  pen.stroke(ellipse([0, -0.09], 0.6, 0.2, 50), detail);
  drawWord(pen);
  pen.stroke(traced('-1.02 -0.16, -0.9 -0.36, -0.56 -0.46'), inner * 1.5, { isErasing: true, taper: 0.4 });
}

/** A flower that is stamped into it. */
function drawWord(pen: Pen): void {
  const { detail } = pen.weight;
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * 2 * Math.PI - Math.PI / 2;
    pen.fill(ellipse([0.13 * Math.cos(angle), -0.1 + 0.065 * Math.sin(angle)], 0.08, 0.05, 20), {
      pigment: 'blush',
      tone: 0.1,
      line: detail,
    });
  }
  pen.fill(ellipse([0, -0.1], 0.045, 0.03, 14), { pigment: 'blush', tone: 0.5, line: detail });
}

function drawBubble(pen: Pen, x: number, y: number, radius: number): void {
  const { inner, detail } = pen.weight;
  const bubble = pen.at({ at: [x, y], scale: radius });
  bubble.fill(circle([0, 0], 1, 44), {
    pigment: radius > 0.15 ? 'waterLight' : 'foam',
    tone: (bx, by) => clamp(0.02 + 0.4 * smoothstep(0.2, 1.2, bx + by)),
    line: inner,
  });
  bubble.stroke(arc([0, 0], 0.66, 3.4, 4.5, 12), detail * 1.6, { taper: 0.3 });
  if (radius > 0.15) bubble.stroke(arc([0, 0], 0.7, 0.3, 1.2, 12), detail, { taper: 0.4 });
}

const top =
  '-1.12 -0.1, -1.06 0.1, -0.82 0.26, -0.4 0.32, 0.4 0.32, 0.82 0.26, 1.06 0.1, 1.12 -0.1, 1.04 -0.3, 0.8 -0.46, 0.4 -0.52, -0.4 -0.52, -0.8 -0.46, -1.04 -0.3';
const lather = [
  [-1.22, 0.62, 0.2],
  [1.2, 0.2, 0.17],
  [1.34, 0.44, 0.14],
  [-0.62, 0.86, 0.2],
  [0.26, 0.72, 0.19],
  [0.62, 0.66, 0.22],
  [0.98, 0.56, 0.27],
  [-0.16, 0.8, 0.24],
  [-0.94, 0.78, 0.28],
  [-1.34, 0.86, 0.12],
  [-0.4, 0.98, 0.13],
  [0.1, 0.96, 0.12],
  [0.8, 0.86, 0.13],
] as const;
const loose = [
  [0.5, -1.02, 0.26],
  [0.9, -0.72, 0.13],
  [0.1, -0.84, 0.1],
  [-0.72, -0.66, 0.15],
] as const;
