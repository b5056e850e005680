import { quantile } from '#engine/pixels/quantile.ts';
import type { Picture } from '#engine/pixels/raster.ts';
import { fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture } from '#engine/pixels/resample.ts';
import { hasTransparency } from '../design/crop.ts';
import type { Corners } from './corners.ts';
import { paperLight } from './even-light.ts';
import { findSheet } from './find-sheet.ts';

export interface FoundPaper {
  /** Whether it looks like a photo of something drawn on paper, and not like a design that was made on a computer. */
  readonly isPhotographed: boolean;
  /** Where the sheet's corners are; null where the sheet fills the picture, or none is seen. */
  readonly corners: Corners | null;
}

/** Longer side of the copy in which the light of a close-up is looked at. */
const lightLongest = 256;
/** Share of a close-up that is bare paper. */
const leastPaper = 0.5;
/** Light that falls off by less than this share is that of a scanner, or of no light at all. */
const leastFallOff = 0.06;
/** The least of paper's three colours for its largest, and how bright it is of 255. */
const leastGrey = 0.68;
const leastBright = 50;

/** Whether a picture shows paper as a camera sees it, and where its sheet lies. */
export function findPaper(picture: Picture): FoundPaper {
  if (hasTransparency(picture)) return { isPhotographed: false, corners: null };
  const corners = findSheet(picture) ?? null;
  return { isPhotographed: corners !== null || isPaperInLight(picture), corners };
}

function isPaperInLight(picture: Picture): boolean {
  const small = shrinkPicture(picture, fitInside(picture, lightLongest));
  const { channels, isPaper } = paperLight(small);
  const places = [...isPaper.data.keys()].filter((i) => (isPaper.data[i] as number) > 0.5);
  if (places.length < leastPaper * isPaper.data.length) return false;
  const shares = [0.02, 0.5, 0.98].map((share) =>
    channels.map(({ data }) =>
      quantile(
        Float32Array.from(places, (i) => data[i] as number),
        share,
      ),
    ),
  ) as [number[], number[], number[]];
  const [darkest, usual, brightest] = shares.map((colours) => Math.min(...colours)) as [
    number,
    number,
    number,
  ];
  const isGrey = usual >= leastGrey * Math.max(...shares[1]);
  return isGrey && usual >= leastBright && darkest < (1 - leastFallOff) * brightest;
}
