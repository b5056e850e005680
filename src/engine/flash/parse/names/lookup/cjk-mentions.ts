import { isMeasureWord } from '../../attributes/count.ts';
import type { Token, TokenBuffer } from '../../token-buffer.ts';
import { blanked } from '../../token-buffer.ts';
import { kana, simplifiedOf } from '../../traditional.ts';
import type { Mention } from '../mention.ts';
import { isInLoanword, standsAlone } from './kana-words.ts';
import { blooms, chineseFirst, inEither, japaneseFirst, mentionOf, spelledInKana } from './word-index.ts';

/** What 花 begins the name of where flowers are or what they make: 花瓶, 花束. */
const holdsFlowers = /^[瓶束环環圈园園盆篮籃田海冠灯燈丛叢]/u;

/** What makes a month of the moon. */
const monthBefore = /\d ?$/u;

const crossed = /^交叉(?!的|骨)/u;
const crossedWith = /\p{Script=Han}(?<![的个個对對把支根条條])$/u;

/**
 * Finds what a buffer names in Chinese or Japanese, the longest names first, and consumes it.
 *
 * @param unpictured takes the names that nothing draws
 */
export function findCjk(buffer: TokenBuffer, unpictured: Token[]): Mention[] {
  if (buffer.cjkRuns().length === 0) return [];
  const mentions: Mention[] = [];
  const isJapanese = kana.test(buffer.original);
  let simplified = isJapanese ? buffer.rest : simplifiedOf(buffer.rest);
  const words = isJapanese ? japaneseFirst : simplified === buffer.rest ? chineseFirst : inEither;
  for (const [word, meaning, isSimplified = false] of words) {
    const rest = () => (isSimplified ? simplified : buffer.rest);
    for (let start = rest().indexOf(word); start >= 0; start = rest().indexOf(word, start + 1)) {
      const end = start + word.length;
      const before = buffer.rest.slice(0, start);
      // 名前つき has a name on it, and no moon.
      if (word === 'つき' && /[\p{Script=Han}\p{Script=Katakana}ー]$/u.test(buffer.original.slice(0, start)))
        continue;
      if (isMeasureWord(word, before)) continue;
      // 玫瑰花瓶 is a vase of 玫瑰.
      if (blooms.has(word) && holdsFlowers.test(rest().slice(end))) continue;
      // 本 is a book in Japanese, and in Chinese a part of other words, as 口 and 柱 are: 本命佛, 窗口.
      if (
        /^[本柱口匙目炎]$/u.test(word) &&
        !isJapanese &&
        /\p{Script=Han}/u.test(
          buffer.original.slice(Math.max(0, start - 1), start) + buffer.original.slice(end, end + 1),
        )
      )
        continue;
      // 扳手交叉活塞 crosses a wrench with a piston; of 骷髅交叉骨 the bones are crossed.
      if (crossed.test(word) && crossedWith.test(before)) continue;
      if (word === '月' && monthBefore.test(before)) continue;
      // 太空人坐在月亮上 is about an astronaut.
      if (word.length > 3 && word.startsWith('人') && /\p{Script=Han}(?<![个個男女老的一])$/u.test(before))
        continue;
      if (isInLoanword(word, buffer.rest, start)) continue;
      // 雪女の顔 is hers, and no woman's.
      if (/^女の/.test(word) && /\p{Script=Han}$/u.test(before)) continue;
      if (spelledInKana.has(word) && !standsAlone(buffer.rest, { start, end })) continue;
      if (meaning) mentions.push(mentionOf(meaning, { start, end }, false));
      else unpictured.push({ text: word, start, end });
      buffer.consume(start, end);
      if (words === inEither) simplified = blanked(simplified, start, end);
    }
  }
  return mentions;
}
