import { mantras } from './mantras.ts';
import { sanskritWords } from './sanskrit.ts';
import { seeds } from './seed-syllables.ts';

/** Letters that few devices show are told by how they are read alone. */
const isRarelyShown = /[\p{Script=Siddham}\p{Script=Tibetan}]/u;

const romans = new Map([
  ...mantras.flatMap(({ roman, texts }) => Object.values(texts).map((text) => [text, roman] as const)),
  ...sanskritWords.map(({ text, roman }) => [text, roman] as const),
]);
const seedNames = new Map(
  seeds.map(({ names, roman, text }) => [text, `${names.split('|')[0]} ${roman}`] as const),
);

/** What is told of words that are written: in another script, how they are read. */
export function toldLettering(lettering: string): string {
  const roman = romans.get(lettering);
  if (roman === undefined)
    return lettering
      .split(' ')
      .map((word) => seedNames.get(word) ?? word)
      .join(' ');
  return isRarelyShown.test(lettering) ? roman : `${lettering} ${roman}`;
}
