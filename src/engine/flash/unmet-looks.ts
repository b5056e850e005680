import type { Coloring } from '#contract/drawing.ts';
import type { Palette, Pigment } from './paint/palette.ts';
import type { Reading } from './parse/reading.ts';
import type { Style } from './styles/style.ts';

/** Pigments that are no colours. */
const colorless: ReadonlySet<Pigment> = new Set(['dark', 'grey', 'foam', 'steel']);

/** Whether a prompt wants no colours, and gives none to anything. */
export function isMonochrome({ wishes, subjects }: Reading): boolean {
  return (
    wishes.has('monochrome') && subjects.every(({ pigment }) => pigment === null || colorless.has(pigment))
  );
}

/** Whether a picture has colours, and who wants none: the person's own choice is told first. */
export function coloringOf(
  { isColor }: { readonly isColor: boolean },
  reading: Reading,
  style: Style,
  palette: Palette | null,
): Coloring {
  if (palette) return 'colored';
  if (!isColor) return 'chosen-black';
  if (isMonochrome(reading)) return 'words-black';
  return reading.wishes.has('one-line') && style.palettes.length > 0 ? 'line-black' : 'style-black';
}

/**
 * The words for how a picture is to look that this one does not: "in full colour", and the colours of its
 * things where the style has none.
 */
export function unmetLooks({ wishes, subjects }: Reading, style: Style, palette: Palette | null): string[] {
  // Whoever has chosen black and white himself misses no colour.
  const isBlack = palette === null && (style.palettes.length === 0 || wishes.has('one-line'));
  const lost = subjects.flatMap(({ pigment, colorWord }) =>
    isBlack && pigment !== null && !colorless.has(pigment) && colorWord !== null ? [colorWord] : [],
  );
  return [...new Set(lost), palette === null ? wishes.get('colorful') : wishes.get('monochrome')].filter(
    (word) => word !== undefined,
  );
}
