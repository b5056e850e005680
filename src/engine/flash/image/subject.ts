import { addColourOdds } from '#engine/pixels/colour-odds.ts';
import { labSpace, smoothLab } from '#engine/pixels/colour-spaces.ts';
import { contrastPairs } from '#engine/pixels/contrast.ts';
import { minCut } from '#engine/pixels/min-cut.ts';
import { paperOf } from '#engine/pixels/paper.ts';
import type { Picture, Size } from '#engine/pixels/raster.ts';
import { fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture } from '#engine/pixels/resample.ts';
import { clamp } from '../geometry/interval.ts';
import type { Marks } from './areas.ts';
import { grownMarks, marksWhere, withoutHoles, withoutSpecks } from './areas.ts';
import { cutSides } from './cut-sides.ts';
import { barrierDistance } from './saliency.ts';

/** Where the subject is, on a small copy of the picture. */
export interface RoughSubject {
  readonly small: Picture;
  readonly marks: Marks;
}

/** Longer side of the copies in which the subject is looked for, in pixels: of a photo, of a drawing on paper. */
const searchSide = { photo: 120, drawing: 360 };

/** Of a picture with so many clear pixels somebody has taken the ground away. */
const clearShare = 0.02;

/** Colours this near to the paper's (0 … 255 per channel, Euclidean) are paper. */
const paperReach = 34;
/** Paper for drawing on is at least this light in red, green and blue, 0 … 255. */
const drawingPaper = 185;
/** The share of the border that an even ground has. */
const paperShare = 0.8;

/** Parts that are smaller than this share of the picture are no subject of their own. */
const leastPart = { photo: 0.02, drawing: 0.0015 };

/** A subject covers no less and no more of the picture than this. */
const sizes = { least: 0.03, most: 0.86 };

/** How much more than what stands out clearly the first guesses take in. */
const generosities = [0, 0.35, 0.7];
/** What lying along the picture's border counts against a cut. */
const borderWeight = 0.8;
/** What covering all that stands out counts for it. */
const coverWeight = 0.75;

/** What the first guess counts against the colours, round after round (log odds). */
const guessWeights = [2, 1.2, 1];
const smoothness = 20;
/** What a colour's likelihood counts: less than 1, for a guess by colour alone is easily wrong. */
const colourWeight = 0.5;
const mixtures = { skin: 5, rest: 6 };
/** Colours on either side of a clear edge differ by this much (CIE L*a*b*, Euclidean). */
const clearEdge = 12;
const leastClarity = 0.78;
const beyondDoubt = 0.93;

/**
 * What a picture shows, apart from its ground: what is not clear of a transparent one, what lies on an even ground,
 * else what stands out from the border and has colours of its own (C. Rother et al., "GrabCut", 2004, seeded by
 * saliency).
 *
 * @returns null when no subject can be told from its ground
 */
export function roughSubject(picture: Picture): RoughSubject | null {
  const small = shrinkPicture(picture, fitInside(picture, searchSide.drawing));
  const found = clearedSubject(small) ?? onPaper(small) ?? standingOut(picture);
  if (!found) return null;
  const share = found.marks.reduce((sum, mark) => sum + mark, 0) / found.marks.length;
  return share < sizes.least || share > sizes.most ? null : found;
}

function clearedSubject(small: Picture): RoughSubject | null {
  const marks = marksWhere(small.width * small.height, (i) => (small.data[i * 4 + 3] as number) >= 128);
  const clear = marks.length - marks.reduce((sum, mark) => sum + mark, 0);
  return clear > clearShare * marks.length ? { small, marks } : null;
}

/** A drawing on paper, a thing before a wall. Lines that nearly meet close the shape that they go around. */
function onPaper(small: Picture): RoughSubject | null {
  const { width, height, data } = small;
  const { base, across, down } = paperOf(small);
  const isInk = new Uint8Array(width * height);
  let [border, even] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      let squared = 0;
      for (const c of [0, 1, 2] as const) {
        const paper = base[c] + x * across[c] + y * down[c];
        squared += ((data[i * 4 + c] as number) - paper) ** 2;
      }
      isInk[i] = squared > paperReach * paperReach ? 1 : 0;
      if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue;
      border++;
      even += 1 - (isInk[i] as number);
    }
  }
  if (even < paperShare * border) return null;
  const longer = Math.max(width, height);
  const closing = Math.ceil(longer * 0.006);
  const grown = grownMarks(isInk, width, height, closing);
  let marks = grownMarks(withoutHoles(grown, width, height, Infinity), width, height, -closing);
  if (Math.min(...base) < drawingPaper) {
    // A photo: thin things on an even ground are joints and cables. On paper they would be pen lines.
    const opening = Math.ceil(longer * 0.012);
    marks = grownMarks(grownMarks(marks, width, height, -opening), width, height, opening);
  }
  return { small, marks: withoutSpecks(marks, width, height, leastPart.drawing * marks.length) };
}

