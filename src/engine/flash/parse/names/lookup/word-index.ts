import { isFallbackWord } from '../../../lexicon/fallback-words.ts';
import { conceptNamed, lexicon } from '../../../lexicon/lexicon.ts';
import { cjkCompounds } from '../../../lexicon/words/cjk-compounds.ts';
import { compounds } from '../../../lexicon/words/compounds.ts';
import { ideas } from '../../../lexicon/words/ideas.ts';
import { hiraganaOf, kanaNames } from '../../../lexicon/words/kana-names.ts';
import { unpicturedIn } from '../../../lexicon/words/unpictured.ts';
import type { Span } from '../../token-buffer.ts';
import { simplifiedOf } from '../../traditional.ts';
import type { Mention } from '../mention.ts';

/** What a word of the lexicon means. */
export type Meaning = Pick<Mention, 'concept' | 'isIdea'> & { readonly isFallback: boolean };

/** English phrases, words parted by single spaces. */
export const english = new Map<string, Meaning | null>();
/** Chinese and Japanese words, the longest first: 玫瑰花 before 花. */
const chinese: [word: string, meaning: Meaning | null][] = [];
export const japanese: [word: string, meaning: Meaning | null][] = [];
for (const concept of lexicon) {
  const meaning = (word: string): Meaning => ({ concept, isIdea: false, isFallback: isFallbackWord(word) });
  for (const phrase of concept.words.en) english.set(phrase.replaceAll('-', ' '), meaning(phrase));
  for (const word of concept.words.zh) chinese.push([word, meaning(word)]);
  for (const word of concept.words.ja) japanese.push([word, meaning(word)]);
  const { en = '', zh = '', ja = '' } = ideas[concept.name] ?? {};
  const idea = { concept, isIdea: true, isFallback: false };
  for (const phrase of en.split('|').filter(Boolean)) english.set(phrase.replaceAll('-', ' '), idea);
  for (const word of zh.split('|').filter(Boolean)) chinese.push([word, idea]);
  for (const word of ja.split('|').filter(Boolean)) japanese.push([word, idea]);
}
for (const [phrase, name] of compounds) {
  const concept = conceptNamed(name);
  // What has a drawing of its own needs none of its kind.
  if (concept && !english.has(phrase)) english.set(phrase, { concept, isIdea: false, isFallback: true });
}
const named = new Set([...chinese, ...japanese].map(([word]) => word));
for (const [word, name] of cjkCompounds) {
  const concept = conceptNamed(name);
  if (concept && !named.has(word)) chinese.push([word, { concept, isIdea: false, isFallback: true }]);
}
for (const phrase of unpicturedIn('en')) english.set(phrase, null);
for (const word of unpicturedIn('zh')) chinese.push([word, null]);
for (const word of unpicturedIn('ja')) japanese.push([word, null]);
/** Other spellings of Japanese words, which are looked for where they are told to be words. */
export const spelledInKana = new Map<string, Meaning>();
for (const [word, meaning] of japanese) {
  const spelled = hiraganaOf(word);
  const kind = meaning?.concept.kind;
  if (meaning && spelled && (kind === 'creature' || kind === 'flora')) spelledInKana.set(spelled, meaning);
}
for (const [spelled, word] of kanaNames) {
  const meaning = japanese.find(([name]) => name === word)?.[1];
  if (meaning) spelledInKana.set(spelled, meaning);
}
for (const [word] of japanese) spelledInKana.delete(word);

const byWord = new Map([...chinese, ...japanese]);
/** Names of flowers that end on 花 and mean the same without: 玫瑰花, and not 桃花. */
export const blooms: ReadonlySet<string> = new Set(
  [...byWord].flatMap(([word, meaning]) => {
    const bare = word.endsWith('花') ? byWord.get(word.slice(0, -1)) : null;
    return meaning && bare && bare.concept === meaning.concept ? [word] : [];
  }),
);

const byLength = (a: [string, Meaning | null], b: [string, Meaning | null]) => b[0].length - a[0].length;
/** Kana tell Japanese from Chinese; a word of the prompt's own language wins over an equal one of the other. */
export const japaneseFirst = [...japanese, ...spelledInKana, ...chinese].toSorted(byLength);
export const chineseFirst = [
  ...chinese,
  // 哪吒 is read in simplified characters: 哪咤.
  ...chinese.flatMap(([word, meaning]): typeof chinese =>
    simplifiedOf(word) === word ? [] : [[simplifiedOf(word), meaning]],
  ),
  ...japanese,
].toSorted(byLength);
/** Words in simplified characters, for what nothing tells to be Chinese or Japanese; as it stands, a word wins. */
export const inEither: [word: string, meaning: Meaning | null, isSimplified: boolean][] = chineseFirst
  .flatMap(([word, meaning]): typeof inEither => [
    [word, meaning, false],
    [simplifiedOf(word), meaning, true],
  ])
  .toSorted((a, b) => b[0].length - a[0].length || Number(a[2]) - Number(b[2]));

/** What a word that means something has found. */
export function mentionOf({ concept, isIdea, isFallback }: Meaning, span: Span, isPlural: boolean): Mention {
  return { concept, isIdea, isPlural, fallback: isFallback ? span : null, ...span };
}
