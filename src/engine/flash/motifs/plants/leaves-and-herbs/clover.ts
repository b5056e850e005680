import { clamp } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A clover from above on its bent stem, each leaflet a heart with its paler mark. */
export const clover: Motif = {
  name: 'clover',
  tinted: ['leaf'],
  draw: (canvas) => drawClover(canvas, [-2.1, 0, 2.1]),
};

export const fourLeafClover: Motif = {
  name: 'four-leaf-clover',
  tinted: ['leaf'],
  draw: (canvas) => drawClover(canvas, [-0.78, 0.78, 2.36, -2.36]),
};

/** @param anglesRad where its leaflets point, from straight up */
function drawClover(canvas: Canvas, anglesRad: readonly number[]): void {
  canvas.layer(drawStem, { silhouette: 'fills-and-lines' });
  canvas.layer((pen) => {
    for (const angleRad of anglesRad) drawLeaflet(pen.at({ at: [0, -0.22], angleRad }));
  });
}

function drawStem(pen: Pen): void {
  pen.fill(outlined('-0.04 -0.2!, 0.04 -0.2!, 0.08 0.4, 0.34 1.06!, 0.22 1.12!, -0.03 0.44'), {
    pigment: 'leaf',
    tone: 0.3,
    line: pen.weight.inner,
  });
}

/** Upwards from its stalk at 0. */
function drawLeaflet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(leaflet, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.62 - 0.5 * lengthOf(x, y) + 0.3 * x),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.4 -0.44, -0.2 -0.6, 0 -0.5, 0.2 -0.6, 0.4 -0.44'), detail * 1.6, {
    isErasing: true,
    taper: 0.3,
  });
  pen.stroke(traced('0 -0.04, 0 -0.68'), detail * 1.4, { taper: 0.5, tapering: 'end' });
  for (const side of [-1, 1])
    for (const [from, x, y] of veins)
      pen.stroke(traced(`0 ${from}, ${side * x} ${y}`), detail, { taper: 0.5, tapering: 'end' });
}

const leaflet = outlined(
  '0 0.02!, 0.2 -0.16, 0.46 -0.4, 0.54 -0.68, 0.42 -0.88, 0.2 -0.92, 0 -0.76!, -0.2 -0.92, -0.42 -0.88, -0.54 -0.68, -0.46 -0.4, -0.2 -0.16',
);
const veins = [
  [-0.18, 0.22, -0.34],
  [-0.3, 0.34, -0.54],
  [-0.42, 0.3, -0.72],
] as const;
