import type { Attribution } from '#contract/drawing.ts';
import { AssetOutOfReach } from '../assets.ts';
import type { Point } from '../geometry/point.ts';
import { mapPoints, placing } from '../geometry/transform.ts';
import type { Font, Glyph } from './font.ts';
import type { FontStore } from './font-store.ts';
import { glyphOutlines } from './glyph-outline.ts';
import { hasHeadline, inCapitals, isDrawnSign, signsOf } from './signs.ts';
import type { FontFamily, Typeface } from './typefaces.ts';
import { typefaces } from './typefaces.ts';

/** A line of text, 1 unit from baseline to baseline; its own baseline is y = 0, its left end x = 0. */
export interface TextLine {
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
}

interface PlacedGlyph {
  /** From the glyph's own left end. */
  readonly outlines: readonly (readonly Point[])[];
  readonly x: number;
  readonly width: number;
}

interface SignFont {
  readonly font: Font;
  readonly family: FontFamily;
}

/** Wide capitals are set with a little air between them. */
const tracking: Partial<Record<Typeface, number>> = { roman: 0.05, western: 0.02 };

/** Sets lines in the faces and signs for which fonts were fetched before: setting itself never waits. */
export class Typesetter {
  readonly #fonts: ReadonlyMap<string, SignFont>;
  /** Signs whose fonts could not be fetched. Few of the words that may be set are set in the end. */
  readonly #outOfReach: ReadonlyMap<string, AssetOutOfReach>;

  private constructor(
    fonts: ReadonlyMap<string, SignFont>,
    outOfReach: ReadonlyMap<string, AssetOutOfReach>,
  ) {
    this.#fonts = fonts;
    this.#outOfReach = outOfReach;
  }

  /** Fetches the fonts for a text in all faces, as it stands and in capitals. */
  static async forText(text: string, store: FontStore): Promise<Typesetter> {
    const fonts = new Map<string, SignFont>();
    const outOfReach = new Map<string, AssetOutOfReach>();
    const all = [...signsOf(text), ...signsOf(inCapitals(text))];
    const signs = new Set(all.filter((sign) => /\S/.test(sign)));
    for (const face of Object.keys(typefaces) as Typeface[]) {
      for (const sign of signs) {
        try {
          const found = await findFont(face, sign, store);
          if (found) fonts.set(face + sign, found);
        } catch (error) {
          if (!(error instanceof AssetOutOfReach)) throw error;
          outOfReach.set(face + sign, error);
        }
      }
    }
    return new Typesetter(fonts, outOfReach);
  }

  /**
   * Whether some font has the sign.
   * @throws AssetOutOfReach when that cannot be told now
   */
  has(sign: string): boolean {
    return /^\s+$/.test(sign) || this.#fontOf('roman', sign) !== undefined;
  }

  #fontOf(face: Typeface, sign: string): SignFont | undefined {
    const missing = this.#outOfReach.get(face + sign);
    if (missing) throw missing;
    return this.#fonts.get(face + sign);
  }

  credits(text: string, face: Typeface): Attribution[] {
    const families = signsOf(text).flatMap((sign) => this.#fonts.get(face + sign)?.family ?? []);
    return [...new Set(families)].map(({ credit }) => credit);
  }

  /**
   * Signs without a font are left out. The headline of a word of Devanagari holds it together as one glyph.
   * @throws AssetOutOfReach when a font cannot be fetched now
   */
  line(text: string, face: Typeface): TextLine {
    const glyphs: PlacedGlyph[] = [];
    let x = 0;
    let previous: { readonly font: Font; readonly glyph: Glyph } | undefined;
    for (const sign of signsOf(text)) {
      const font = this.#fontOf(face, sign)?.font;
      if (!font) {
        x += /\s/.test(sign) ? 0.28 : 0;
        previous = undefined;
        continue;
      }
      const glyph = font.charToGlyph(sign);
      if (previous && previous.font === font)
        x += font.getKerningValue(previous.glyph, glyph) / font.unitsPerEm;
      const width = glyph.advanceWidth / font.unitsPerEm;
      const outlines = glyphOutlines(glyph.getPath(0, 0, 1).commands);
      const last = previous && hasHeadline(sign) ? glyphs.pop() : undefined;
      glyphs.push(last ? joined(last, { outlines, x, width }) : { outlines, x, width });
      x += width + (isDrawnSign(sign) ? 0 : (tracking[face] ?? 0));
      previous = { font, glyph };
    }
    return { glyphs, width: x };
  }
}

function joined(first: PlacedGlyph, second: PlacedGlyph): PlacedGlyph {
  const toFirst = placing({ at: [second.x - first.x, 0] });
  return {
    outlines: [...first.outlines, ...second.outlines.map((outline) => mapPoints(toFirst, outline))],
    x: first.x,
    width: second.x + second.width - first.x,
  };
}

async function findFont(face: Typeface, sign: string, store: FontStore): Promise<SignFont | null> {
  for (const family of typefaces[face]) {
    const font = await store.fontFor(family, sign);
    if (font) return { font, family };
  }
  return null;
}
