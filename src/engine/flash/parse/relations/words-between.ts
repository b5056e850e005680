import { englishColors } from '../attributes/color.ts';
import type { Name } from './found-relation.ts';

/** How many, how large, how old or of which colour the second is: 缠绕着一束芍药, 抱えた赤ちゃん猿. */
const measured =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}])(?: *一[座束支枝把条枚株棵颗轮杯块面])?(?: *(?:[大小]的?|[红蓝黑白粉紫绿黄金银]色?的?|赤ちゃん|小さな|大きな)|(?<=一[座束支枝把条枚株棵颗轮杯块面]))$/u;
/** "A bull head made of flowers": the bull's. */
const ownPart = /^ (?:heads?|faces?|body|bodies|bust|skull)(?= )/;
/** "In a blue and white vase". */
const twoColors = new RegExp(`(\\b(?:${englishColors.join('|')})) and (${englishColors.join('|')})\\b`, 'u');
/** 手里拿着: in the hand. */
const inTheHand = /^[里裡中上](?=[拿握捧抱举提牵托])/u;

/** The words between two names without those that say nothing of how the two stand to each other. */
export function wordsBetween(words: string, first: Name): string {
  const bare = words.replace(/ {2,}/g, ' ').replace(ownPart, '').replace(measured, '');
  return (first.concept.name === 'hand' ? bare.replace(inTheHand, '') : bare).replace(
    twoColors,
    (_, one: string, other: string) => (one === 'black' ? other : one),
  );
}
