import type { FlashAssets } from './assets.ts';
import { readJson } from './assets.ts';
import type { IconFile } from './icons/icon-library.ts';
import { IconLibrary } from './icons/icon-library.ts';
import { SculptureShelf } from './sculpt/shelf.ts';
import { FontStore } from './text/font-store.ts';

/** What is parsed from the assets before anything can be drawn. */
interface Supplies {
  readonly library: IconLibrary;
  readonly fonts: FontStore;
  readonly shelf: SculptureShelf;
}

/** Icons and fonts are parsed once for each source of assets; they never change. */
const supplies = new WeakMap<FlashAssets, Promise<Supplies>>();

/** The icons, fonts and sculptures of a source of assets; what could not be fetched is fetched again the next time. */
export function suppliesOf(assets: FlashAssets): Promise<Supplies> {
  const known = supplies.get(assets);
  if (known) return known;
  const fetched = readJson<IconFile>(assets, 'icons.json').then((file) => ({
    library: new IconLibrary(file),
    fonts: new FontStore(assets),
    shelf: new SculptureShelf(assets),
  }));
  supplies.set(assets, fetched);
  fetched.catch(() => supplies.delete(assets));
  return fetched;
}
