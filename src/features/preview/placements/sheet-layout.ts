import type { Shape } from '../try-on/placement.ts';

/** One photo on the sheet, in its pixels. */
interface Cell extends Shape {
  readonly left: number;
  readonly top: number;
}

interface SheetLayout extends Shape {
  readonly cells: readonly Cell[];
}

/** Longer side of each photo on the sheet. */
export const cellLongest = 1000;
const gap = 32;

/** Up to four photos of one shape side by side, as nearly square as that can be. */
export function sheetLayout(count: number, photo: Shape): SheetLayout {
  const scale = cellLongest / Math.max(photo.width, photo.height);
  const cell = { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) };
  const isUpright = cell.height > cell.width;
  const columns = count === 4 ? 2 : isUpright ? count : 1;
  const rows = Math.ceil(count / columns);
  return {
    width: columns * (cell.width + gap) + gap,
    height: rows * (cell.height + gap) + gap,
    cells: Array.from({ length: count }, (_, i) => ({
      ...cell,
      left: gap + (i % columns) * (cell.width + gap),
      top: gap + Math.floor(i / columns) * (cell.height + gap),
    })),
  };
}
