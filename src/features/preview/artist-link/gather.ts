import type { ArtistBrief } from '#contract/artist-brief.ts';
import type { DrawingRecipe } from '#contract/drawing-recipe.ts';
import { canvasFile } from '#lib/canvas-file.ts';
import type { EngineSync } from '../engine-sync/engine-sync.ts';
import { canvasOf } from '../export/canvas-of.ts';
import { ownOutline } from '../export/own-outline.ts';
import { paletteOf } from '../export/palette.ts';
import { widthCm } from '../try-on/real-size.ts';
import { sceneOf, type Tattoo, type TryOn } from '../try-on/try-on.ts';
import type { LinkDraft } from './link-draft.ts';
import type { Pictures } from './pack.ts';

/** The longer side in pixels: enough for 15 cm at 300 dpi, and for a phone to hold. */
const designLongest = 1800;
const photoLongest = 1600;
const photoQuality = 0.88;

interface Parts {
  readonly sync: Pick<EngineSync, 'engine' | 'settled'>;
  readonly tryOn: TryOn;
  readonly tattoo: Tattoo;
  readonly cm: number;
}

/** Draws and writes down what the person lets go along, and nothing else. */
export async function gather(
  { sync, tryOn, tattoo, cm }: Parts,
  draft: LinkDraft,
): Promise<{ brief: ArtistBrief; pictures: Pictures }> {
  await sync.settled();
  const { engine } = sync;
  const { id, look, erased, placement } = tattoo;
  const pictures: Pictures = {};
  const drawn = canvasOf(await engine.designPicture({ designId: id, look, erased }, designLongest));
  if (draft.design) pictures.design = await canvasFile(drawn, 'image/png');
  const stencil = draft.stencil ? await engine.stencilPicture(id, cm, await outlineOf(tattoo.recipe)) : null;
  if (stencil) pictures.stencil = stencil.file;
  if (draft.photo && tryOn.photo) {
    const shown = await engine.render(sceneOf(tryOn), { longest: photoLongest, frame: 'photo' });
    // Of the pixels alone: nothing of what a camera writes beside them comes along.
    pictures.photo = await canvasFile(canvasOf(shown), 'image/jpeg', photoQuality);
  }
  const brief: ArtistBrief = {
    title: draft.title.trim(),
    packedAt: new Date().toISOString(),
    place: draft.place.trim(),
    notes: draft.notes.trim(),
    size: draft.size
      ? { widthCm: cm, isMeasured: widthCm(placement, tryOn.ruler) !== null, ...(await lines()) }
      : null,
    isWhiteInk: look.isWhiteInk ?? false,
    inks: draft.design ? inksOf(drawn) : [],
    isOutlineLayer: stencil?.isOutlineLayer ?? false,
  };
  return { brief, pictures };

  async function lines() {
    const { marks, ...found } = await engine.checkLines(id, cm);
    marks.close();
    return found;
  }
}

const outlineOf = (recipe: DrawingRecipe | undefined) => (recipe ? ownOutline(recipe) : null);

function inksOf(canvas: HTMLCanvasElement): ArtistBrief['inks'] {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels ? paletteOf(pixels) : [];
}
