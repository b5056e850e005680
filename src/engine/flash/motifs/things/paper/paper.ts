import type { Motif } from '../../motif.ts';
import { book } from './book.ts';
import { bookPile } from './book-pile.ts';
import { cardboardBox } from './cardboard-box.ts';
import { checkeredFlag, flag, prideFlag, unionJack, usaFlag } from './flag.ts';
import { loveLetter } from './love-letter.ts';
import { nationalFlags } from './national-flags.ts';
import { paperCrane } from './paper-crane.ts';
import { postageStamp } from './postage-stamp.ts';
import { scroll } from './scroll.ts';
import { waxSeal } from './wax-seal.ts';

export const paper: readonly Motif[] = [
  ...nationalFlags,
  book,
  checkeredFlag,
  flag,
  paperCrane,
  postageStamp,
  prideFlag,
  unionJack,
  usaFlag,
  waxSeal,
  cardboardBox,
  scroll,
  loveLetter,
  bookPile,
];
