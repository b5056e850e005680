import type { Bounds } from '../../geometry/bounds.ts';
import { centerOf, heightOf, widthOf } from '../../geometry/bounds.ts';
import { bezier, joined } from '../../geometry/curve.ts';
import { lerp, steps } from '../../geometry/interval.ts';
import type { Point, Polygon } from '../../geometry/point.ts';
import { closed, fullTurn, polar } from '../../geometry/point.ts';
import { arc, circle } from '../../geometry/shape.ts';
import { compose, mapPoints, placing } from '../../geometry/transform.ts';
import { drawFallingPetal } from '../../motifs/flowers/branches-and-bouquets/sakura.ts';
import { drawCloud } from '../../motifs/parts/sky-and-land/cloud.ts';
import { drawWave } from '../../motifs/sky-and-land/land/wave.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import { Occupancy } from '../occupancy.ts';
import { isSlender } from './slender.ts';

/** Areas that the style fills with wind bars when it inks; their edges are scalloped, they end before the bodies. */
const fields = {
  round: roundField,
  panel: panelField,
  drop: dropField,
  fan: fanField,
} satisfies Record<string, (bounds: Bounds) => Polygon>;

export function windField(kind: keyof typeof fields): (composition: Composition) => void {
  return (composition) => {
    if (isSlender(composition)) return;
    const { focalBounds, stretch } = composition;
    const [x, y] = centerOf(focalBounds);
    // A fan is as wide as it is.
    const shape = composition.shape !== 'square' && kind === 'fan' ? 'round' : kind;
    const drawnOut = placing({ at: [x, y], stretch });
    composition.field = mapPoints(compose(drawnOut, placing({ at: [-x, -y] })), fields[shape](focalBounds));
  };
}

function roundField(bounds: Bounds): Polygon {
  const center = centerOf(bounds);
  const radius = (widthOf(bounds) + heightOf(bounds)) * 0.31 + 40;
  return Array.from({ length: 180 }, (_, i) => {
    const angle = (i / 180) * fullTurn;
    return polar(angle, radius + 26 * Math.abs(Math.sin(angle * 5 + 1)) - 18, center);
  });
}

/** An upright panel with rounded corners, for a forearm or a back. */
function panelField(bounds: Bounds): Polygon {
  const [x, y] = centerOf(bounds);
  const half = Math.max(220, widthOf(bounds) * 0.44);
  const tall = Math.max(360, heightOf(bounds) * 0.62);
  return Array.from({ length: 180 }, (_, i): Point => {
    const angle = (i / 180) * fullTurn;
    // A superellipse: between an ellipse and a rectangle.
    const rounded = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5;
    const scallop = 1 + 0.05 * Math.abs(Math.sin(angle * 6));
    return [x + half * rounded(Math.cos(angle)) * scallop, y + tall * rounded(Math.sin(angle)) * scallop];
  });
}

/** Wide at the foot, blown to a point at the top. */
function dropField(bounds: Bounds): Polygon {
  const [x, y] = centerOf(bounds);
  const r = (widthOf(bounds) + heightOf(bounds)) * 0.31;
  const side = (sign: number) =>
    joined(
      bezier(
        [x + 0.5 * r, y - 1.5 * r],
        [x + sign * 0.2 * r, y - 1.2 * r],
        [x + sign * 1.15 * r, y - 0.9 * r],
        [x + sign * 1.2 * r, y + 0.1 * r],
        40,
      ),
      bezier(
        [x + sign * 1.2 * r, y + 0.1 * r],
        [x + sign * 1.22 * r, y + 0.9 * r],
        [x + sign * 0.6 * r, y + 1.25 * r],
        [x, y + 1.2 * r],
        40,
      ),
    );
  return [...side(1), ...side(-1).toReversed()];
}

const fanAngles = [Math.PI + 0.36, fullTurn - 0.36] as const;

function fanShape(bounds: Bounds): { pivot: Point; inner: number; outer: number } {
  const outer = Math.max(heightOf(bounds) * 0.84, widthOf(bounds) * 0.8);
  const [x] = centerOf(bounds);
  return { pivot: [x, bounds.top + outer * 0.96], inner: outer * 0.38, outer };
}

/** An open folding fan. */
function fanField(bounds: Bounds): Polygon {
  const { pivot, inner, outer } = fanShape(bounds);
  const [start, end] = fanAngles;
  return [...arc(pivot, outer, start, end, 64), ...arc(pivot, inner, end, start, 48)];
}

