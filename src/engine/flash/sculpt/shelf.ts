import type { ViewId } from '#contract/view-ids.ts';
import type { FlashAssets } from '../assets.ts';
import type { SculptedView } from './sculpted-view.ts';
import { decodeView } from './view-code.ts';

/** How many views are kept: a set of four of two subjects, some 2 MB. */
const most = 8;

/** Views as they are wanted: each is fetched when it is drawn, and the last few are kept. */
export class SculptureShelf {
  readonly #assets: FlashAssets;
  readonly #kept = new Map<string, Promise<SculptedView>>();

  constructor(assets: FlashAssets) {
    this.#assets = assets;
  }

  view(subject: string, name: ViewId): Promise<SculptedView> {
    const path = `sculpt/${subject}/${name}.view`;
    const view = this.#kept.get(path) ?? this.#fetch(path);
    // The last wanted is the last in the map.
    this.#kept.delete(path);
    this.#kept.set(path, view);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest);
    return view;
  }

  #fetch(path: string): Promise<SculptedView> {
    const view = this.#assets.read(path).then((bytes) => decodeView(new Uint8Array(bytes)));
    // What could not be fetched is fetched again the next time.
    view.catch(() => this.#kept.delete(path));
    return view;
  }
}
