import type { FlashAssets } from '../assets.ts';
import { readJson } from '../assets.ts';
import type { SignFile } from './drawn-signs.ts';
import { fontOfSigns } from './drawn-signs.ts';
import type { Font } from './font.ts';
import { parseFont } from './font.ts';
import { isDrawnSign } from './signs.ts';
import type { FontFamily } from './typefaces.ts';
import { isInUnicodeRange } from './unicode-range.ts';

/** Subsets by name ('latin', '[42]') with the characters that they hold. */
type Subsets = Readonly<Record<string, string>>;

/** Fonts of one source of assets. Big families come in subsets; only those that a text needs are read. */
export class FontStore {
  readonly #assets: FlashAssets;
  readonly #subsets = new Map<string, Promise<Subsets>>();
  readonly #fonts = new Map<string, Promise<Font>>();
  readonly #signs = new Map<string, Promise<SignFile>>();

  constructor(assets: FlashAssets) {
    this.#assets = assets;
  }

  /** The font of the family that has the sign; null when none has it. */
  async fontFor(family: FontFamily, sign: string): Promise<Font | null> {
    if (isDrawnSign(sign) !== family.isOfDrawnSigns) return null;
    if (family.isOfDrawnSigns) return this.#fontOfSigns(family, sign);
    return this.#fontOfCharacter(family, sign);
  }

  async #fontOfSigns({ name }: FontFamily, sign: string): Promise<Font | null> {
    const font = await remembered(this.#fonts, name, async () => fontOfSigns((await this.#signFile())[name]));
    return font.charToGlyph(sign).index === 0 ? null : font;
  }

  #signFile(): Promise<SignFile> {
    const path = 'drawn-signs.json';
    return remembered(this.#signs, path, () => readJson(this.#assets, path));
  }

  async #fontOfCharacter(family: FontFamily, character: string): Promise<Font | null> {
    const codePoint = character.codePointAt(0) ?? 0;
    const subsets = await this.#subsetsOf(family);
    for (const [subset, range] of Object.entries(subsets)) {
      if (!isInUnicodeRange(range, codePoint)) continue;
      const font = await this.#font(family, subset.replace(/[[\]]/g, ''));
      if (font.charToGlyph(character).index !== 0) return font;
    }
    return null;
  }

  #subsetsOf({ name }: FontFamily): Promise<Subsets> {
    return remembered(this.#subsets, name, () => readJson(this.#assets, `fonts/${name}/unicode.json`));
  }

  #font({ name, weight }: FontFamily, subset: string): Promise<Font> {
    const path = `fonts/${name}/${name}-${subset}-${weight}-normal.woff`;
    return remembered(this.#fonts, path, async () => parseFont(await this.#assets.read(path)));
  }
}

/** What the map holds for the key, made first if need be; a failure is not remembered. */
function remembered<T>(map: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = map.get(key);
  if (known) return known;
  const made = make();
  map.set(key, made);
  made.catch(() => map.delete(key));
  return made;
}
