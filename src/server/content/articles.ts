import type { Article } from './article.ts';
import { aftercare } from './articles/aftercare.ts';
import { choosingPlacement } from './articles/choosing-placement.ts';
import { howTattoosAge } from './articles/how-tattoos-age.ts';
import { lineWeightAndSize } from './articles/line-weight-and-size.ts';
import { stylesCompared } from './articles/styles-compared.ts';
import { talkingToYourArtist } from './articles/talking-to-your-artist.ts';
import { usingTheStencil } from './articles/using-the-stencil.ts';
import { yourFirstTattoo } from './articles/your-first-tattoo.ts';

/** The articles of the blog that come with the product, the oldest first. */
export const articles: readonly Article[] = [
  choosingPlacement,
  howTattoosAge,
  lineWeightAndSize,
  yourFirstTattoo,
  stylesCompared,
  aftercare,
  talkingToYourArtist,
  usingTheStencil,
];