function standingOut(picture: Picture): RoughSubject | null {
  const small = shrinkPicture(picture, fitInside(picture, searchSide.photo));
  const lab = smoothLab(small);
  const pairs = contrastPairs(lab, small.width, small.height, smoothness);
  const saliency = saliencyOf(lab, small);
  const cuts = generosities.map((generosity) => cutFrom(saliency, generosity, lab, pairs, small));
  const best = bestOf(cuts);
  if (best && !best.isScene) return best.clarity < leastClarity ? null : { small, marks: best.marks };
  // Within a scene only what is beyond doubt is a subject.
  const part = bestOf(cuts.filter((cut) => !cut.isScene && cut.clarity > beyondDoubt));
  return part && { small, marks: part.marks };
}

function bestOf(cuts: readonly Cut[]): Cut | null {
  return cuts.reduce<Cut | null>((best, cut) => (best && best.merit >= cut.merit ? best : cut), null);
}

interface Cut {
  readonly marks: Marks;
  /** What runs out of the picture on three sides has no outline of its own. */
  readonly isScene: boolean;
  readonly clarity: number;
  readonly merit: number;
}

function cutFrom(
  saliency: Float32Array<ArrayBuffer>,
  generosity: number,
  lab: Float32Array,
  pairs: Float32Array,
  { width, height }: Size,
): Cut {
  const guess = saliency.map((each) => clamp(each + generosity, -2, 2));
  const most = saliency.map((each) => each + Math.max(...generosities));
  const space = labSpace(lab, colourWeight);
  let marks: Marks = marksWhere(guess.length, (i) => (guess[i] as number) > 0);
  for (const weight of guessWeights) {
    const odds = guess.map((each) => each * weight);
    if (!addColourOdds(space, marks, mixtures, odds))
      return { marks, isScene: false, clarity: 0, merit: -Infinity };
    marks = minCut(width, height, odds, pairs);
  }
  marks = withoutSpecks(marks, width, height, leastPart.photo * marks.length);
  marks = withoutHoles(marks, width, height, 0.02 * marks.length);
  const clear = clarity(marks, lab, width, height);
  const isScene = Object.values(cutSides(marks, width, height)).filter(Boolean).length >= 3;
  const merit = clear + coverWeight * covered(most, marks) - borderWeight * sidesTaken(marks, width, height);
  return { marks, isScene, clarity: clear, merit };
}

/** The share of what stands out that the subject covers. */
function covered(saliency: Float32Array, marks: Marks): number {
  let [all, inside] = [1e-6, 0];
  saliency.forEach((each, i) => {
    const standing = Math.max(0, each);
    all += standing;
    inside += standing * (marks[i] as number);
  });
  return inside / all;
}

/** The share of the two sides and the upper border that the subject lies along. */
function sidesTaken(marks: Marks, width: number, height: number): number {
  let taken = 0;
  for (let x = 0; x < width; x++) taken += marks[x] as number;
  for (let y = 0; y < height; y++)
    taken += (marks[y * width] as number) + (marks[(y + 1) * width - 1] as number);
  return taken / (width + 2 * height);
}

/** The share of the subject's edge across which colours differ clearly: less of it, and the edge was guessed. */
function clarity(marks: Marks, lab: Float32Array, width: number, height: number): number {
  const count = width * height;
  let [edges, clear] = [0, 0];
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      for (const step of [1, -1, width, -width]) {
        if (marks[i] === 0 || marks[i + step] === 1) continue;
        let squared = 0;
        for (let plane = 0; plane < lab.length; plane += count)
          squared += ((lab[plane + i - step] as number) - (lab[plane + i + 2 * step] as number)) ** 2;
        edges++;
        if (squared > clearEdge * clearEdge) clear++;
      }
    }
  }
  return clear / Math.max(1, edges);
}

/** How much each pixel stands out, and how central it is: log odds of about -3 … 2. */
function saliencyOf(lab: Float32Array, { width, height }: Size): Float32Array<ArrayBuffer> {
  const distance = barrierDistance(lab, { width, height }, groundOf(width, height));
  const saliency = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const fromMiddleX = (x + 0.5) / width - 0.5;
      const fromMiddleY = (y + 0.5) / height - 0.54;
      const central = Math.exp(-(fromMiddleX * fromMiddleX * 7 + fromMiddleY * fromMiddleY * 4));
      saliency[i] = 1.87 * (distance[i] as number) + 2.55 * central - 2.1;
    }
  }
  return saliency;
}

/** Where the ground is looked for: along the upper border and down the sides. Portraits stand on the lower one. */
function groundOf(width: number, height: number): Uint8Array {
  const isGround = new Uint8Array(width * height);
  for (let x = 0; x < width; x++) isGround[x] = 1;
  for (let y = 0; y < height * 0.7; y++) {
    isGround[y * width] = 1;
    isGround[y * width + width - 1] = 1;
  }
  return isGround;
}
