import { lendPlane, mapPlane } from './scratch.ts';

/** Connected areas (four neighbours) of the pixels that share a property. */
export interface Regions {
  /** 0 where the property does not hold, else the region's number (1, 2, …). */
  readonly labels: Int32Array;
  readonly list: readonly Region[];
}

interface Region {
  readonly label: number;
  /** In pixels. */
  readonly area: number;
  readonly touchesBorder: boolean;
}

/** Labels the connected areas of pixels for which `belongs` holds. */
export function findRegions(width: number, height: number, belongs: (index: number) => boolean): Regions {
  const labels = new Int32Array(width * height);
  const list: Region[] = [];
  const stack = lendPlane(width * height);
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== 0 || !belongs(start)) continue;
    const label = list.length + 1;
    let depth = 0;
    let area = 0;
    let touchesBorder = false;
    const visit = (i: number) => {
      if (labels[i] !== 0 || !belongs(i)) return;
      labels[i] = label;
      stack[depth++] = i;
    };
    visit(start);
    while (depth > 0) {
      const i = stack[--depth] as number;
      const x = i % width;
      const y = (i - x) / width;
      area++;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touchesBorder = true;
      if (x > 0) visit(i - 1);
      if (x < width - 1) visit(i + 1);
      if (y > 0) visit(i - width);
      if (y < height - 1) visit(i + width);
    }
    list.push({ label, area, touchesBorder });
  }
  return { labels, list };
}

/** A copy in which every hole of at most `maxArea` pixels is filled: empty areas that do not reach the border. */
export function withHolesFilled(
  values: Float32Array,
  width: number,
  height: number,
  maxArea: number,
): Float32Array<ArrayBuffer> {
  const empty = findRegions(width, height, (i) => (values[i] as number) < 0.5);
  const isHole = [false, ...empty.list.map((region) => !region.touchesBorder && region.area <= maxArea)];
  return mapPlane(values, (value, i) => (isHole[empty.labels[i] as number] ? 1 : value));
}
