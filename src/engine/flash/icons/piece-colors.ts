import type { InkPlanes } from '../paint/ink-planes.ts';
import { layPigment } from '../paint/ink-planes.ts';
import type { Rgb } from '../paint/palette.ts';
import { findRegions } from '../raster/regions.ts';
import type { Silhouette } from './silhouette.ts';

/** Pieces smaller than this share of the whole are accents: tusks, buckles, eyes. */
const accentShare = 0.22;

/** Colours the pieces of an icon: the large ones with the first colour, the small ones with the others in turn. */
export function colorPieces(
  planes: InkPlanes,
  { pieces, whole }: Silhouette,
  colors: readonly [main: Rgb, ...accents: Rgb[]],
  black: 'body' | 'lines',
): void {
  const [main, ...accents] = colors;
  const isWhole = black === 'lines' || accents.length === 0;
  const covered = black === 'lines' ? whole : pieces.values;
  const colorOf = isWhole
    ? () => main
    : pieceColor(pieces.values, planes.width, planes.height, main, accents);
  for (let i = 0; i < covered.length; i++) {
    const share = covered[i] as number;
    if (share === 0) continue;
    const [red, green, blue] = colorOf(i);
    layPigment(planes.pigment, i, red, green, blue, share);
  }
}

function pieceColor(
  values: Float32Array,
  width: number,
  height: number,
  main: Rgb,
  accents: readonly Rgb[],
): (i: number) => Rgb {
  const { labels, list } = findRegions(width, height, (i) => (values[i] as number) > 0);
  const total = list.reduce((sum, region) => sum + region.area, 0);
  const bySize = list.toSorted((a, b) => b.area - a.area);
  const colors: Rgb[] = [main];
  bySize.forEach((region, rank) => {
    const isAccent = rank > 0 && region.area / total < accentShare;
    colors[region.label] = (isAccent && accents[(rank - 1) % accents.length]) || main;
  });
  return (i) => colors[labels[i] as number] ?? main;
}
