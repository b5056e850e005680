import type { StyleId } from '#contract/style-ids.ts';
import { readJson } from '#engine/flash/assets.ts';
import { composeDesign, designsFor } from '#engine/flash/compose/compose.ts';
import { Composition } from '#engine/flash/compose/composition.ts';
import { rolesFor } from '#engine/flash/compose/scene-roles.ts';
import { shapedFor } from '#engine/flash/compose/shaped.ts';
import type { IconFile } from '#engine/flash/icons/icon-library.ts';
import { IconLibrary } from '#engine/flash/icons/icon-library.ts';
import type { Page } from '#engine/flash/paint/page.ts';
import { shapeOf, squarePage } from '#engine/flash/paint/page.ts';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';
import type { Reading } from '#engine/flash/parse/reading.ts';
import { Random } from '#engine/flash/random/random.ts';
import { dropScratch } from '#engine/flash/raster/scratch.ts';
import { styles } from '#engine/flash/styles/registry.ts';
import { FontStore } from '#engine/flash/text/font-store.ts';
import { Typesetter } from '#engine/flash/text/typesetter.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';

const library = new IconLibrary(await readJson<IconFile>(flashAssets, 'icons.json'));
const fonts = new FontStore(flashAssets);

/** The designs of a set, composed and not painted, in black and white. */
export async function setOfCompositions(
  prompt: string,
  style: StyleId,
  seed: number,
  page: Page = squarePage,
): Promise<{ reading: Reading; compositions: Composition[] }> {
  const reading = readPrompt(prompt);
  const words = `${reading.lettering ?? ''}${reading.subjects[0]?.word ?? ''}`;
  const typesetter = await Typesetter.forText(words, fonts);
  const random = new Random(seed);
  const designs = designsFor(styles[style], reading, random.fork('designs')).slice(0, 4);
  const compositions = designs.map((design, variant) => {
    const composition = new Composition({
      page,
      lineStyle: styles[style],
      roles: rolesFor(reading, { library, views: new Map() }, { shape: shapeOf(page) }),
      palette: null,
      random: random.fork(`design ${variant}`),
      typesetter,
      variant,
      isMirrored: variant % 2 === 1,
    });
    composeDesign(composition, shapedFor(page, design, style));
    dropScratch();
    return composition;
  });
  return { reading, compositions };
}