const cloudLook = { contour: 0.6, silhouette: 'fills-and-lines' } as const;

/** Banks of cloud at the corners of the focal element, trailing inwards. */
export function cloudBanks(count: 2 | 4): (composition: Composition) => void {
  return (composition) => {
    if (isSlender(composition)) return;
    const { left, right, top, bottom } = composition.focalBounds;
    const height = bottom - top;
    const places: readonly (readonly [Point, number, boolean])[] = [
      [[left + 20, top + height * 0.18], 150, false],
      [[right - 20, top + height * 0.74], 140, true],
      [[right - 10, top + height * 0.14], 150, true],
      [[left + 10, top + height * 0.7], 130, false],
    ];
    for (const [at, scale, isFlipped] of places.slice(0, count)) {
      composition.ornament((pen) => drawCloud(pen), { at, scale, isFlipped }, depth.sky - 2, cloudLook);
    }
  };
}

/** Breaking waves along the foot; waves of the prompt's own take their place, and fire wants none. */
export function footWaves(composition: Composition): void {
  if (composition.roles.water || composition.roles.fire || isSlender(composition)) return;
  const { left, right, top, bottom } = composition.focalBounds;
  const middle = (left + right) / 2;
  const reach = Math.max(250, (right - left) * 0.46);
  const scale = Math.min(132, Math.max(70, (bottom - top) * 0.26));
  const places: readonly (readonly [number, number, boolean])[] = [
    [-reach, 0.08, false],
    [reach, 0.08, true],
    [0, 0.36, composition.kit.isMirrored],
  ];
  for (const [dx, dy, isFlipped] of places) {
    composition.ornament(
      (pen) => drawWave(pen),
      { at: [middle + dx, bottom + dy * scale], scale, isFlipped },
      depth.water - 10,
      cloudLook,
    );
  }
}

/** The frame of a folding fan around its wind bars. */
export function fanFrame(composition: Composition): void {
  if (composition.shape !== 'square') return;
  const { pivot, inner, outer } = fanShape(composition.focalBounds);
  composition.ornament(
    (pen) => {
      const { contour, detail } = pen.weight;
      pen.stroke(closed(fanField(composition.focalBounds)), contour);
      for (const share of steps(14)) {
        const angle = lerp(fanAngles[0], fanAngles[1], share);
        pen.stroke([polar(angle, inner * 0.16, pivot), polar(angle, inner, pivot)], detail * 1.4);
        pen.stroke([polar(angle, inner, pivot), polar(angle, outer, pivot)], detail, { ink: 0.5 });
      }
      pen.dot(pivot, contour * 1.2);
    },
    {},
    depth.field,
    { contour: 0, gapPx: 0, silhouette: 'fills-and-lines' },
  );
}

/** The large flat disc of the rising sun or moon; a disc of the prompt's own takes its place. */
export function risingDisc(composition: Composition): void {
  if (composition.roles.disc) return;
  const bounds = composition.focalBounds;
  const radius = (widthOf(bounds) + heightOf(bounds)) * 0.27;
  const [x, y] = centerOf(bounds);
  const { focal } = composition.roles;
  const isFocalRed = (focal?.pigment ?? focal?.motif.tinted[0]) === 'petal';
  composition.ornament(
    (pen) =>
      pen.fill(circle([0, 0], 1, 128), {
        pigment: isFocalRed ? 'gold' : 'petal',
        tone: (_, v) => 0.3 + 0.34 * v,
        line: pen.weight.contour,
      }),
    { at: [x, y - radius * 0.3], scale: radius, stretch: composition.stretch },
    depth.field,
    { contour: 0 },
  );
}

/** Petals in the wind, beside the bodies. */
export function fallingPetals(composition: Composition): void {
  const occupancy = new Occupancy(composition.layers, 90);
  const { left, right, top, bottom } = occupancy.bounds;
  let count = 0;
  for (let attempt = 0; attempt < 160 && count < 11; attempt++) {
    const at: Point = [composition.random.between(left, right), composition.random.between(top, bottom)];
    if (!occupancy.isFree(at, 18) || !occupancy.isNear(at, 120)) continue;
    occupancy.take(at, 40);
    count++;
    composition.ornament(
      drawFallingPetal,
      { at, scale: 12, angleRad: composition.random.between(0, 3) },
      depth.sparks,
      {
        contour: 0,
        gapPx: 0,
      },
    );
  }
}
