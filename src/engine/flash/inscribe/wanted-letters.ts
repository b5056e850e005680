import type { StyleId } from '#contract/style-ids.ts';
import type { Reading } from '../parse/reading.ts';

const banners = /banner|scroll|横幅|条幅|卷轴|バナー|巻物/iu;

/**
 * What a prompt wants written; empty where it wants a banner of words that are still to come, null for pictures without
 * letters. What a prompt only stands for in letters, for want of anything that we could draw, others draw.
 */
export function wantedLetters({ lettering, wishes, isWrittenInstead = false }: Reading): string | null {
  if (lettering !== null && !isWrittenInstead) return lettering;
  return banners.test(wishes.get('banner') ?? '') ? '' : null;
}

/** The same in a style: that of letters writes what it shows. */
export function lettersIn(style: StyleId, reading: Reading): string | null {
  const wanted = wantedLetters(reading);
  if (style !== 'lettering' || wanted) return wanted;
  return reading.lettering ?? reading.subjects[0]?.word ?? wanted;
}
