import type { Point, Polygon } from '../../../geometry/point.ts';
import { coverage } from '../../../raster/coverage.ts';
import { withScratch } from '../../../raster/scratch.ts';
import type { RegionLook, SculptedView, ViewCell, ViewLine } from '../../sculpted-view.ts';
import { areasWhere } from '../fields/areas.ts';
import { flowOfLight, lightPlane, patchPlane } from '../fields/planes.ts';
import { blurred } from '../lines/blur.ts';
import { knotsOf } from '../lines/thinned.ts';
import type { Area, Drawing, Line } from './drawing.ts';
import type { Figure, FigureView } from './figure.ts';
import { shadeOver } from './shade.ts';

/** The side of the picture from which areas and planes are derived, in pixels. */
const side = 800;
const perPixel = 1000 / side;
/** The deepest and the half shadows, by how dark they are. */
const shadowFrom = { deep: 0.9, half: 0.6 };
/** Widths are kept in these steps: finer ones are not seen and cost room. */
const widthStep = 0.05;
/** The most areas that strokes stay on: their numbers are bytes, and 0 is none. */
const most = 255;

/** Draws a figure from one side. */
export function bakeFigure({ regions }: Figure, { draw, isMirrored = false }: FigureView): SculptedView {
  const drawing = draw().onPage();
  return bakeDrawing(isMirrored ? drawing.mirrored() : drawing, regions);
}

/** A drawing as a view: whatever is covered is left out. */
function bakeDrawing(drawing: Drawing, looks: Readonly<Record<string, RegionLook>>): SculptedView {
  const names = Object.keys(looks);
  const areas = drawing.marks.filter((mark) => mark.kind === 'area');
  const owner = ownersOf(drawing);
  const mask = Uint8Array.from(owner, (mark) => (mark > 0 ? 1 : 0));
  const areaAt = (i: number) => drawing.marks[(owner[i] as number) - 1] as Area;
  const regions = Uint8Array.from(owner, (mark, i) => (mark > 0 ? names.indexOf(areaAt(i).region) + 1 : 0));
  const shade = new Float32Array(side * side);
  for (const area of areas) {
    const number = drawing.marks.indexOf(area) + 1;
    for (const one of area.shades) shadeOver(shade, side, { ...one, isInside: (i) => owner[i] === number });
  }
  const soft = blurred(shade, side, 3, mask);
  const light = soft.map((dark) => 0.94 - 0.86 * dark);
  const ringsWhere = (isInside: (pixel: number) => boolean): Polygon[] =>
    areasWhere(side, isInside, { least: 12, rounds: 6 }).map((ring) => ring.map(toView));
  const isBlack = (i: number) => looks[names[(regions[i] as number) - 1] as string]?.isBlack === true;
  const shaded = (from: number) =>
    ringsWhere((i) => mask[i] === 1 && !isBlack(i) && (soft[i] as number) > from);
  const { numbers, patchRegions } = patchesOf(owner, regions);
  return {
    regions: Object.values(looks),
    silhouette: ringsWhere((i) => mask[i] === 1),
    cells: names.flatMap((_, i): ViewCell[] => {
      const rings = ringsWhere((at) => regions[at] === i + 1);
      return rings.length > 0 ? [{ region: i, rings }] : [];
    }),
    shadows: { deep: shaded(shadowFrom.deep), half: shaded(shadowFrom.half) },
    lines: [...outlinesOf(mask), ...drawing.marks.flatMap((mark, i) => seenParts(mark, i, drawing, owner))],
    glints: [],
    light: lightPlane(side, mask, light),
    patches: patchPlane(numbers, side),
    patchRegions,
    flow: flowOfLight(side, mask, blurred(light, side, 10, mask)),
  };
}

function toView([x, y]: Point): Point {
  return [(2 * x) / side - 1, (2 * y) / side - 1];
}

