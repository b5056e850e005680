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

/** The words for how all of a picture is to look that this one does not: "in full colour", "geometric". */
export function unmetLooks({ wishes }: Reading, style: Style, palette: Palette | null): string[] {
  return [
    palette === null ? wishes.get('colorful') : wishes.get('monochrome'),
    style.id === 'geometric' ? undefined : wishes.get('geometric'),
  ].filter((word) => word !== undefined);
}
