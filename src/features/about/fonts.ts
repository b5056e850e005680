import type { Attribution } from '#contract/drawing.ts';
import { fontCredits } from '#engine/flash/text/typefaces.ts';

const license = 'OFL-1.1';

/** The fonts of the app and of what it letters. */
export const fonts: readonly Attribution[] = [
  { title: 'Texturina', author: 'Omnibus-Type', license, url: 'https://github.com/Omnibus-Type/Texturina' },
  {
    title: 'Commissioner',
    author: 'Kostas Bartsokas',
    license,
    url: 'https://github.com/kosbarts/Commissioner',
  },
  ...fontCredits,
];
