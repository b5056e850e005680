import type { DrawingNotes } from '#contract/drawing.ts';
import { usualFidelity } from '#contract/fidelity.ts';
import type { FlashAssets } from './assets.ts';
import { asItStands, bareDesign, composeDesign, designsAround, designsFor } from './compose/compose.ts';
import { Composition } from './compose/composition.ts';
import type { SceneRoles } from './compose/scene-roles.ts';
import { rolesFor } from './compose/scene-roles.ts';
import { shapedFor } from './compose/shaped.ts';
import { FlashError } from './flash-error.ts';
import type { FlashRequest } from './flash-request.ts';
import { isBlank } from './image/blank.ts';
import { closerLook, looks } from './image/look.ts';
import { pictureMotif } from './image/picture-motif.ts';
import { studyOf } from './image/study.ts';
import type { Motif } from './motifs/motif.ts';
import { notesOf } from './notes.ts';
import { asLineArtStyle, asOutlinedStyle } from './paint/line-art.ts';
import type { LineStyle } from './paint/line-style.ts';
import { asOneLineStyle } from './paint/one-line.ts';
import { shapeOf, squarePage } from './paint/page.ts';
import type { Reading } from './parse/reading.ts';
import { Random } from './random/random.ts';
import { sceneKey } from './random/scene-key.ts';
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

/** A design that is composed and not yet painted. */
export interface ComposedDesign {
  readonly composition: Composition;
  readonly style: Style;
  readonly notes: DrawingNotes;
}

/** What is composed: a design, or the same for its outlines alone. */
interface Wanted extends FlashRequest {
  readonly isOutline?: boolean;
}

/**
 * Reads a prompt and composes its design, without painting it: what the notes say is known then.
 *
 * @param onDrawing told when the prompt is read
 * @throws FlashError as `drawFlash` does
 */
export async function composedDesign(
  request: Wanted,
  assets: FlashAssets,
  onDrawing: () => void = () => {},
): Promise<ComposedDesign> {
  const { library, fonts, shelf } = await suppliesOf(assets);
  const { reading, typesetter } = await readAndSet(request.prompt, request.picture !== undefined, fonts);
  const { style, because } = styleFor(request, reading);
  const scene = request.variation?.scene;
  const hasExtras = request.variation?.hasExtras;
  const sceneStyle = scene ? inManner(styles[scene.style], scene.picked ?? null, hasExtras) : style;
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

function pictureOf({ picture, fidelity = usualFidelity }: FlashRequest, style: Style): Motif | null {
  if (!picture) return null;
  if (isBlank(picture)) throw new FlashError('PICTURE_BLANK', 'nothing can be seen in the picture');
  const look = closerLook(looks[style.id], fidelity);
  return pictureMotif(studyOf(picture), look, style.palettes[0] ?? palette());
}

function styleFor(request: FlashRequest, reading: Reading): SuitedStyle {
  const { style, prompt, isColor, picture, seed, variation: { scene, hasExtras } = {} } = request;
  // Another look of a scene is as large as the scene was.
  if (style) return { style: inManner(styles[style], scene?.picked ?? null, hasExtras), because: null };
  return suitedStyle({ prompt, reading, isColor, hasPicture: picture !== undefined, seed, hasExtras });
}

/** The style's line style, in the manner that the prompt wants. */
function lineStyleOf(style: Style, reading: Reading, { variation, isOutline }: Wanted): LineStyle {
  const drawn = drawnLineStyle(style, reading, variation?.isLineArt ?? false);
  return isOutline ? asOutlinedStyle(drawn) : drawn;
}

function drawnLineStyle(style: Style, { wishes, relations }: Reading, isLineArt: boolean): LineStyle {
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
  request: Wanted,
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
  const { isColor, output, picture, page = squarePage, variation = {} } = request;
  const { isBare = false, isLineArt = false, isAfterParent = false } = variation;
  const designs = picture
    ? designsAround(sceneStyle, reading, seeded.fork('designs'))
    : designsFor(sceneStyle, reading, seeded.fork('designs'));
  const palettes = seeded.fork('palettes').shuffled(style.palettes);
  const chosen = designs[output];
  if (!chosen) throw new RangeError(`the style ${sceneStyle.id} has no design ${output}`);
  const isOneLine = reading.wishes.has('one-line');
  const lineStyle = lineStyleOf(style, reading, request);
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
  const bare = isAfterParent ? asItStands : isBare ? bareDesign(chosen, reading) : null;
  const shaped = bare ? shapedFor(page, bare, null) : shapedFor(page, chosen, sceneStyle.id);
  composeDesign(composition, shaped);
  return composition;
}

/** Which drawing of a subject a design takes; the four of a set take four. */
function variantOf({ output }: FlashRequest, seeded: Random): number {
  return (output + seeded.fork('turn').whole(0, 3)) % 4;
}
