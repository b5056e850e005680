import { quantile } from '#engine/pixels/quantile.ts';
import type { Picture } from '#engine/pixels/raster.ts';
import { emptyPicture } from '#engine/pixels/raster.ts';
import { type Evened, evenedLight } from './even-light.ts';
import { clearRim } from './rim.ts';
import { withoutRules } from './ruled-lines.ts';

/** Darkness within so many standard deviations of the paper's own is its grain. */
const grainDeviations = 4;
const [leastGrain, mostGrain] = [0.05, 0.2];
/** Above so many grains, ink is as dark as it looks. */
const clearGrains = 2.2;
/** The darkest ink of a drawing is made opaque when it is at least this dark: pencil, and black that shines. */
const palestBlack = 0.55;

/**
 * The ink of a drawing on paper, without the paper: its light is evened, rules are taken away, and each pixel becomes as
 * opaque as its ink is dark, in the ink's own colour.
 */
export function liftedInk(picture: Picture): Picture {
  const evened = evenedLight(picture);
  const least = leastOf(evened);
  const paper = paperOf(least);
  const darkness = least.map((each) => Math.max(0, 1 - each / paper.level));
  withoutRules(darkness, evened, paper.deviation);
  const grain = Math.min(mostGrain, Math.max(leastGrain, grainDeviations * paper.deviation));
  const gain = 1 / Math.min(1, Math.max(palestBlack, darkestOf(darkness, clearGrains * grain)));
  const out = emptyPicture(picture.width, picture.height);
  for (let i = 0; i < darkness.length; i++) {
    const dark = darkness[i] as number;
    if (dark <= grain) continue;
    const clear = Math.min(1, (dark - grain) / ((clearGrains - 1) * grain));
    const alpha = Math.min(1, dark * gain * clear);
    out.data[i * 4 + 3] = 255 * alpha;
    // What shines through is white; the rest of the colour is the ink's.
    const scale = (gain * clear) / paper.level;
    for (let c = 0; c < 3; c++) {
      const through = paper.level - (evened.channels[c]?.data[i] as number);
      out.data[i * 4 + c] = 255 * (1 - (Math.max(0, through) * scale) / alpha);
    }
  }
  clearRim(out);
  return out;
}

/** The darkest of each pixel's three colours. */
function leastOf({ channels }: Evened): Float32Array<ArrayBuffer> {
  const [red, green, blue] = channels;
  return red.data.map((each, i) => Math.min(each, green.data[i] as number, blue.data[i] as number));
}

const bins = 256;

/** The commonest brightness of a picture's darkest colours, which is that of paper, and how much paper varies. */
function paperOf(least: Float32Array): { level: number; deviation: number } {
  const counts = new Uint32Array(bins);
  for (const each of least) {
    const bin = Math.min(bins - 1, Math.floor((each * bins) / 1.25));
    counts[bin] = (counts[bin] as number) + 1;
  }
  let mode = bins >> 1;
  for (let bin = mode; bin < bins; bin++) if ((counts[bin] as number) > (counts[mode] as number)) mode = bin;
  // Only the brighter side: on the darker one there is ink.
  let squared = 0;
  let count = 0;
  for (let bin = mode; bin < bins; bin++) {
    squared += (counts[bin] as number) * (bin - mode) ** 2;
    count += counts[bin] as number;
  }
  const perBin = 1.25 / bins;
  return { level: (mode + 0.5) * perBin, deviation: Math.sqrt(squared / Math.max(1, count)) * perBin };
}

/** How dark the darkest twentieth of the ink is. */
function darkestOf(darkness: Float32Array, least: number): number {
  const ink = darkness.filter((each) => each > least);
  return ink.length === 0 ? 1 : quantile(ink, 0.9);
}
