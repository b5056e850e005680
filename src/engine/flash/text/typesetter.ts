import type { Attribution } from '#contract/drawing.ts';
import type { Point } from '../geometry/point.ts';
import type { Font, Glyph } from './font.ts';
import type { FontShelf } from './font-shelf.ts';
import { glyphOutlines } from './glyph-outline.ts';
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

interface CharacterFont {
  readonly font: Font;
  readonly family: FontFamily;
}

/** Wide capitals are set with a little air between them. */
const tracking: Partial<Record<Typeface, number>> = { roman: 0.05, western: 0.02 };

/** Sets lines in the faces and characters for which fonts were fetched before: setting itself never waits. */
export class Typesetter {
  readonly #fonts: ReadonlyMap<string, CharacterFont>;

  private constructor(fonts: ReadonlyMap<string, CharacterFont>) {
    this.#fonts = fonts;
  }

  /** Fetches the fonts for a text in all faces, as it stands and in capitals. */
  static async forText(text: string, shelf: FontShelf): Promise<Typesetter> {
    const fonts = new Map<string, CharacterFont>();
    const characters = new Set([...text, ...text.toUpperCase()].filter((character) => /\S/.test(character)));
    for (const face of Object.keys(typefaces) as Typeface[]) {
      for (const character of characters) {
        const found = await findFont(face, character, shelf);
        if (found) fonts.set(face + character, found);
      }
    }
    return new Typesetter(fonts);
  }

  /** Whether some font has the character. */
  has(character: string): boolean {
    return /\s/.test(character) || this.#fonts.has(`roman${character}`);
  }

  credits(text: string, face: Typeface): Attribution[] {
    const families = [...text].flatMap((character) => this.#fonts.get(face + character)?.family ?? []);
    return [...new Set(families)].map(({ credit }) => credit);
  }

  /** Characters without a font are left out. */
  line(text: string, face: Typeface): TextLine {
    const glyphs: PlacedGlyph[] = [];
    let x = 0;
    let previous: { readonly font: Font; readonly glyph: Glyph } | undefined;
    for (const character of text) {
      const font = this.#fonts.get(face + character)?.font;
      if (!font) {
        x += /\s/.test(character) ? 0.28 : 0;
        previous = undefined;
        continue;
      }
      const glyph = font.charToGlyph(character);
      if (previous && previous.font === font)
        x += font.getKerningValue(previous.glyph, glyph) / font.unitsPerEm;
      const width = glyph.advanceWidth / font.unitsPerEm;
      glyphs.push({ outlines: glyphOutlines(glyph.getPath(0, 0, 1).commands), x, width });
      x += width + (tracking[face] ?? 0);
      previous = { font, glyph };
    }
    return { glyphs, width: x };
  }
}

async function findFont(face: Typeface, character: string, shelf: FontShelf): Promise<CharacterFont | null> {
  for (const family of typefaces[face]) {
    const font = await shelf.fontFor(family, character);
    if (font) return { font, family };
  }
  return null;
}
