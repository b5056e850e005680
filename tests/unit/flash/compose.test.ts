import { describe, expect, test, vi } from 'vitest';
import { styleIds } from '#contract/style-ids.ts';
import type { Composition } from '#engine/flash/compose/composition.ts';
import type { InkPlanes } from '#engine/flash/paint/ink-planes.ts';
import { pageSize, squarePage } from '#engine/flash/paint/page.ts';
import { fitToPage, paintScene } from '#engine/flash/paint/scene.ts';
import type { Subject } from '#engine/flash/parse/reading.ts';
import { withScratch } from '#engine/flash/raster/scratch.ts';
import { setOfCompositions } from '../../support/flash-compositions.ts';

// Some seconds on an idle machine; far more on one that is busy.
vi.setConfig({ testTimeout: 180_000 });

/** Small, because many are painted: designs are at most 320 pixels wide. */
const scale = 0.2;
const [first, last] = [pageSize / 2 - 160, pageSize / 2 + 160];
/** About the area of a fingernail on a design as large as a hand. */
const leastPixels = 200;

/** The subjects without which hardly a pixel would look different. */
function hiddenOn(composition: Composition, subjects: readonly Subject[]): string[] {
  const fit = fitToPage(composition.bounds, squarePage, scale);
  return withScratch(() => {
    const whole = paintScene(composition.layers, fit, { page: squarePage });
    const isHidden = (subject: Subject) => {
      const others = composition.pieces.filter((piece) => !piece.subjects.includes(subject));
      const layers = others.map(({ layer }) => layer);
      return (
        withScratch(() => countDifferent(whole, paintScene(layers, fit, { page: squarePage }))) < leastPixels
      );
    };
    return subjects.filter(isHidden).map(({ word }) => word);
  });
}

function countDifferent(a: InkPlanes, b: InkPlanes): number {
  let count = 0;
  for (let y = first; y < last; y++) {
    for (let i = y * pageSize + first; i < y * pageSize + last; i++) {
      const difference = (plane: 'ink' | 'tone' | 'body') =>
        Math.abs((a[plane][i] as number) - (b[plane][i] as number));
      if (difference('ink') + difference('tone') + difference('body') > 0.1) count++;
    }
  }
  return count;
}

/** Waves, flowers and things all want the place at the focal element's feet. */
const crowded = ['dragon with sakura and waves "FORTUNA"', 'octopus with an anchor and waves, candles'];
const many = [
  ...crowded,
  'raven, skull, hourglass and candles with roses and a moon',
  'snake, dagger, skull, crown, wings, eye, fire and roses',
  'lion, wolf, bear and tiger with sacred geometry',
  'mountains with pines, a full moon, a river and stars',
  '莲花、曼陀罗、云和闪电',
];

describe.each(styleIds)('in %s, everything that a prompt asks for', (style) => {
  test('is set in each of the four designs', async () => {
    for (const prompt of many) {
      const { reading, compositions } = await setOfCompositions(prompt, style, 5);
      expect(compositions).toHaveLength(4);
      for (const composition of compositions) {
        const set = new Set(composition.pieces.flatMap(({ subjects }) => subjects));
        expect(set, prompt).toEqual(new Set(reading.subjects));
        expect(composition.hasLettering || reading.lettering === null, prompt).toBe(true);
      }
    }
  });

  test('can be seen, however crowded', async () => {
    const prompt = crowded[styleIds.indexOf(style) % crowded.length] as string;
    const { reading, compositions } = await setOfCompositions(prompt, style, 5);
    // Painting is slow; every other design tells enough.
    for (const composition of [compositions[0], compositions[2]]) {
      expect(composition && hiddenOn(composition, reading.subjects), prompt).toEqual([]);
    }
  });
});

test.each(['"only god can judge me"', '"strength"'])(
  'tribal blades stand alike on both sides of words: %s',
  async (prompt) => {
    for (const { bounds } of (await setOfCompositions(prompt, 'tribal', 5)).compositions) {
      // Letters themselves end a little nearer on one side.
      const offCenter = Math.abs(bounds.left + bounds.right) / (bounds.right - bounds.left);
      expect(offCenter).toBeLessThan(0.02);
    }
  },
);
