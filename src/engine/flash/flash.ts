import type { DrawingNotes } from '#contract/drawing.ts';
import { usualFidelity } from '#contract/fidelity.ts';
import type { StyleId } from '#contract/style-ids.ts';
import type { Variation } from '#contract/variation.ts';
import type { Picture } from '#engine/pixels/raster.ts';
import type { FlashAssets } from './assets.ts';
import { bareDesign, composeDesign, designsAround, designsFor } from './compose/compose.ts';
import { Composition } from './compose/composition.ts';
import { mirror } from './compose/mirror.ts';
import type { SceneRoles } from './compose/scene-roles.ts';
import { rolesFor } from './compose/scene-roles.ts';
import { shapedFor } from './compose/shaped.ts';
import type { Pixels } from './finish/develop.ts';
import { developLines } from './finish/develop.ts';
import { FlashError } from './flash-error.ts';
import type { Bounds } from './geometry/bounds.ts';
import { boundsOfPoints, centerOf, heightOf, union, widthOf } from './geometry/bounds.ts';
import type { Polygon } from './geometry/point.ts';
import type { Transform } from './geometry/transform.ts';
import { mapPoint, mapPoints, scaleOf } from './geometry/transform.ts';
import { isBlank } from './image/blank.ts';
import { closerLook, looks } from './image/look.ts';
import { pictureMotif, pictureName } from './image/picture-motif.ts';
import { studyOf } from './image/study.ts';
import type { Motif } from './motifs/motif.ts';
import { notesOf } from './notes.ts';
import type { Layer } from './paint/layer.ts';
import { boundsOfLayers } from './paint/layer.ts';
import { asLineArt, asLineArtStyle } from './paint/line-art.ts';
import type { LineStyle } from './paint/line-style.ts';
import { asOneLine, asOneLineStyle } from './paint/one-line.ts';
import type { Page } from './paint/page.ts';
import { shapeOf, squarePage } from './paint/page.ts';
import type { Detail } from './paint/scene.ts';
import { fitToPage, paintScene } from './paint/scene.ts';
import type { Reading } from './parse/reading.ts';
import { Random } from './random/random.ts';
import { sceneKey } from './random/scene-key.ts';
import { dropScratch, withScratch } from './raster/scratch.ts';
import { choosingViews } from './sculpt/chosen-views.ts';
import { palette } from './styles/base-palette.ts';
import { styles } from './styles/registry.ts';
import type { Style } from './styles/style.ts';
import type { SuitedStyle } from './styles/suited-style.ts';
import { inManner, suitedStyle } from './styles/suited-style.ts';
import { suppliesOf } from './supplies.ts';
import type { Typesetter } from './text/typesetter.ts';
import { readAndSet } from './text/written-reading.ts';
import { coloringOf, isMonochrome } from './unmet-looks.ts';
import { drawVectors } from './vector/draw-vectors.ts';
import { svgOf } from './vector/svg.ts';

export interface FlashRequest {
  readonly prompt: string;
  /** What is to be drawn, instead of what the prompt would have lead the design; the prompt may be empty then. */
  readonly picture?: Picture | undefined;
  /** How much of the picture is kept, 0 its main lines … 1 all that a pen can draw; left out: `usualFidelity`. */
  readonly fidelity?: number | undefined;
  /** null: one that suits the prompt. */
  readonly style: StyleId | null;
  readonly isColor: boolean;
  /** The paper: the design is composed for its shape. Left out: `squarePage`. */
  readonly page?: Page | undefined;
  /** 0 … 2³² − 1. The same request gives the same bytes, everywhere. */
  readonly seed: number;
  /** Which of the four designs of a set. */
  readonly output: 0 | 1 | 2 | 3;
  readonly variation?: Variation | undefined;
  /** How many times larger than usual the same drawing is drawn; 1 unless given. */
  readonly detail?: Detail | undefined;
}

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
  const setting = await composed(request, assets, () => onStage('drawing'));
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
  const setting = await composed(request, assets, () => {});
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

/** A design that is composed and not yet painted. */
interface Composed {
  readonly composition: Composition;
  readonly style: Style;
  readonly notes: DrawingNotes;
}

async function composed(
  request: FlashRequest,
  assets: FlashAssets,
  onDrawing: () => void,
): Promise<Composed> {
  const { library, fonts, shelf } = await suppliesOf(assets);
  const { reading, typesetter } = await readAndSet(request.prompt, request.picture !== undefined, fonts);
  const { style, because } = styleFor(request, reading);
  const scene = request.variation?.scene;
  const sceneStyle = scene ? inManner(styles[scene.style], scene.picked ?? null) : style;
  const key = scene?.key ?? sceneKey(request.prompt, style.id);
  const seeded = new Random(key ^ Math.imul(request.seed, 2654435761));
  const picture = pictureOf(request, style);
  const variant = variantOf(request, seeded);
  const views = await choosingViews(reading, { variant, wanted: request.variation?.view ?? null }, shelf);

  onDrawing();
  const drawables = { library, views };
  const roles = rolesFor(reading, drawables, { picture, shape: shapeOf(request.page ?? squarePage) });
  const composition = setUp(request, [style, sceneStyle], seeded, { roles, reading, typesetter, variant });
  const notes = {
    ...notesOf(request, reading, composition, style, views),
    ...(because && { pickedStyle: because }),
    coloring: coloringOf(request, reading, style, composition.kit.palette),
  };
  return { composition, style, notes };
}

