import { takeLetters } from '../parse/lettering/letters.ts';
import { quoted } from '../parse/lettering/told-words.ts';
import { TokenBuffer } from '../parse/token-buffer.ts';

/** Where letters were taken out. */
const gap = '\0';

/** What leads to words that are written. */
const before = new RegExp(
  `(?:[\\s,:;、，]|(?<![\\p{L}'])(?:with|and|the|an?|my|our|his|her|its|their|in|on|of|for|saying|says|that|which|reads|reading|bearing|holding|carrying|has|having|names?|words?|dates?|initials?|letters|kanji|text|below|underneath|(?:ribbon |blank )?(?:banner|ribbon|scroll)s?|written|lettered)(?![\\p{L}'])|(?:横幅|条幅|丝带|飘带|卷轴|旗帜)?上?[写刻绣]着?|名字|日期|字样|[和与及带有]|(?:リボン|バナー|巻物)に|[とにのは])+${gap}`,
  'giu',
);
/** What follows them: how and on what they stand. */
const after = new RegExp(
  `${gap}(?:\\s*(?:written|lettered|inscribed|engraved|tattooed))?(?:\\s*(?:(?:in|on|across|inside|within|under|underneath|below|above|beneath|around|along)\\s+(?:it|them|(?:(?:an?|the|his|her|its|their)\\s+)?(?:\\p{L}+\\s+){0,2}?(?:banner|ribbon|scroll|collar|plaque)s?(?!\\p{L}))|(?:underneath|below|beneath)(?!\\p{L})))?(?:(?:[とがを]?書(?:かれた|いた)|入り|という|の?(?:文字|言葉|漢字)|字样?)*[の的]?(?:リボン|バナー|巻物|横幅|丝带|飘带)?[とにの、]?)?`,
  'giu',
);
/** Banners that bear no word, and letters as such. */
const alone =
  /(?:(?:,|\b(?:with|and|on|in|under|below|above))?\s*(?:\b(?:an?|the)\s+)?(?:\b(?:blank|empty|ribbon|old|flowing|waving)\s+)*\b(?:banner|scroll)s?\b(?:\s+(?:below|underneath|under it|across it|around it))?)|,?\s*\b(?:in\s+)?(?:hand[- ]?)?lettering(?:\s+style)?\b|[带有和一条个,，]*(?:空白的?)?(?:横幅|条幅)|(?:空白の)?バナー(?:付き)?[とにの]?/giu;

/** A prompt without the words that it wants written, and without what it says of them. */
export function withoutLetters(prompt: string, text: string): string {
  const buffer = new TokenBuffer(prompt);
  takeLetters(buffer);
  const { original, spelledRest } = buffer;
  const left = [...pieces(original, spelledRest)].join('');
  const unquoted = quoted.reduce((rest, pattern) => rest.replace(new RegExp(pattern, 'giu'), gap), left);
  const cut = without(without(unquoted, text.normalize('NFKC')), text)
    .replace(before, gap)
    .replace(after, gap)
    .replaceAll(gap, ' ')
    .replace(alone, ' ');
  return cut
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;])/g, '')
    .replace(/([,;])(?:[\s,;]*[,;])+/g, '$1')
    .replace(/^[\s,.;:、，。]+|(?:[\s,;:、，]|\b(?:with|and|on|in)\b)+$/giu, '');
}

/** What is left of a prompt, with one gap for each stretch that was taken out. */
function* pieces(original: string, rest: string): Generator<string> {
  for (let i = 0, isGap = false; i < original.length; i++) {
    const isTaken = rest[i] !== original[i];
    if (!isTaken && !(isGap && original[i] === ' ' && rest[i + 1] !== original[i + 1])) {
      isGap = false;
      yield original[i] as string;
    } else if (!isGap) {
      isGap = true;
      yield gap;
    }
  }
}

/** Words that were found another way than by what tells them. */
function without(prompt: string, text: string): string {
  if (text === '') return prompt;
  const at = prompt.toLowerCase().indexOf(text.toLowerCase());
  return at < 0 ? prompt : prompt.slice(0, at) + gap + prompt.slice(at + text.length);
}
