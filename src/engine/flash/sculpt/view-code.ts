import type { Point, Polygon } from '../geometry/point.ts';
import { ByteReader, ByteWriter } from './byte-stream.ts';
import type { RegionLook, SculptedView, ViewCell, ViewLine, ViewPlane } from './sculpted-view.ts';
import { lineRoles } from './sculpted-view.ts';

/** Files of another version are not read. */
const version = 1;
/** Steps along the side of the view's square in which places are kept. */
const steps = 4096;
/** Steps of a width in one. */
const widthSteps = 100;

/** A view as bytes: as small as they are when deflated, neighbouring numbers are kept by their difference. */
export function encodeView(view: SculptedView): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.number(version);
  out.text(JSON.stringify(view.regions));
  writeRings(out, view.silhouette);
  writeList(out, view.cells, ({ region, rings }) => {
    out.number(region);
    writeRings(out, rings);
  });
  writeRings(out, view.shadows.deep);
  writeRings(out, view.shadows.half);
  writeList(out, view.lines, ({ role, points }) => {
    out.number(lineRoles.indexOf(role));
    writePoints(out, points);
  });
  for (const { widths } of view.lines) {
    let before = 0;
    for (const width of widths) {
      const value = Math.round(width * widthSteps);
      out.signed(value - before);
      before = value;
    }
  }
  writeList(out, view.glints, ({ at, radius }) => {
    writePoints(out, [at]);
    out.number(Math.round((radius * steps) / 2));
  });
  for (const plane of [view.light, view.patches, view.flow]) {
    out.number(plane.side);
    out.bytes(predicted(plane));
  }
  out.number(view.patchRegions.length);
  out.bytes(view.patchRegions);
  return out.done();
}

/** @throws RangeError when the bytes are those of another version */
export function decodeView(bytes: Uint8Array): SculptedView {
  const from = new ByteReader(bytes);
  if (from.number() !== version) throw new RangeError('a sculpture of another version');
  const regions = JSON.parse(from.text()) as RegionLook[];
  const silhouette = readRings(from);
  const cells = readList(from, (): ViewCell => ({ region: from.number(), rings: readRings(from) }));
  const deep = readRings(from);
  const half = readRings(from);
  const bare = readList(from, () => {
    const role = lineRoles[from.number()];
    if (!role) throw new RangeError('a line without a role');
    return { role, points: readPoints(from) };
  });
  const lines = bare.map(({ role, points }): ViewLine => {
    let value = 0;
    const widths = points.map(() => {
      value += from.signed();
      return value / widthSteps;
    });
    return { role, points, widths };
  });
  const glints = readList(from, () => ({
    at: readPoints(from)[0] as Point,
    radius: (from.number() * 2) / steps,
  }));
  const [light, patches, flow] = [readPlane(from), readPlane(from), readPlane(from)];
  const patchRegions = from.bytes(from.number());
  return {
    regions,
    silhouette,
    cells,
    shadows: { deep, half },
    lines,
    glints,
    light,
    patches,
    patchRegions,
    flow,
  };
}

function writeList<T>(out: ByteWriter, list: readonly T[], write: (one: T) => void): void {
  out.number(list.length);
  for (const one of list) write(one);
}

function readList<T>(from: ByteReader, read: () => T): T[] {
  return Array.from({ length: from.number() }, read);
}

function writeRings(out: ByteWriter, rings: readonly Polygon[]): void {
  writeList(out, rings, (ring) => writePoints(out, ring));
}

function readRings(from: ByteReader): Point[][] {
  return readList(from, () => readPoints(from));
}

function writePoints(out: ByteWriter, points: readonly Point[]): void {
  out.number(points.length);
  let [lastX, lastY] = [0, 0];
  for (const [px, py] of points) {
    const [x, y] = [stepOf(px), stepOf(py)];
    out.signed(x - lastX);
    out.signed(y - lastY);
    [lastX, lastY] = [x, y];
  }
}

function readPoints(from: ByteReader): Point[] {
  let [x, y] = [0, 0];
  return readList(from, (): Point => {
    x += from.signed();
    y += from.signed();
    return [(2 * x) / steps - 1, (2 * y) / steps - 1];
  });
}

function stepOf(at: number): number {
  return Math.round(((at + 1) * steps) / 2);
}

/** Each number less what its neighbours on the left and above let expect. */
function predicted({ side, values }: ViewPlane): Uint8Array {
  return values.map((value, i) => (value - expected(values, i, side)) & 255);
}

function readPlane(from: ByteReader): ViewPlane {
  const side = from.number();
  const values = from.bytes(side * side).slice();
  for (let i = 0; i < values.length; i++)
    values[i] = ((values[i] as number) + expected(values, i, side)) & 255;
  return { side, values };
}

/** Paeth's predictor: of left, above and above left the one nearest to where they point. */
function expected(values: Uint8Array, i: number, side: number): number {
  const left = i % side > 0 ? (values[i - 1] as number) : 0;
  const above = i >= side ? (values[i - side] as number) : 0;
  const corner = i % side > 0 && i >= side ? (values[i - side - 1] as number) : 0;
  const [toLeft, toAbove, toCorner] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