/** For each pixel the number of the mark, from 1, whose area is seen there; 0 for none. */
function ownersOf({ marks }: Drawing): Uint16Array {
  const owner = new Uint16Array(side * side);
  const page = { left: 0, top: 0, width: side, height: side };
  marks.forEach((mark, number) => {
    if (mark.kind !== 'area') return;
    withScratch(() => {
      const { left, top, width, height, values } = coverage([mark.ring.map(toPixels)], page);
      for (let i = 0; i < width * height; i++) {
        if ((values[i] as number) < 0.5) continue;
        const at = (top + Math.floor(i / width)) * side + left + (i % width);
        if (isOn(marks, owner[at] as number, mark.within)) owner[at] = number + 1;
      }
    });
  });
  return owner;
}

/** Whether what is seen somewhere is an area, or lies on it. */
function isOn(marks: Drawing['marks'], seen: number, area: Area | null): boolean {
  for (let at = marks[seen - 1]; area !== null; ) {
    if (at === area) return true;
    if (at?.kind !== 'area' || at.within === null) return false;
    at = at.within;
  }
  return true;
}

function toPixels([x, y]: Point): Point {
  return [x / perPixel, y / perPixel];
}

/** The stretches of a line that nothing covers which was drawn after it. */
function seenParts(mark: Area | Line, index: number, { marks }: Drawing, owner: Uint16Array): ViewLine[] {
  if (mark.kind === 'area') return [];
  const { points, widths, role, within } = mark;
  const isSeen = (point: Point) => {
    const [x, y] = toPixels(point).map(Math.floor) as [number, number];
    if (x < 0 || y < 0 || x >= side || y >= side) return false;
    const there = owner[y * side + x] as number;
    return there <= index && isOn(marks, there, within);
  };
  const parts: ViewLine[] = [];
  let from = -1;
  for (let i = 0; i <= points.length; i++) {
    const isDrawn = i < points.length && isSeen(points[i] as Point);
    if (isDrawn && from < 0) from = i;
    if (isDrawn || from < 0) continue;
    if (i - from > 2) {
      const part = points.slice(from, i).map(toPixels);
      const knots = knotsOf(part, 0.5, 13);
      parts.push({
        role,
        points: knots.map((at) => toView(part[at] as Point)),
        widths: knots.map((at) => Math.round((widths[from + at] as number) / widthStep) * widthStep),
      });
    }
    from = -1;
  }
  return parts;
}

/** The contour around all of it: heavy on the side of the shadow. */
function outlinesOf(mask: Uint8Array): ViewLine[] {
  return areasWhere(side, (i) => mask[i] === 1, { least: 40, rounds: 8 }).map((ring): ViewLine => {
    const points = [...ring, ring[0] as Point];
    const widths = points.map((_, i) => {
      const [a, b] = [
        points[Math.max(0, i - 1)] as Point,
        points[Math.min(points.length - 1, i + 1)] as Point,
      ];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      // Rings run with the inside on their right.
      const toShadow = (dy - dx) / (Math.sqrt(dx * dx + dy * dy) || 1);
      return 0.72 + 0.18 * toShadow;
    });
    return { role: 'outline', points: points.map(toView), widths };
  });
}

/** The areas that are seen, the largest first, as the pieces on which strokes stay. */
function patchesOf(
  owner: Uint16Array,
  regions: Uint8Array,
): { numbers: Uint8Array; patchRegions: Uint8Array } {
  const sizes = new Map<number, number>();
  for (const mark of owner) if (mark > 0) sizes.set(mark, (sizes.get(mark) ?? 0) + 1);
  const largest = [...sizes].toSorted((a, b) => b[1] - a[1]).slice(0, most);
  const numberOf = new Map(largest.map(([mark], i) => [mark, i + 1]));
  const patchRegions = new Uint8Array(largest.length + 1);
  const numbers = new Uint8Array(owner.length);
  for (let i = 0; i < owner.length; i++) {
    const number = numberOf.get(owner[i] as number) ?? 0;
    numbers[i] = number;
    if (number > 0) patchRegions[number] = regions[i] as number;
  }
  return { numbers, patchRegions };
}
