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

/**
 * The words for how a picture is to look that this one does not: "in full colour", "geometric", and the colours of its
 * things where the style has none.
 */
export function unmetLooks({ wishes, subjects }: Reading, style: Style, palette: Palette | null): string[] {
  // Whoever has chosen black and white himself misses no colour.
  const isBlack = palette === null && (style.palettes.length === 0 || wishes.has('one-line'));
  const lost = subjects.flatMap(({ pigment, colorWord }) =>
    isBlack && pigment !== null && !colorless.has(pigment) && colorWord !== null ? [colorWord] : [],
  );
  const isGeometric =
    style.id === 'geometric' || subjects.some(({ concept }) => concept.name === 'sacred-geometry');
  return [
    ...new Set(lost),
    palette === null ? wishes.get('colorful') : wishes.get('monochrome'),
    isGeometric ? undefined : wishes.get('geometric'),
  ].filter((word) => word !== undefined);
}