/** The layers of a design from back to front, and how they lie on the page. */
interface Scene {
  readonly layers: readonly Layer[];
  readonly bounds: Bounds;
  readonly field: Polygon | null;
  readonly fit: Transform;
}

function sceneOf({ composition, style }: Composed, { variation = {} }: FlashRequest): Scene {
  const { isMirrored = false, isLineArt = false } = variation;
  const { roles, page } = composition;
  const placed = isMirrored ? composition.mirroredLayers : composition.layers;
  const own = composition.field && !isLineArt ? composition.field : null;
  const field = own && isMirrored ? mapPoints(mirror, own) : own;
  const ofLayers = boundsOfLayers(placed);
  const bounds = field ? union(ofLayers, boundsOfPoints(field)) : ofLayers;
  const fit = fitToPage(bounds, page, roles.focal?.name === pictureName ? largestPicture : style.largest);
  const lined = isLineArt ? asLineArt(placed, style.weight) : placed;
  return { layers: roles.wishes.has('one-line') ? asOneLine(lined) : lined, bounds, field, fit };
}

function paintAndInk(
  { layers, bounds, field, fit }: Scene,
  { composition, style }: Composed,
  { detail, variation: { isBare = false, isLineArt = false } = {} }: FlashRequest,
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
    isBare,
  });
}

/** Wider than a prompt's drawing: what is in a picture is wanted large. */
const largestPicture = 1.5;

function pictureOf({ picture, fidelity = usualFidelity }: FlashRequest, style: Style): Motif | null {
  if (!picture) return null;
  if (isBlank(picture)) throw new FlashError('PICTURE_BLANK', 'nothing can be seen in the picture');
  const look = closerLook(looks[style.id], fidelity);
  return pictureMotif(studyOf(picture), look, style.palettes[0] ?? palette());
}

function styleFor(request: FlashRequest, reading: Reading): SuitedStyle {
  const { style, prompt, isColor, picture, seed, variation } = request;
  // Another look of a scene is as large as the scene was.
  if (style) return { style: inManner(styles[style], variation?.scene?.picked ?? null), because: null };
  return suitedStyle({ prompt, reading, isColor, hasPicture: picture !== undefined, seed });
}

/** The style's line style, in the manner that the prompt wants. */
function lineStyleOf(style: Style, { wishes, relations }: Reading, isLineArt: boolean): LineStyle {
  if (wishes.has('one-line')) return asOneLineStyle(style);
  if (isLineArt) return asLineArtStyle(style);
  // What has something within is a silhouette already.
  const isSolid =
    wishes.has('silhouette') && !relations.some(({ kind }) => kind === 'inside' || kind === 'made-of');
  return {
    ...style,
    isFaceted: style.isFaceted || (wishes.has('geometric') && !isSolid),
    isSilhouette: isSolid,
    hasDetail: style.hasDetail && !isSolid,
  };
}

function setUp(
  {
    isColor,
    output,
    picture,
    page = squarePage,
    variation: { isBare = false, isLineArt = false } = {},
  }: FlashRequest,
  [style, sceneStyle]: readonly [Style, Style],
  seeded: Random,
  {
    roles,
    reading,
    typesetter,
    variant,
  }: {
    roles: SceneRoles;
    reading: Reading;
    typesetter: Typesetter;
    variant: number;
  },
): Composition {
  const designs = picture
    ? designsAround(sceneStyle, reading, seeded.fork('designs'))
    : designsFor(sceneStyle, reading, seeded.fork('designs'));
  const palettes = seeded.fork('palettes').shuffled(style.palettes);
  const chosen = designs[output];
  if (!chosen) throw new RangeError(`the style ${sceneStyle.id} has no design ${output}`);
  const isOneLine = reading.wishes.has('one-line');
  const lineStyle = lineStyleOf(style, reading, isLineArt);
  const isColored = isColor && !isLineArt && !isOneLine && !isMonochrome(reading);
  const composition = new Composition({
    page,
    lineStyle,
    roles,
    palette: (isColored && palettes[output % palettes.length]) || null,
    random: seeded.fork(`design ${output}`),
    typesetter,
    variant,
    isMirrored: variant % 2 === 1,
  });
  const shaped = isBare
    ? shapedFor(page, bareDesign(chosen, reading), null)
    : shapedFor(page, chosen, sceneStyle.id);
  composeDesign(composition, shaped);
  return composition;
}

/** Which drawing of a subject a design takes; the four of a set take four. */
function variantOf({ output }: FlashRequest, seeded: Random): number {
  return (output + seeded.fork('turn').whole(0, 3)) % 4;
}

function focalPigment({ focal }: SceneRoles) {
  return focal?.pigment ?? focal?.motif.tinted[0] ?? 'petal';
}
