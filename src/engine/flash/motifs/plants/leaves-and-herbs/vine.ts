import { steps } from '../../../geometry/interval.ts';
import type { Point, Polyline } from '../../../geometry/point.ts';
import { directionRad, pointAt } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A climbing vine with leaves and thorns. */
export const vine: Motif = {
  name: 'vine',
  tinted: ['leaf'],
  draw: (canvas) => canvas.layer((pen) => drawVine(pen, bends, 0.05, 1), { contour: 0.7 }),
  drawAlong: (pen, line) => drawVine(pen, line, 0.03, 0.6),
};

/** A bare vine, all thorns. */
export const thornVine: Motif = {
  name: 'thorn-vine',
  tinted: ['wood'],
  draw: (canvas) => canvas.layer((pen) => drawThorns(pen, bends, 0.07, 1), { contour: 0.7 }),
  drawAlong: (pen, line) => drawThorns(pen, line, 0.035, 0.6),
};

/** Long thorns on both sides in turn along the line, whose points lie 0.02 apart. */
function drawThorns(pen: Pen, line: Polyline, half: number, size: number): void {
  const { inner } = pen.weight;
  const step = Math.round(7 * size);
  for (let i = step, n = 0; i < line.length - 4; i += step, n++) {
    const along = directionRad(pointAt(line, i - 2), pointAt(line, i + 2));
    const side = n % 2 === 0 ? 1 : -1;
    pen
      .at({ at: pointAt(line, i), angleRad: along + side * 1.1, scale: size * 0.34 })
      .fill(outlined('0 -0.2!, 0.5 -0.08, 1 0.06!, 0.5 0.1, 0 0.2!'), {
        pigment: 'wood',
        tone: 0.4,
        line: inner * 0.9,
      });
  }
  pen.fill(outlineOf(ribbon(line, (share) => half * (1 - 0.6 * share))), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
}

/** A leaf and a thorn in turn along the line, whose points lie 0.02 apart. */
function drawVine(pen: Pen, line: Polyline, half: number, size: number): void {
  const { inner } = pen.weight;
  const step = Math.round(14 * size);
  for (let i = step, n = 0; i < line.length - 4; i += step, n++) {
    const along = directionRad(pointAt(line, i - 2), pointAt(line, i + 2));
    const side = n % 2 === 0 ? 1 : -1;
    const at = pointAt(line, i);
    if (n % 3 === 2)
      pen
        .at({ at, angleRad: along + side * 1.2, scale: size * 0.2 })
        .fill(outlined('0 -0.24!, 0.5 -0.1, 1 0.14!, 0.5 0.12, 0 0.24!'), {
          pigment: 'leaf',
          tone: 0.5,
          line: inner * 0.9,
        });
    else
      drawLeaf(pen.at({ at, angleRad: along + side * 0.95, scale: size * 0.36 }), {
        width: 0.66,
        teeth: 0.14,
        veins: 2,
      });
  }
  pen.fill(outlineOf(ribbon(line, (share) => half * (1 - 0.6 * share))), {
    pigment: 'leaf',
    tone: 0.45,
    line: inner,
  });
}

const bends = steps(130, -1.25, 1.25).map((y): Point => [0.42 * Math.sin(y * 3.1) * (1 - 0.12 * y), -y]);
