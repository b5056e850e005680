import { widthOf } from '../../geometry/bounds.ts';
import { steps } from '../../geometry/interval.ts';
import type { Point, Polygon } from '../../geometry/point.ts';
import type { Transform } from '../../geometry/transform.ts';
import { compose, placing } from '../../geometry/transform.ts';
import { concepts } from '../../lexicon/concept.ts';
import type { Motif } from '../../motifs/motif.ts';
import { Canvas } from '../../paint/canvas.ts';
import { boundsOfLayers, movedLayer } from '../../paint/layer.ts';
import type { Pen } from '../../paint/pen.ts';
import { drawWithin } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { wholeOf } from '../whole-body.ts';
import { colored } from './stacked.ts';
import { contained } from './vessels.ts';

/** What shows everything upside down. */
const waters = concepts('wave', 'river');
/** What shows things within its frame. */
const glasses = concepts('mirror', 'eye', 'crystal-ball', 'window');

/** Where the water begins, and how often it breaks up what it mirrors. */
const level = 0;
const bandCount = 7;

/** Somebody above his own image upside down in the water, or within a mirror; null for what mirrors nothing. */
export function reflected(subject: SceneElement, object: SceneElement): Pick<Motif, 'draw'> | null {
  if (glasses.has(object.name)) return contained(subject, object);
  if (!waters.has(object.name)) return null;
  const whole = subject.kind === 'creature' ? wholeOf(subject, 'prowling', 'standing', 'sitting') : null;
  return {
    draw(canvas) {
      const own = new Canvas(canvas.kit);
      drawWithin(own, colored(whole ?? subject), { scale: 0.5 });
      const bounds = boundsOfLayers(own.layers);
      const up = placing({ at: [0, level - bounds.bottom] });
      canvas.add(own, up);
      const halfWidth = widthOf(bounds) / 2;
      const mirror = compose(placing({ angleRad: Math.PI, isFlipped: true }), up);
      addBroken(canvas, own, mirror, halfWidth);
      canvas.layer((pen) => drawRipples(pen, halfWidth), {
        contour: 0,
        gapPx: 0,
        silhouette: 'fills-and-lines',
      });
    },
  };
}

/** The image in bands, each a little aside of the one above it. */
function addBroken(canvas: Canvas, own: Canvas, mirror: Transform, halfWidth: number): void {
  const heights = steps(bandCount, 0, 1);
  heights.forEach((share, i) => {
    const [top, bottom] = [share, heights[i + 1] ?? 1.2];
    const aside = (i % 2 === 0 ? 1 : -1) * 0.03 * (0.4 + share);
    const moved = compose(placing({ at: [aside, 0.03] }), mirror);
    const clip = band(level + 0.02 + top, level + bottom - 0.008, halfWidth + 0.5);
    for (const layer of own.layers) canvas.layers.push({ ...movedLayer(layer, moved), clip });
  });
}

function band(top: number, bottom: number, half: number): Polygon {
  return [
    [-half, top],
    [half, top],
    [half, bottom],
    [-half, bottom],
  ];
}

/** The water's edge, and ripples that grow shorter downwards. */
function drawRipples(pen: Pen, halfWidth: number): void {
  const { inner, detail } = pen.weight;
  const wave = (x: number, y: number, half: number): Point[] =>
    steps(12, -1, 1).map((t): Point => [x + t * half, y + 0.014 * Math.sin(t * 9)]);
  pen.stroke(wave(0, level + 0.02, Math.min(1, halfWidth + 0.36)), inner * 1.3, { taper: 0.4 });
  for (const [i, y] of steps(5, 0.12, 0.92).entries()) {
    const reach = Math.min(0.9, halfWidth + 0.26 - 0.1 * i);
    for (const side of [-1, 1])
      pen.stroke(
        wave(side * (reach - 0.06 * (i % 2)), level + y, 0.2 - 0.02 * i),
        i % 2 ? detail * 1.4 : inner,
        {
          taper: 0.5,
        },
      );
  }
}
