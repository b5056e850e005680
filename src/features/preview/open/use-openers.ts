import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { DrawingRecipe } from '#contract/drawing-recipe.ts';
import type { FoundPaper } from '#engine/skin/paper/find-paper.ts';
import type { RemovalChoice } from '#engine/skin/worker/skin-api.ts';
import { isAbort } from '#lib/app-error.ts';
import type { EngineSync } from '../engine-sync/engine-sync.ts';
import type { PictureStore } from '../saved/picture-store.ts';
import type { Change } from '../try-on/change.ts';
import { initialRemoval, type Tattoo, type TryOn, untouched } from '../try-on/try-on.ts';
import { openErrorText } from './open-error-text.ts';
import { titleOf } from './picture-files.ts';

export interface OpenersParts {
  readonly sync: EngineSync;
  readonly store: PictureStore;
  readonly tryOn: RefObject<TryOn>;
  readonly change: (change: Change) => void;
  readonly say: (problem: string) => void;
  /** A drawing on paper was opened as that tattoo: what has become of it is to be looked at. */
  readonly onPaper: (tattooId: string) => void;
}

export type Source = Blob | (() => Promise<Blob>);

/** A design that was chosen: its picture, what it is called, and what it was drawn from where it is known to be ours. */
export interface ChosenDesign {
  readonly source: Source;
  readonly name: string;
  readonly recipe?: DrawingRecipe | null;
}

export interface Openers {
  /** @returns whether it could be opened */
  openPhoto(source: Source, name: string): Promise<boolean>;
  /** Lays a design on the photo, or puts it in the place of the tattoo of that id. */
  openDesign(design: ChosenDesign, replacedId?: string): Promise<boolean>;
  /** Takes a tattoo's design for a photo of a drawing, and lifts its ink off the sheet that is found there. */
  liftDesign(tattoo: Tattoo): Promise<boolean>;
}

/** Opens photos and designs, and says what is wrong with those that cannot be. */
export function useOpeners({ sync, store, tryOn, change, say, onPaper }: OpenersParts): Openers {
  const { i18n } = useLingui();
  const attempt = async (open: () => Promise<void>) => {
    try {
      await open();
      return true;
    } catch (error) {
      if (!isAbort(error)) say(i18n._(openErrorText(error)));
      return false;
    }
  };
  return {
    openPhoto: (source, name) =>
      attempt(async () => {
        const file = await read(source);
        const id = crypto.randomUUID();
        const { width, height } = await sync.tryPhoto(id, file);
        await store.put(file, id);
        change({ type: 'open-photo', photo: { id, name: titleOf(name), width, height } });
      }),
    openDesign: ({ source, name, recipe }, replacedId) =>
      attempt(async () => {
        const file = await read(source);
        const id = crypto.randomUUID();
        const replaced = tryOn.current.tattoos.find((tattoo) => tattoo.id === replacedId);
        const drawnFrom = recipe ?? (await signedRecipeOf(file));
        const paper = drawnFrom ? null : await sync.findPaper(file);
        const removal = removalOf(paper, replaced);
        const pictureId = crypto.randomUUID();
        await sync.tryDesign({ id: replaced?.id ?? id, pictureId, removal }, file);
        await store.put(file, pictureId);
        const picture = { pictureId, name: titleOf(name), removal, ...(drawnFrom && { recipe: drawnFrom }) };
        if (replaced)
          change({ type: 'alter', id: replaced.id, to: { recipe: undefined, ...picture, erased: [] } });
        else
          change({
            type: 'add',
            tattoo: { id, ...picture, ...untouched(tryOn.current.photo) } satisfies Tattoo,
          });
        if (removal.method === 'paper') onPaper(replaced?.id ?? id);
      }),
    liftDesign: ({ id, pictureId }) =>
      attempt(async () => {
        const { corners } = await sync.findPaper(await store.get(pictureId));
        change({ type: 'alter', id, to: { removal: { method: 'paper', enclosed: 'keep', corners } } });
        onPaper(id);
      }),
  };
}

/** A photographed sheet is lifted; how another picture's paper goes may have been chosen before. */
function removalOf(paper: FoundPaper | null, replaced: Tattoo | undefined): RemovalChoice {
  if (paper?.isPhotographed) return { method: 'paper', enclosed: 'keep', corners: paper.corners };
  return replaced && replaced.removal.method !== 'paper' ? replaced.removal : initialRemoval;
}

/** What a file of ours says that it was drawn from. */
async function signedRecipeOf(file: Blob): Promise<DrawingRecipe | null> {
  try {
    const { signedRecipe } = await import('#engine/flash/png/signed-recipe.ts');
    return signedRecipe(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // Without a network, and before the part has come: such a design is traced, as others are.
    return null;
  }
}

async function read(source: Source): Promise<Blob> {
  return source instanceof Blob ? source : source();
}
