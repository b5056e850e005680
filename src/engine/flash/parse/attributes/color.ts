import type { Pigment } from '../../paint/palette.ts';

const english: Readonly<Record<string, Pigment>> = {
  red: 'petal',
  crimson: 'petal',
  scarlet: 'petal',
  ruby: 'petal',
  pink: 'blush',
  orange: 'ember',
  yellow: 'gold',
  gold: 'gold',
  golden: 'gold',
  green: 'leaf',
  emerald: 'leaf',
  blue: 'water',
  navy: 'water',
  turquoise: 'waterLight',
  teal: 'waterLight',
  purple: 'violet',
  violet: 'violet',
  lilac: 'violet',
  brown: 'wood',
  white: 'foam',
  silver: 'steel',
  grey: 'grey',
  gray: 'grey',
  black: 'dark',
};

const cjk: readonly (readonly [string, Pigment])[] = [
  ['粉', 'blush'],
  ['桃色', 'blush'],
  ['ピンク', 'blush'],
  ['红', 'petal'],
  ['紅', 'petal'],
  ['赤', 'petal'],
  ['橙', 'ember'],
  ['オレンジ', 'ember'],
  ['黄', 'gold'],
  ['黃', 'gold'],
  ['金', 'gold'],
  ['绿', 'leaf'],
  ['綠', 'leaf'],
  ['緑', 'leaf'],
  ['蓝', 'water'],
  ['藍', 'water'],
  ['青', 'water'],
  ['紫', 'violet'],
  ['棕', 'wood'],
  ['茶色', 'wood'],
  ['白', 'foam'],
  ['银', 'steel'],
  ['銀', 'steel'],
  ['灰', 'grey'],
  ['黑', 'dark'],
  ['黒', 'dark'],
];

/** The words of the colours, for patterns. */
export const englishColors: readonly string[] = Object.keys(english);
export const cjkColors: readonly string[] = cjk.map(([word]) => word);

/** A colour that is told after a name: "a dragon in red", "mask red and black", 玫瑰，颜色是红色. */
const englishAfter = new RegExp(
  `^(?: (?:in|all in))? (?:black (?:and|&) )?(?!(?:black|white|gr[ae]y)\\b)(${englishColors.join('|')})(?: (?:and|&) (?:black|white|gr[ae]y))?(?=\\s*(?:$|[,.;]| (?:with|on)\\b))`,
);
const inNoColor = /^ (?:in|all in) (black|white|gr[ae]y)(?=\s*(?:$|[,.;]| with\b))/;
const cjkAfter = new RegExp(
  `^[\\s,，、]*(?:が|は|颜色)?[是为]?(${cjkColors.join('|')})(?:色|い)?(?:的|で|の)?(?=$|[\\s,，、。])`,
  'u',
);

/** The colour that begins the text after a name, its word, and how many characters it takes with what belongs to it. */
export function colorAfter(after: string): { pigment: Pigment; word: string; length: number } | null {
  const match = englishAfter.exec(after) ?? inNoColor.exec(after) ?? cjkAfter.exec(after);
  const word = match?.[1] ?? '';
  const pigment = english[word] ?? cjk.find(([name]) => name === word)?.[1];
  return match && pigment ? { pigment, word, length: match[0].length } : null;
}

const inItsClause = new RegExp(
  `(?<=[,;.] *(?:(?:pale|light|dark|bright|deep|soft|pastel) )?)(?!(?:black|white|gr[ae]y)\\b)(?:${englishColors.join('|')})(?= *(?:$|[,;.]))`,
);

/** A colour that is all that a clause says, its word, and where it stands. */
export function colorAlone(text: string): { pigment: Pigment; word: string; start: number } | null {
  const match = inItsClause.exec(text);
  const pigment = match && english[match[0]];
  return match && pigment ? { pigment, word: match[0], start: match.index } : null;
}

export function englishColor(word: string): Pigment | null {
  return english[word] ?? null;
}

/** The colour that ends the text before a Chinese or Japanese word, and how many characters it takes. */
export function cjkColorBefore(before: string): { pigment: Pigment; word: string; length: number } | null {
  for (const [word, pigment] of cjk) {
    const suffix = new RegExp(`${word}色?(?:的|い|の)?$`).exec(before);
    if (suffix) return { pigment, word, length: suffix[0].length };
  }
  return null;
}
