import { lexicon } from '../../lexicon/lexicon.ts';
import type { Rewriting } from './rewriting.ts';
import { rewritten } from './rewriting.ts';

/** A tree in a pot is a bonsai. */
const trees = /^(?:.*tree|willow|bonsai|oak|birch|baobab|japanese-pine)$/;
const plants = lexicon
  .filter(({ kind, name }) => kind === 'flora' && !trees.test(name))
  .flatMap(({ words }) => words.zh)
  .filter((word) => word.length > 1 && !/[盆瓶]/u.test(word))
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const plant = `((?:[红白黑蓝粉紫黄绿橙]色的?)?(?:${plants}))`;

/** 仙人掌盆栽, 玫瑰花瓶, and 玫瑰插在花瓶里; what a 盆栽 is alone is a bonsai. */
const said: readonly Rewriting[] = [
  [new RegExp(`${plant}(?:小|的)?(?:盆栽|花?盆景?(?![栽景里裡中上]))(?!花)`, 'gu'), '花盆里的$1'],
  [new RegExp(`${plant}(?:小|的)?花?瓶(?![里裡中上])`, 'gu'), '花瓶里的$1'],
  [
    new RegExp(`${plant}(?:插|种|種|放|养|養|长|長)在(?:一?[个個只隻])?小?花?([瓶盆])[里裡中]`, 'gu'),
    '花$2里的$1',
  ],
];

/** A prompt in which the plants of a pot or a vase are said to be in it. */
export function withHeldFlowers(prompt: string): string {
  return rewritten(prompt, said);
}
