import type { ConceptKind, Language } from '../lexicon/entry.ts';
import type { Wish } from '../parse/reading.ts';

/** Something that may be said besides: in words that the reader of prompts is known to understand. */
export interface Addition {
  /** No prompt gets two that fill the same part of a picture. */
  readonly part: 'company' | 'sky' | 'ground' | 'frame' | 'look';
  readonly words: Readonly<Record<Language, string>>;
  /** What leads the prompt that it goes with; all kinds unless given. */
  readonly goesWith?: readonly ConceptKind[];
  /** What must not be wished already. */
  readonly unless?: readonly Wish[];
}

const bodies: readonly ConceptKind[] = ['creature', 'figure'];
const things: readonly ConceptKind[] = ['object', 'symbol'];

/** In the order of how much they bring to a picture; which of a part comes is up to the words. */
export const additions: readonly Addition[] = [
  {
    part: 'company',
    words: { en: 'with two red roses', zh: '和两朵红玫瑰', ja: '赤い薔薇2輪' },
    goesWith: [...bodies, ...things],
  },
  {
    part: 'company',
    words: { en: 'with peonies', zh: '和牡丹', ja: '牡丹' },
    goesWith: [...bodies, ...things],
  },
  {
    part: 'company',
    words: { en: 'with lavender', zh: '和薰衣草', ja: 'ラベンダー' },
    goesWith: [...bodies, ...things],
  },
  {
    part: 'company',
    words: { en: 'with a butterfly', zh: '和一只蝴蝶', ja: '蝶' },
    goesWith: ['flora', ...things],
  },
  {
    part: 'company',
    words: { en: 'with a hummingbird', zh: '和一只蜂鸟', ja: 'ハチドリ' },
    goesWith: ['flora'],
  },
  {
    part: 'sky',
    words: { en: 'in front of a full moon', zh: '和满月', ja: '満月' },
    goesWith: [...bodies, 'flora', 'ground'],
  },
  {
    part: 'sky',
    words: { en: 'with a crescent moon', zh: '和弯月', ja: '三日月' },
    goesWith: [...bodies, 'flora'],
  },
  { part: 'sky', words: { en: 'with the sun', zh: '和太阳', ja: '太陽' }, goesWith: ['ground'] },
  {
    part: 'ground',
    words: { en: 'with waves', zh: '和海浪', ja: '波' },
    goesWith: ['creature', 'ground'],
  },
  {
    part: 'frame',
    words: { en: 'in a circle', zh: '圆形', ja: '円形' },
    unless: ['round', 'wreath', 'column'],
  },
  {
    part: 'frame',
    words: { en: 'surrounded by a laurel wreath', zh: '桂冠', ja: 'リース' },
    unless: ['round', 'wreath', 'column'],
    goesWith: [...bodies, ...things],
  },
  { part: 'frame', words: { en: 'symmetrical', zh: '对称', ja: '対称' }, unless: ['symmetric', 'facing'] },
  { part: 'look', words: { en: 'fine line', zh: '细线', ja: 'ファインライン' } },
  { part: 'look', words: { en: 'old school', zh: '老派', ja: 'オールドスクール' } },
  { part: 'look', words: { en: 'dotwork', zh: '点刺', ja: 'ドットワーク' } },
];
