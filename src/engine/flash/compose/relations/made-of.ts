import { boundsOfPoints } from '../../geometry/bounds.ts';
import { clamp } from '../../geometry/interval.ts';
import type { Point, Polygon } from '../../geometry/point.ts';
import { closed } from '../../geometry/point.ts';
import { ellipse } from '../../geometry/shape.ts';
import { identity } from '../../geometry/transform.ts';
import { concepts } from '../../lexicon/concept.ts';
import { withTrait } from '../../lexicon/lexicon.ts';
import type { Motif } from '../../motifs/motif.ts';
import { Canvas } from '../../paint/canvas.ts';
import type { FillLook } from '../../paint/pen.ts';
import { bloomAt } from '../bloom.ts';
import { drawWithin } from '../group.ts';
import type { SceneElement } from '../scene-element.ts';
import { posed } from '../scene-element.ts';
import { silhouetteOf } from '../silhouette.ts';
import { colored } from './stacked.ts';
import { isLineArt, string } from './strung.ts';

/** Half the distance between two of the things that a shape is made of. */
const half = 0.23;

/** Bands lie in courses, one upon the other. */
const bands = concepts('polynesian-band');
/** Half the length of a stretch of band. */
const course = 0.62;

/** Heads from the front: by their outline alone nobody would know them. */
const faced = withTrait('faced');

/** Discs, petals, busts and what is drawn huddled up: once filled with something else nobody would know them. */
const inward = withTrait('known-from-within');

/** Whether its outline alone does not tell what it is. */
export function isKnownFromWithin({ name }: SceneElement): boolean {
  return inward.has(name);
}

/**
 * The shape of the one, filled with the other: a heart of flowers, a bear of mountains.
 *
 * @param isWhole whether all of somebody is shown, and no face from the front
 */
export function madeOf(shape: SceneElement, filling: SceneElement, isWhole = false): Pick<Motif, 'draw'> {
  // A landscape fills a shape as a whole, what is small does so in its number.
  const isLand =
    filling.motif.grouping !== 'scattered' && ['ground', 'sky', 'pattern'].includes(filling.kind);
  return {
    draw(canvas) {
      const hasFace = faced.has(shape.name) && !isWhole && !shape.subjects[0]?.pose;
      // The first of several drawings of a head is seen from the front.
      const whole = new Canvas(hasFace ? { ...canvas.kit, variant: 0 } : canvas.kit);
      drawWithin(whole, colored(hasFace ? posed(shape, shape.motif.face) : shape), {});
      const clip = silhouetteOf(whole.layers);
      // What is no part of the shape itself, a basket below a balloon, stays as it is.
      canvas.add(whole, identity);
      if (isLineArt(whole.layers, clip)) {
        string(canvas, whole.layers, { ...filling, motif: filling.single ?? filling.motif });
        return;
      }
      const ground = new Canvas(canvas.kit);
      ground.layer((pen) => pen.fill(clip, { ...groundUnder(filling) }), { contour: 0 });
      const { left, right, top, bottom } = boundsOfPoints(clip);
      if (isLand)
        drawWithin(ground, colored(filling), {
          at: [(left + right) / 2, (top + bottom) / 2 + 0.12],
          scale: Math.max(right - left, bottom - top) * 0.66,
        });
      else if (bands.has(filling.name)) {
        const one = { ...filling, motif: filling.single ?? filling.motif };
        for (const at of courses(left, right, top, bottom))
          drawWithin(ground, colored(one), { at, scale: course });
      } else
        for (const [i, at] of packed(left, right, top, bottom).entries())
          if (touches(clip, at))
            drawWithin(ground, colored(bloomAt(filling, i)), scattered(at, filling, canvas));
      for (const layer of ground.layers) canvas.layers.push({ ...layer, clip });
      canvas.credits.push(...ground.credits);
      if (hasFace) for (const layer of whole.layers) canvas.layers.push({ ...layer, clip: faceIn(clip) });
      canvas.layer((pen) => pen.stroke(closed(clip), Math.max(pen.weight.inner, pen.weight.contour * 0.9)), {
        contour: 0,
        gapPx: 0,
        silhouette: 'fills-and-lines',
        isInverted: false,
      });
    },
  };
}

/** Eyes and muzzle of a head that is seen from the front. */
function faceIn(outline: Polygon): Polygon {
  const { left, right, top, bottom } = boundsOfPoints(outline);
  return ellipse(
    [(left + right) / 2, top + 0.57 * (bottom - top)],
    0.28 * (right - left),
    0.34 * (bottom - top),
  );
}

/** What is seen between the things: leaves between flowers, the night between stars, the sky over land. */
function groundUnder({ kind, name }: SceneElement): FillLook {
  if (kind === 'ground') return { pigment: 'waterLight', tone: (_, y) => clamp(0.3 - 0.3 * y) };
  if (kind === 'flora') return { pigment: 'leaf', tone: 0.6 };
  return name === 'star' ? { pigment: 'water', tone: 0.7 } : { pigment: 'foam', tone: 0.05 };
}

/** Rows of places, each row half a step off the last, over the rectangle. */
function packed(left: number, right: number, top: number, bottom: number): Point[] {
  const places: Point[] = [];
  for (let row = 0, y = top + half * 0.7; y < bottom + half; row++, y += half * 1.6)
    for (let x = left + (row % 2 === 0 ? half * 0.6 : 0); x < right + half; x += half * 1.8)
      places.push([x, y]);
  return places;
}

/** Rows of stretches of a band, end to end, a whole one in the middle. */
function courses(left: number, right: number, top: number, bottom: number): Point[] {
  const places: Point[] = [];
  for (let y = top; y < bottom + course; y += course * 0.9)
    for (const side of [-2, -1, 0, 1, 2]) places.push([(left + right) / 2 + side * course * 1.9, y]);
  return places;
}

/** Whether what stands at a place reaches into the shape. */
function touches(shape: Polygon, [x, y]: Point): boolean {
  return [0, 1, 2, 3, 4, 5].some((i) => {
    const angle = (i * Math.PI) / 3;
    return isInside(shape, [x + Math.cos(angle) * half * 0.7, y + Math.sin(angle) * half * 0.7]);
  });
}

/** Counts the edges that a ray to the right crosses. */
function isInside(shape: Polygon, [x, y]: Point): boolean {
  return shape.reduce((inside, [ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length] ?? [ax, ay];
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !inside : inside;
  }, false);
}

/** Each a little off its place; what grows or flies is turned as well. */
function scattered([x, y]: Point, { kind }: SceneElement, { kit }: Canvas) {
  const isTurned = kind === 'flora' || kind === 'creature';
  const jitter = () => kit.random.between(-0.03, 0.03);
  return {
    at: [x + jitter(), y + jitter()] as const,
    scale: half * kit.random.between(1.05, 1.35),
    angleRad: isTurned ? kit.random.between(-0.5, 0.5) : 0,
  };
}
