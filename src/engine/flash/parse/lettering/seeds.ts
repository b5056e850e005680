import type { Seed } from '../../lexicon/scripts/seed-syllables.ts';
import { guardians, seeds, yearSigns } from '../../lexicon/scripts/seed-syllables.ts';
import type { TokenBuffer } from '../token-buffer.ts';

/** What a prompt calls the syllables of the buddhas. */
const script =
  '(?:梵字|(?:梵文)?(?:種字|種子字?|种子字)|悉[曇昙](?:文字|体|體)?|\\b(?:bonji|siddham|seed syllables?|shuji)\\b)(?: (?:script|letters?|characters?|symbols?))?';
const asksForSeed = new RegExp(script, 'iu');
/** What can mean nothing else. */
const unmistakable = /^(?:キリーク|タラーク|カンマーン|ボローン|カンマン)$/u;
/** With his name beside it, it is nobody else's either. */
const fudo = /不動|fudo/iu;

const kana = '\\p{Script=Katakana}ー';
const byName = new Map(seeds.flatMap((seed) => seed.names.split('|').map((name) => [name, seed] as const)));
const anyName = new RegExp(
  `(?<![${kana}])(?<!\\p{Script=Han}(?<!字))(?:${[...byName.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?=$|字|[^${kana}\\p{Script=Han}])(?:字)?`,
  'gu',
);
/** The first and the last of all sounds. */
const aUn = /阿吽|(?<![\p{Script=Katakana}ー])ア[・、]?ウン(?![\p{Script=Katakana}ー])/u;

const guardian =
  '(?:守[りり]?本尊|守護本尊|守護仏|本命佛|守护佛|守護佛|生肖守护神|干支|十二支|生まれ年|生肖|八体仏|guardian (?:buddha|deity))';
const nobody = new RegExp(`${guardian}(?:[の的]|\\s)*${script}|${script}[\\s:：、]*(?:の)?${guardian}`, 'iu');

/** Finds the seed syllables that a prompt asks for, and consumes what tells them; the buddha beside them stays. */
export function takeSeeds(buffer: TokenBuffer): string | null {
  const text = buffer.spelledRest;
  const named = seedsNamed(text);
  const isAsked = asksForSeed.test(text);
  if (
    !isAsked &&
    !named.some(({ word }) => unmistakable.test(word) || (word === 'カーン' && fudo.test(text)))
  )
    return null;
  const found = named.length > 0 ? named.map(({ seed }) => seed) : (seedsOf(text) ?? []);
  if (found.length === 0) return null;
  for (const { start, word } of named) buffer.consume(start, start + word.length);
  for (const seed of found) consumeBuddha(buffer, text, seed, named);
  consumeYears(buffer);
  buffer.consumeSpelled(new RegExp(`${aUn.source}[の的]?`, 'giu'));
  buffer.consumeSpelled(
    new RegExp(`(?:${guardian}[の的]?)?(?:[のと]|\\b(?:in|the|a) )?${script}(?:で|の(?=\\s|$))?`, 'giu'),
  );
  buffer.consumeSpelled(new RegExp(`${guardian}[の的]?`, 'giu'));
  return [...new Set(found)].map((seed) => seed.text).join(' ');
}

interface NamedSeed {
  readonly seed: Seed;
  readonly word: string;
  readonly start: number;
}

function seedsNamed(text: string): NamedSeed[] {
  return [...text.matchAll(anyName)].flatMap(({ index, 0: word }) => {
    const seed = byName.get(word.replace(/字$/u, ''));
    return seed ? [{ seed, word, start: index }] : [];
  });
}

/** By the year of birth, by the only buddha whom the prompt names, or those of all years. */
function seedsOf(text: string): Seed[] | null {
  if (aUn.test(text)) return seedsCalled(['ア', 'ウン']);
  const signs = yearsIn(text);
  if (signs.length > 0) return seedsCalled(signs.map((sign) => guardians[sign] ?? ''));
  // The longest name tells: 胎蔵界大日如来 is not 大日.
  const [of] = seeds
    .flatMap((seed) => {
      const name = new RegExp(`(?:${seed.of || '(?!)'})`, 'iu').exec(text)?.[0] ?? '';
      return name ? [{ seed, length: name.length }] : [];
    })
    .toSorted((a, b) => b.length - a.length);
  if (of) return [of.seed];
  return nobody.test(text) ? seedsCalled(guardians) : null;
}

function seedsCalled(names: readonly string[]): Seed[] {
  return names.flatMap((name) => byName.get(name) ?? []);
}

const branches = yearSigns.map((names) => names.split('|'));
const yearWords = yearSigns.map((names) => {
  const [branch = '', ...others] = names.split('|');
  const words = others.filter((name) => !/^\p{Script=Latin}/u.test(name)).join('|');
  const english = others.filter((name) => /^\p{Script=Latin}/u.test(name)).join('|');
  return new RegExp(
    `(?:${branch}|${words})(?:[年歳]|どし)(?:生まれ)?|(?:生肖|属|屬)(?:相)?(?:${words})|(?<=^|[\\s、,（(])${branch}(?=$|[\\s、,）)])|(?<=の)${branch}(?=の|$)|\\b(?:born in )?(?:the )?year of the (?:${english})\\b|\\b(?:${english}) year\\b`,
    'giu',
  );
});
const birthYear =
  /(?<!\d)((?:19|20)\d\d)(?!\d)年?(?:生まれ|生|出生)?|(昭和|平成|令和)(\d{1,2}|元)年(?:生まれ|生)?/gu;
const eras: Readonly<Record<string, number>> = { 昭和: 1925, 平成: 1988, 令和: 2018 };

/** The signs of the years that a prompt names, from the rat on. */
function yearsIn(text: string): number[] {
  const signs = branches.flatMap((_, sign) => (text.search(yearWords[sign] ?? /(?!)/) >= 0 ? [sign] : []));
  if (signs.length > 0) return signs;
  return [...text.matchAll(birthYear)].map(([, year, era = '', count = '']) => {
    const full = year ? Number(year) : (eras[era] ?? 0) + (count === '元' ? 1 : Number(count));
    return (full - 4) % 12;
  });
}

function consumeYears(buffer: TokenBuffer): void {
  for (const pattern of [...yearWords, birthYear])
    buffer.consumeSpelled(new RegExp(`(?:${pattern.source})(?:の守り本尊)?[の的]?(?:生まれ)?`, 'giu'));
}

/** Consumes whose syllable it is; who stands beside it, joined by a word or a comma, is drawn. */
function consumeBuddha(buffer: TokenBuffer, text: string, { of }: Seed, named: readonly NamedSeed[]): void {
  if (of === '') return;
  const names = `(?:${of})(?:様|さま)?`;
  const asked = [script, ...named.map(({ word }) => word)].join('|');
  const patterns = [
    `${names}(?:を表す|を意味する)?[の的]?(?:${asked})`,
    `\\b${names} (?:${asked})`,
    `(?:${asked})(?:[\\s（(:：]|of|for|の|是)*${names}[)）]?`,
    `${names}[（(](?:${asked})[)）]`,
  ];
  const match = patterns
    .map((pattern) => new RegExp(pattern, 'iu').exec(text))
    .find((found) => found !== null);
  if (match) buffer.consume(match.index, match.index + match[0].length);
}
