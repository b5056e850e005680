import type { Transform } from '../geometry/transform.ts';
import { compose, identity, mapPoints } from '../geometry/transform.ts';
import type { Cutout } from '../paint/cutout.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import type { Layer } from '../paint/layer.ts';
import type { FillMark } from '../paint/mark.ts';
import type { Page } from '../paint/page.ts';
import { paintScene } from '../paint/scene.ts';
import { paintStroke } from '../paint/stroke.ts';
import type { Random } from '../random/random.ts';
import { coverage } from '../raster/coverage.ts';
import { lendPlane, withScratch } from '../raster/scratch.ts';
import { blackAreas, colourAreas } from './areas.ts';
import { type PenLine, penLinesOf, shapeOfLine, visiblePieces } from './pen-line.ts';
import { type Shading, shadingOf } from './shading.ts';
import { area, type Shape, type Vectors } from './vectors.ts';

/** The finest line that a needle leaves in skin and that stays one, in millimetres. */
export const needleMm = 0.35;

interface VectorJob {
  readonly page: Page;
  /** How long the longer side of the paper is. */
  readonly sizeMm: number;
  readonly shadings: readonly Shading[];
  /** How opaque colours are, 0 … 1. */
  readonly coloring?: number | undefined;
  readonly random: Random;
}

/** A solid area on the page, as it was filled. */
interface Solid {
  readonly mark: FillMark;
  readonly place: Transform;
  readonly isLettering: boolean;
}

/**
 * The scene as lines and areas. It is painted once, to see what hides what; each line is then kept as far as it can
 * be seen. What is black without having been drawn by a line or a visible fill (icons, pictures, solid black with bare
 * lines) is outlined where its ink ends.
 */
export function drawVectors(layers: readonly Layer[], fit: Transform, job: VectorJob): Vectors {
  const { page, sizeMm, shadings, coloring = 1, random } = job;
  const unitMm = sizeMm / Math.max(page.width, page.height);
  const finest = needleMm / unitMm;
  const lines: PenLine[] = [];
  const solids: Solid[] = [];
  const onCut = (layer: Layer, cutout: Cutout) => {
    lines.push(...penLinesOf(layer, cutout));
    solids.push(...solidsOf(layer));
  };
  const planes = paintScene(layers, fit, { page, onCut });
  const drawing = new LineDrawing(planes, finest);
  for (const solid of solids) drawing.fill(solid);
  for (const line of lines) drawing.line(line);
  const { outline, lettering } = drawing;
  return {
    ...page,
    unitMm,
    layers: {
      colour: colourAreas(planes, coloring),
      shade: shadings.flatMap((shading) => shadingOf(planes, shading, random, finest)),
      outline: [...blackAreas(planes, drawing.drawn), ...outline],
      lettering,
    },
  };
}

function solidsOf(layer: Layer): Solid[] {
  if (layer.kind !== 'drawn' || layer.isInverted) return [];
  const { marks, place, isLettering = false } = layer;
  return marks.flatMap((mark) =>
    mark.kind === 'fill' && mark.ink > 0.5 ? [{ mark, place: compose(place, mark.place), isLettering }] : [],
  );
}

/** As much wider than they are do lines count as drawn: contours swell and thin in the painted picture. */
const leewayPx = 2.5;
/** A line of which so much is drawn already adds nothing. */
const repeated = 0.9;
/** So much of a solid area must be black on the page for it to be seen whole. */
const whole = 0.98;

/** Lines and solid areas as they are put down, one after the other, and where they have been. */
class LineDrawing {
  readonly outline: Shape[] = [];
  readonly lettering: Shape[] = [];
  readonly drawn: Float32Array<ArrayBuffer>;
  readonly #page: InkPlanes;
  readonly #finest: number;

  constructor(page: InkPlanes, finest: number) {
    this.#page = page;
    this.#finest = finest;
    this.drawn = lendPlane(page.ink.length);
  }

  fill({ mark, place, isLettering }: Solid): void {
    withScratch(() => {
      const cover = coverage(mark.polygons, this.#page, { rule: mark.rule, place });
      const pixels: number[] = [];
      let black = 0;
      for (let i = 0; i < cover.values.length; i++) {
        if ((cover.values[i] as number) < 0.6) continue;
        const row = cover.top + Math.floor(i / cover.width);
        const pixel = row * this.#page.width + cover.left + (i % cover.width);
        pixels.push(pixel);
        if ((this.#page.ink[pixel] as number) > 0.45) black++;
      }
      if (pixels.length === 0 || black < pixels.length * whole) return;
      for (const pixel of pixels) this.drawn[pixel] = 1;
      const rings = mark.polygons.map((polygon) => mapPoints(place, polygon));
      this.#layer(isLettering).push(area(rings, { rule: mark.rule }));
    });
  }

  line(line: PenLine): void {
    for (const piece of visiblePieces(line, this.#page)) {
      const { points } = piece;
      if (this.#isDrawn(points)) continue;
      const widthsPx = points.map(([, , width]) => Math.max(width, this.#finest) + leewayPx);
      const places = points.map(([x, y]) => [x, y] as const);
      const mark = { kind: 'stroke', points: places, widthsPx, ink: 1, isErasing: false } as const;
      paintStroke({ ...this.#page, ink: this.drawn }, mark, identity);
      this.#layer(line.isLettering).push(shapeOfLine(piece, this.#finest));
    }
  }

  #isDrawn(points: PenLine['points']): boolean {
    const { width, height } = this.#page;
    let drawn = 0;
    for (const [x, y] of points) {
      const [column, row] = [Math.floor(x), Math.floor(y)];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      if ((this.drawn[row * width + column] as number) > 0.5) drawn++;
    }
    return drawn >= points.length * repeated;
  }

  #layer(isLettering: boolean): Shape[] {
    return isLettering ? this.lettering : this.outline;
  }
}
