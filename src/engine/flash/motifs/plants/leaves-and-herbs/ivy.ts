import { steps } from '../../../geometry/interval.ts';
import type { Point, Polyline } from '../../../geometry/point.ts';
import { directionRad, pointAt, polar } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Ivy that climbs: lobed leaves to both sides of a winding stem. */
export const ivy: Motif = {
  name: 'ivy',
  tinted: ['leaf'],
  draw: (canvas) => canvas.layer((pen) => drawIvy(pen, bends, 0.045, 1), { contour: 0.7 }),
  drawAlong: (pen, line) => drawIvy(pen, line, 0.022, 0.36),
};

/** A leaf to the left and to the right in turn along the line, whose points lie 0.02 apart. */
function drawIvy(pen: Pen, line: Polyline, half: number, size: number): void {
  const step = Math.max(7, Math.round(11 * size));
  pen.fill(outlineOf(ribbon(line, (share) => half * (1 - 0.6 * share))), {
    pigment: 'wood',
    tone: 0.45,
    line: pen.weight.inner,
  });
  for (let i = Math.round(step / 2), n = 0; i < line.length - 2; i += step, n++) {
    const along = directionRad(pointAt(line, i - 2), pointAt(line, i + 2));
    const direction = along + (n % 2 === 0 ? 1.15 : -1.15);
    const at = pointAt(line, i);
    const foot = polar(direction, 0.2 * size, at);
    pen.stroke([at, foot], pen.weight.inner * 1.2);
    const scale = size * (0.6 - (0.24 * i) / line.length) * pen.random.between(0.86, 1.08);
    drawIvyLeaf(
      pen.at({ at: foot, angleRad: direction + pen.random.between(-0.3, 0.3), scale }),
      n % 2 === 0 ? 1 : -1,
    );
  }
}

/** Along the x axis, its stalk at 0 and its longest lobe at 1; the half towards `shaded` lies in shade. */
function drawIvyLeaf(pen: Pen, shaded: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.06 0!, -0.16 -0.16, -0.2 -0.36!, 0.02 -0.42, 0.14 -0.62, 0.34 -0.8!, 0.42 -0.5, 0.52 -0.32!, 0.76 -0.22, 1.08 0!, 0.76 0.22, 0.52 0.32!, 0.42 0.5, 0.34 0.8!, 0.14 0.62, 0.02 0.42, -0.2 0.36!, -0.16 0.16',
    ),
    { pigment: 'leaf', tone: (_, y) => (y * shaded > 0 ? 0.5 : 0.1), line: inner },
  );
  for (const vein of [
    '0.06 0, 0.5 0.02, 0.98 0',
    '0.06 0, 0.2 -0.36, 0.32 -0.7',
    '0.06 0, 0.2 0.36, 0.32 0.7',
    '0.06 0, -0.08 -0.24',
    '0.06 0, -0.08 0.24',
    '0.46 0, 0.62 -0.14',
    '0.46 0, 0.62 0.14',
  ])
    pen.stroke(traced(vein), detail * 1.2, { taper: 0.4, tapering: 'end' });
}

const bends = steps(130, -1.25, 1.25).map((y): Point => [0.3 * Math.sin(y * 3.4) * (1 - 0.12 * y), -y]);
