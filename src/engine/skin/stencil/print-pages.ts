/** Paper in cm, upright. */
export const papers = {
  letter: { widthCm: 21.59, heightCm: 27.94 },
  a4: { widthCm: 21, heightCm: 29.7 },
  /** What fits on either, for whoever prints on paper that nobody here knows. */
  either: { widthCm: 21, heightCm: 27.94 },
} as const;

/** Printers leave this much free at each side, and the scale bar stands in it. */
export const marginCm = 1.3;
/** Neighbouring pages repeat this much, to be stuck together. */
export const overlapCm = 0.7;

/** One page, and where its printed area begins on the design, in cm. */
export interface PrintPage {
  readonly column: number;
  readonly row: number;
  readonly leftCm: number;
  readonly topCm: number;
}

export interface PagePlan {
  readonly columns: number;
  readonly rows: number;
  readonly pages: readonly PrintPage[];
  /** Printed area of a page. */
  readonly areaWidthCm: number;
  readonly areaHeightCm: number;
}

/** As few pages as hold the design at its real size; it lies in their common middle. */
export function planPages(widthCm: number, heightCm: number, paper: keyof typeof papers): PagePlan {
  const areaWidthCm = papers[paper].widthCm - 2 * marginCm;
  const areaHeightCm = papers[paper].heightCm - 2 * marginCm;
  const columns = pagesFor(widthCm, areaWidthCm);
  const rows = pagesFor(heightCm, areaHeightCm);
  const left = (widthCm - spanOf(columns, areaWidthCm)) / 2;
  const top = (heightCm - spanOf(rows, areaHeightCm)) / 2;
  const pages = Array.from({ length: columns * rows }, (_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    return {
      column,
      row,
      leftCm: left + column * (areaWidthCm - overlapCm),
      topCm: top + row * (areaHeightCm - overlapCm),
    };
  });
  return { columns, rows, pages, areaWidthCm, areaHeightCm };
}

function pagesFor(length: number, area: number): number {
  return Math.max(1, Math.ceil((length - overlapCm) / (area - overlapCm) - 1e-9));
}

function spanOf(count: number, area: number): number {
  return count * area - (count - 1) * overlapCm;
}
