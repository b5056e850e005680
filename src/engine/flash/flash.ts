import type { DrawingNotes } from '#contract/drawing.ts';
import type { StyleId } from '#contract/style-ids.ts';
import type { FlashAssets } from './assets.ts';
import type { SceneRoles } from './compose/scene-roles.ts';
import type { ComposedDesign } from './composed-design.ts';
import { composedDesign } from './composed-design.ts';
import type { DesignScene } from './design-scene.ts';
import { sceneOf } from './design-scene.ts';
import type { Pixels } from './finish/develop.ts';
import { developLines } from './finish/develop.ts';
import type { FlashRequest } from './flash-request.ts';
import { centerOf, heightOf, widthOf } from './geometry/bounds.ts';
import { mapPoint, mapPoints, scaleOf } from './geometry/transform.ts';
import { asLineArt } from './paint/line-art.ts';
import { paintScene } from './paint/scene.ts';
import { dropScratch, withScratch } from './raster/scratch.ts';
import { drawVectors } from './vector/draw-vectors.ts';
import { type Outline, outlineOf } from './vector/outline.ts';
import { svgOf } from './vector/svg.ts';

/** Reading the prompt and looking at the picture, painting the scene, inking it in the style. */
export type FlashStage = 'reading' | 'drawing' | 'inking';

export interface FlashDrawing {
  readonly width: number;
  readonly height: number;
  /** RGBA on white paper, opaque. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly style: StyleId;
  readonly notes: DrawingNotes;
}

/**
 * Draws a tattoo design from a prompt: the one door of this engine.
 *
 * @param onStage told when each stage begins
 * @throws FlashError NOTHING_TO_DRAW when the prompt holds nothing that can be drawn or written, PICTURE_BLANK when
 * the picture shows nothing
 */
export async function drawFlash(
  request: FlashRequest,
  assets: FlashAssets,
  onStage: (stage: FlashStage) => void = () => {},
): Promise<FlashDrawing> {
  onStage('reading');
  const setting = await composedDesign(request, assets, () => onStage('drawing'));
  const { composition, style, notes } = setting;
  const { detail = 1 } = request;
  const onInking = () => onStage('inking');
  const pixels = withScratch(() => paintAndInk(sceneOf(setting, request), setting, request, onInking));
  dropScratch();
  return {
    width: composition.page.width * detail,
    height: composition.page.height * detail,
    pixels,
    style: style.id,
    notes,
  };
}

/** The same drawing as an SVG file. */
export interface FlashVectorDrawing {
  readonly svg: string;
  readonly style: StyleId;
  readonly notes: DrawingNotes;
}

/**
 * Draws the same design in lines and areas instead of pixels, as large as it will be tattooed: no line is finer than a
 * needle leaves it. Smoke, wind bars and wet colour, which have no edges, are left out.
 *
 * @param sizeMm how long the longer side of the paper is
 * @throws FlashError as `drawFlash` does
 */
export async function drawFlashVector(
  request: FlashRequest & { readonly sizeMm: number },
  assets: FlashAssets,
): Promise<FlashVectorDrawing> {
  const setting = await composedDesign(request, assets);
  const { composition, style, notes } = setting;
  const { page, kit } = composition;
  const isLineArt = request.variation?.isLineArt ?? false;
  const random = composition.random.fork('ink');
  const svg = withScratch(() => {
    const { layers, fit } = sceneOf(setting, request);
    const shadings = isLineArt ? [] : style.shading({ palette: kit.palette, random });
    const { coloring } = style;
    const vectors = drawVectors(layers, fit, { page, sizeMm: request.sizeMm, shadings, coloring, random });
    return svgOf(vectors, request.prompt);
  });
  dropScratch();
  return { svg, style: style.id, notes };
}

/**
 * Draws the outline layer of the same design alone: what a tattooist transfers. No shade, no colour, and what is solid
 * black is outlined.
 *
 * @throws FlashError as `drawFlash` does
 */
export async function drawFlashOutline(request: FlashRequest, assets: FlashAssets): Promise<Outline> {
  const setting = await composedDesign({ ...request, isOutline: true }, assets, () => {});
  const { composition, style } = setting;
  const outline = withScratch(() => {
    const { layers, fit } = sceneOf(setting, request);
    const job = { page: composition.page, random: composition.random.fork('ink') };
    return outlineOf(asLineArt(layers, style.weight), fit, job);
  });
  dropScratch();
  return outline;
}

function paintAndInk(
  { layers, bounds, field, fit }: DesignScene,
  { composition, style }: ComposedDesign,
  { detail, variation: { isBare = false, isLineArt = false, isAfterParent = false } = {} }: FlashRequest,
  onInking: () => void,
): Pixels {
  const { roles, page } = composition;
  const planes = paintScene(layers, fit, { page, detail });
  onInking();
  if (isLineArt) return developLines(planes);
  return style.ink(planes, {
    palette: composition.kit.palette,
    random: composition.random.fork('ink'),
    center: mapPoint(fit, centerOf(bounds)),
    reach: (Math.max(widthOf(bounds), heightOf(bounds)) / 2) * scaleOf(fit),
    field: field && mapPoints(fit, field),
    focalPigment: focalPigment(roles),
    isBare: isBare || isAfterParent,
  });
}

function focalPigment({ focal }: SceneRoles) {
  return focal?.pigment ?? focal?.motif.tinted[0] ?? 'petal';
}
