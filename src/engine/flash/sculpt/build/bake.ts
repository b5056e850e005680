import type { Point, Polygon } from '../../geometry/point.ts';
import type { SculptedView, ViewCell, ViewLine } from '../sculpted-view.ts';
import { areasWhere } from './fields/areas.ts';
import { patchesOf } from './fields/patches.ts';
import { flowPlane, lightPlane, patchPlane } from './fields/planes.ts';
import { tearCoat } from './fields/torn-coat.ts';
import { blurred } from './lines/blur.ts';
import { bordersOf } from './lines/borders.ts';
import { decalLines } from './lines/decals.ts';
import { foldsOf } from './lines/folds.ts';
import type { Inked } from './lines/pen-widths.ts';
import { inked } from './lines/pen-widths.ts';
import { knotsOf } from './lines/thinned.ts';
import type { Surface } from './render/surface.ts';
import { nothing, surfaceOf } from './render/surface.ts';
import { Solid } from './solid/solid.ts';
import type { Region, Subject, SubjectView } from './subject.ts';

/** The side of the picture from which a view is derived, in pixels. */
export const bakedSide = 640;

/** Below these shares of light there is deep shadow, and half shadow. */
const shadowBelow = { deep: 0.2, half: 0.4 };

/** Sees a subject from one side, and derives its drawing. */
export function bakeView(subject: Subject, view: SubjectView, side = bakedSide): SculptedView {
  const names = Object.keys(subject.regions);
  const regions = Object.values(subject.regions);
  const model = subject.model(view.posture ?? {});
  const solid = new Solid(model.steps, names);
  const surface = surfaceOf(solid, { ...subject.camera, ...view.camera }, side);
  const fine = side / 600;
  lift(surface, regions);
  tearCoat(surface, regions, names, model);
  const mask = Uint8Array.from(surface.depth, (depth) => (depth < nothing ? 1 : 0));
  const light = blurred(surface.light, side, Math.round(3 * fine), mask);
  const traits = subject.traits ?? {};
  const lines = [
    ...foldsOf(surface, regions, traits),
    ...decalLines(surface, solid, model.decals ?? []),
    ...bordersOf(surface, regions, traits),
  ].flatMap((line) => inked(line, light, 13 * fine));
  const patches = patchesOf(surface);
  const toView = ([x, y]: Point): Point => [(2 * x) / side - 1, (2 * y) / side - 1];
  const areas = (isInside: (pixel: number) => boolean, rounds = 10): Polygon[] =>
    areasWhere(side, isInside, { least: 14 * fine * fine, rounds: Math.round(rounds * fine * fine) }).map(
      (ring) => ring.map(toView),
    );
  const isBlack = (i: number) => regions[(surface.region[i] as number) - 1]?.isBlack === true;
  const shaded = (below: number) =>
    areas((i) => mask[i] === 1 && !isBlack(i) && (light[i] as number) < below, 14);
  return {
    regions: regions.map(({ pigment, albedo, isBlack, isShaded, fur, isPlain }) => ({
      pigment,
      albedo,
      ...(isBlack && { isBlack }),
      ...(isShaded && { isShaded }),
      ...(fur && { fur }),
      ...(isPlain && { isPlain }),
    })),
    silhouette: areas((i) => mask[i] === 1, 22),
    cells: cellsOf(surface, regions, areas),
    shadows: { deep: shaded(shadowBelow.deep), half: shaded(shadowBelow.half) },
    lines: lines.map((line) => viewLine(line, toView, fine)),
    glints: glintsOf(surface, model.glints ?? [], toView),
    light: lightPlane(side, mask, blurred(surface.light, side, 1, mask)),
    patches: patchPlane(patches.numbers, side),
    patchRegions: patches.regions,
    flow: flowPlane(
      surface,
      model,
      names,
      regions.map(({ fur }) => fur !== undefined),
    ),
  };
}

/** The exponent of the light on what is sheer. */
const sheerness = 0.6;

/** Eyes and teeth are never lost in a shadow, and petals let light through. */
function lift({ light, region }: Surface, regions: readonly Region[]): void {
  for (let i = 0; i < light.length; i++) {
    const look = regions[(region[i] as number) - 1];
    if (look?.isSheer) light[i] = (light[i] as number) ** sheerness;
    const least = look?.lift ?? 0;
    const here = light[i] as number;
    if (here < least) light[i] = least + (here - least) * 0.35;
  }
}

function cellsOf(
  { region, depth }: Surface,
  regions: readonly Region[],
  areas: (isInside: (pixel: number) => boolean, rounds?: number) => Polygon[],
): ViewCell[] {
  return regions.flatMap(({ coat }, i) => {
    const rings = areas(
      (at) => region[at] === i + 1 && (depth[at] as number) < nothing,
      coat === undefined ? 16 : 3,
    );
    return rings.length > 0 ? [{ region: i, rings }] : [];
  });
}

function viewLine(
  { line, from, to, widths }: Inked,
  toView: (point: Point) => Point,
  fine: number,
): ViewLine {
  const points = line.points.slice(from, to);
  const knots = knotsOf(points, line.role === 'outline' ? 0.3 : 0.4, 26 * fine);
  return {
    role: line.role,
    points: knots.map((i) => toView(points[i] as Point)),
    widths: knots.map((i) => widths[i] as number),
  };
}

function glintsOf(
  surface: Surface,
  glints: readonly { readonly at: readonly [number, number, number]; readonly radius: number }[],
  toView: (point: Point) => Point,
): SculptedView['glints'] {
  return glints.flatMap(({ at, radius }) => {
    const { x, y, depth } = surface.project(at);
    const pixel = Math.floor(y) * surface.side + Math.floor(x);
    if (!(depth < (surface.depth[pixel] ?? 0) + 0.06)) return [];
    return [{ at: toView([x, y]), radius: (2 * radius) / surface.pixel / surface.side }];
  });
}
