import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A grooved stick of turned wood from which honey drips. */
export const honeyDipper: Motif = {
  name: 'honey-dipper',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.6, at: [0.06, -0.3] });
      drawHandle(pen);
      for (const [y, half] of grooves) drawRing(pen, y, half);
    });
    canvas.layer(drawHoney, { contour: 0.85 });
  },
};

function drawHandle(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.07 0.1!, -0.06 -1.1, -0.1 -1.26, -0.08 -1.4, 0 -1.46, 0.08 -1.4, 0.1 -1.26, 0.06 -1.1, 0.07 0.1!',
    ),
    { pigment: 'wood', tone: (x) => clamp(0.3 + 5 * x), line: inner * 1.2 },
  );
  pen.fill(symmetric('0 -0.06, 0.24 0.0, 0.3 0.4, 0.24 0.9, 0 1.0'), {
    pigment: 'wood',
    tone: 0.75,
    line: inner,
  });
}

function drawRing(pen: Pen, y: number, half: number): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      `${-half} ${y - 0.05}, ${-half * 0.5} ${y - 0.02}, 0 ${y}, ${half * 0.5} ${y - 0.02}, ${half} ${y - 0.05}, ${half + 0.05} ${y}, ${half} ${y + 0.06}, ${half * 0.5} ${y + 0.1}, 0 ${y + 0.11}, ${-half * 0.5} ${y + 0.1}, ${-half} ${y + 0.06}, ${-half - 0.05} ${y}`,
    ),
    { pigment: 'wood', tone: (x) => clamp(0.25 + 0.9 * x), line: inner },
  );
}

/** Over the end of the stick, down into a drop. */
function drawHoney(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined(honey), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.5 * (x + 0.5) + 0.2 * (y - 0.4)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.68 0.46, -0.66 0.66, -0.56 0.8'), inner * 1.6, { isErasing: true, taper: 0.3 });
  pen.stroke(traced('-0.39 1.26, -0.4 1.38, -0.35 1.46'), inner * 1.4, { isErasing: true, taper: 0.3 });
}

/** Heights along the head and half widths of its rings. */
const grooves: readonly (readonly [number, number])[] = [
  [0.02, 0.24],
  [0.16, 0.34],
  [0.3, 0.4],
  [0.44, 0.42],
  [0.58, 0.42],
  [0.72, 0.38],
  [0.86, 0.3],
];
const honey =
  '-0.84 0.34!, -0.7 0.3, -0.5 0.42, -0.28 0.5, -0.1 0.64, 0.1 0.7!, 0.0 0.8, -0.14 0.8!, -0.16 0.98, -0.24 0.98, -0.25 0.84!, -0.32 0.9, -0.3 1.16, -0.2 1.36, -0.22 1.52, -0.34 1.58, -0.46 1.5, -0.46 1.34, -0.38 1.16, -0.4 0.92!, -0.5 0.94, -0.62 0.84, -0.72 0.7, -0.82 0.56';
