/** Paper in cm, upright. */
export const papers = {
  letter: { widthCm: 21.59, heightCm: 27.94 },
  a4: { widthCm: 21, heightCm: 29.7 },
} as const;

/** Printers leave this much free at each side, and the scale bar stands in it. */
export const marginCm = 1.3;
/** Neighbouring sheets repeat this much, to be stuck together. */
export const overlapCm = 0.7;

/** One sheet, and where its printed area begins on the design, in cm. */
export interface Sheet {
  readonly column: number;
  readonly row: number;
  readonly leftCm: number;
  readonly topCm: number;
}

export interface SheetPlan {
  readonly columns: number;
  readonly rows: number;
  readonly sheets: readonly Sheet[];
  /** Printed area of a sheet. */
  readonly areaWidthCm: number;
  readonly areaHeightCm: number;
}

/** As few sheets as hold the design at its real size; it lies in their common middle. */
export function planSheets(widthCm: number, heightCm: number, paper: keyof typeof papers): SheetPlan {
  const areaWidthCm = papers[paper].widthCm - 2 * marginCm;
  const areaHeightCm = papers[paper].heightCm - 2 * marginCm;
  const columns = sheetsFor(widthCm, areaWidthCm);
  const rows = sheetsFor(heightCm, areaHeightCm);
  const left = (widthCm - spanOf(columns, areaWidthCm)) / 2;
  const top = (heightCm - spanOf(rows, areaHeightCm)) / 2;
  const sheets = Array.from({ length: columns * rows }, (_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    return {
      column,
      row,
      leftCm: left + column * (areaWidthCm - overlapCm),
      topCm: top + row * (areaHeightCm - overlapCm),
    };
  });
  return { columns, rows, sheets, areaWidthCm, areaHeightCm };
}

function sheetsFor(length: number, area: number): number {
  return Math.max(1, Math.ceil((length - overlapCm) / (area - overlapCm) - 1e-9));
}

function spanOf(count: number, area: number): number {
  return count * area - (count - 1) * overlapCm;
}
