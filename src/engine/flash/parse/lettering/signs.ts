import type { PlacedWord, Span, TokenBuffer } from '../token-buffer.ts';

/** Signs that are asked for by their names. */
const signs: readonly (readonly [sign: string, pattern: RegExp])[] = [
  [
    ';',
    // Alone it is drawn.
    /(?!(?<=^\s*(?:(?:an?|my|small|tiny|little|simple|minimalist|black) )*)(?:semi[- ]?colon|分号|セミコロン)(?: (?:tattoo|symbol|sign|design))?\s*$)(?:(?<!\b(?:butterfly|flower|heart) )\bsemi[- ]?colon\b(?! (?:with )?(?:a )?(?:butterfly|flower|heart)\b)|分号(?!蝴蝶|花朵|爱心)|セミコロン(?!の?(?:蝶|花|ハート)))/u,
  ],
  ['&', /\bampersand\b|アンパサンド/u],
  ['#', /\bhash ?tag(?: sign| symbol)?\b|井号|ハッシュタグ/u],
  ['?', /\bquestion ?mark\b|问号|はてなマーク|クエスチョンマーク|疑問符/u],
  ['!', /\bexclamation ?(?:mark|point)\b|感叹号|びっくりマーク|感嘆符/u],
  ['@', /\bat[ -](?:sign|symbol)\b|アットマーク/u],
  ['“ ”', /\b(?:quotation|quote|speech) ?marks?\b|引号|引用符/u],
];

/** The sign that is asked for by its name, which is consumed. */
export function takeSign(buffer: TokenBuffer): string | null {
  for (const [sign, pattern] of signs) {
    const match = pattern.exec(buffer.rest);
    if (!match) continue;
    buffer.consume(match.index, match.index + match[0].length);
    return sign;
  }
  return null;
}

/** "Semicolon butterfly": one thing, where the sign is written and the butterfly drawn; told of by the whole phrase. */
export function joinedSigns({ original }: TokenBuffer, mentions: readonly Span[]): PlacedWord[] {
  const text = original.toLowerCase();
  return signs.flatMap(([, pattern]) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const end = match.index + match[0].length;
    const [first] = mentions.filter((of) => /^[ -]?$/.test(text.slice(end, of.start)) && of.start >= end);
    const [last] = mentions.filter(
      (of) => /^[ -]?$/.test(text.slice(of.end, match.index)) && of.end <= match.index,
    );
    const [from, to] = [last?.start ?? match.index, first?.end ?? end];
    return first || last ? [{ word: original.slice(from, to), start: from }] : [];
  });
}
