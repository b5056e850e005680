import { compounds } from '../../lexicon/compounds.ts';
import type { Concept } from '../../lexicon/concept.ts';
import { ideas } from '../../lexicon/ideas.ts';
import { hiraganaOf, kanaNames } from '../../lexicon/kana-names.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { isNearMiss } from '../../lexicon/near-misses.ts';
import { unpicturedIn } from '../../lexicon/unpictured.ts';
import { cjkColors } from '../attributes/color.ts';
import { englishCount, isMeasureWord } from '../attributes/count.ts';
import type { Slate, Span, Token } from '../slate.ts';
import { isCjk } from '../slate.ts';
import { inSimplified, kana, simplifiedOf } from '../traditional.ts';
import { singularsOf, withoutPossessive } from './plural.ts';

/** A place of the prompt that names a concept. */
export interface Finding extends Span {
  readonly concept: Concept;
  readonly isPlural: boolean;
  /** It stands for what is named, as a dove does for peace. */
  readonly isIdea: boolean;
  /** Where a name stands whose drawing is only the nearest one. */
  readonly near: Span | null;
}

/** What a word of the lexicon means. */
type Meaning = Pick<Finding, 'concept' | 'isIdea'> & { readonly isNear: boolean };

/** What names are found in a prompt. */
export interface Named {
  readonly findings: readonly Finding[];
  /** Names that nothing draws although they hold the names of other things. */
  readonly unpictured: readonly Token[];
  /** What stands for a word that wants to be seen, beside things: the script of "a lotus, sanskrit". */
  readonly unwritten: readonly Finding[];
}

/** By what stands for them: words for writing, and not for what a thing means. */
const writings = new Set(['om']);

/** English phrases, words parted by single spaces. */
const english = new Map<string, Meaning | null>();
/** Chinese and Japanese words, the longest first: 玫瑰花 before 花. */
const chinese: [word: string, meaning: Meaning | null][] = [];
const japanese: [word: string, meaning: Meaning | null][] = [];
for (const concept of lexicon) {
  const meaning = (word: string): Meaning => ({ concept, isIdea: false, isNear: isNearMiss(word) });
  for (const phrase of concept.words.en) english.set(phrase.replaceAll('-', ' '), meaning(phrase));
  for (const word of concept.words.zh) chinese.push([word, meaning(word)]);
  for (const word of concept.words.ja) japanese.push([word, meaning(word)]);
  const { en = '', zh = '', ja = '' } = ideas[concept.name] ?? {};
  const idea = { concept, isIdea: true, isNear: false };
  for (const phrase of en.split('|').filter(Boolean)) english.set(phrase.replaceAll('-', ' '), idea);
  for (const word of zh.split('|').filter(Boolean)) chinese.push([word, idea]);
  for (const word of ja.split('|').filter(Boolean)) japanese.push([word, idea]);
}
for (const [phrase, name] of compounds) {
  const concept = lexicon.find((of) => of.name === name);
  // What has a drawing of its own needs none of its kind.
  if (concept && !english.has(phrase)) english.set(phrase, { concept, isIdea: false, isNear: true });
}
for (const phrase of unpicturedIn('en')) english.set(phrase, null);
for (const word of unpicturedIn('zh')) chinese.push([word, null]);
for (const word of unpicturedIn('ja')) japanese.push([word, null]);
/** Other spellings of Japanese words, which are looked for where they are told to be words. */
const spelledInKana = new Map<string, Meaning>();
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
const longestPhrase = Math.max(...[...english.keys()].map((phrase) => phrase.split(' ').length));
const byLength = (a: [string, Meaning | null], b: [string, Meaning | null]) => b[0].length - a[0].length;
/** Kana tell Japanese from Chinese; a word of the prompt's own language wins over an equal one of the other. */
const japaneseFirst = [...japanese, ...spelledInKana, ...chinese].toSorted(byLength);
const chineseFirst = [
  ...chinese,
  // 哪吒 is read in simplified characters: 哪咤.
  ...chinese.flatMap(([word, meaning]): typeof chinese =>
    simplifiedOf(word) === word ? [] : [[simplifiedOf(word), meaning]],
  ),
  ...japanese,
].toSorted(byLength);
/** Words in simplified characters, for what nothing tells to be Chinese or Japanese; as it stands, a word wins. */
const inEither: [word: string, meaning: Meaning | null, isSimplified: boolean][] = chineseFirst
  .flatMap(([word, meaning]): typeof inEither => [
    [word, meaning, false],
    [simplifiedOf(word), meaning, true],
  ])
  .toSorted((a, b) => b[0].length - a[0].length || Number(a[2]) - Number(b[2]));

/** English words of one word alone that name things to draw. */
export const thingWords: readonly string[] = [...english].flatMap(([word, meaning]) =>
  meaning && !meaning.isIdea && /^[a-z]+$/.test(word) ? [word] : [],
);

const wordsInNames = new Set([...english.keys()].flatMap((phrase) => phrase.split(' ')));

/** Whether an English word is one of a name that is known: the "scorpius" of its constellation. */
export function isInName(word: string): boolean {
  return wordsInNames.has(word) || singularsOf(word).some((singular) => wordsInNames.has(singular));
}

/** Whether an English word in small letters names something that is drawn, or known not to be. */
export function namesAnything(word: string): boolean {
  return english.has(word) || singularsOf(word).some((singular) => english.has(singular));
}

/** Whether a text is or ends with what a creature is called. */
export function namesCreature(text: string): boolean {
  if (english.get(text)) return english.get(text)?.concept.kind === 'creature';
  return japanese.some(([word, meaning]) => meaning?.concept.kind === 'creature' && text.endsWith(word));
}

/** Whether a text is what a Chinese or Japanese prompt calls something. */
export function namesCjk(text: string): boolean {
  return chineseFirst.some(([word]) => word === text);
}

const pets = new Set(['dog', 'cat', 'rabbit', 'hamster', 'parrot']);
/** What the breeds of a pet are parts of. */
const bred = ['dog', 'cat'];

/** Whether a Chinese text ends with what a pet is called: its breed, or what it is. */
export function namesPet(text: string): boolean {
  const read = inSimplified(text);
  return chineseFirst.some(
    ([word, meaning]) => meaning !== null && isPet(meaning.concept) && read.endsWith(word),
  );
}

function isPet({ name, parts }: Concept): boolean {
  return pets.has(name) || bred.some((pet) => parts.includes(pet));
}

/** Whether an English text is what a pet is called, a horse among them. */
export function namesEnglishPet(text: string): boolean {
  const concept = english.get(text.toLowerCase())?.concept;
  return concept !== undefined && (concept.name === 'horse' || isPet(concept));
}

/** Finds all concepts that the slate names, longest names first, and wipes them off. */
export function findConcepts(slate: Slate): Named {
  const unpictured: Token[] = [];
  const found = [...withoutFragments(slate, findCjk(slate, unpictured)), ...findEnglish(slate, unpictured)];
  const things = found.filter(({ isIdea }) => !isIdea);
  const findings = things.length > 0 || unpictured.length > 0 ? things : found;
  const unwritten = found.filter(
    (of) =>
      of.isIdea &&
      !findings.includes(of) &&
      (writings.has(of.concept.name) || of.concept.kind === 'figure' || isListedIdea(slate, of)),
  );
  return { findings: findings.toSorted((a, b) => a.start - b.start), unpictured, unwritten };
}

/** A Chinese or Japanese word for an idea that is listed beside things: 薔薇と愛, 勇気 ライオン. */
function isListedIdea({ original }: Slate, { start, end }: Finding): boolean {
  return (
    isCjk(original.slice(start, end)) &&
    /(?:^|[\s、,・とに])$/u.test(original.slice(0, start)) &&
    /^(?:$|[\s、,・。]|と(?!いう|して|ともに|共に|を))/u.test(original.slice(end))
  );
}

/** What may follow a name of one character without making another word of it: verbs, and what pictures are of. */
const goesOn =
  /^(?:[^\p{Script=Han}]|$|[凤鳳搏斗战戰鬥趴躺蹲跪藏靠躲钻叼举拿吃喝玩追捉抓牵骑踩踏顶推拉弹吹背握捧托伸张低回抬倒图圖画畫像形型纹紋柄面头頭身年的地得着了过過等样樣中里裡內内外间間旁丛叢穿与與和在于從从到之而或从被把及跟同配戴抢搶争爭夺奪捏端提啸嘯吼嚎叫飞飛舞腾騰跃躍游跑奔走行立坐卧睡眠站望看视展翔开開放绽升昇降登出入下上戏戲衔含抱绕繞缠纏飘落燃垂挂盘守护環环交融相互撕後后前旁底捕杀咬破生长照映破双两二三四五六七八九十单單一群用]|刺[穿进入破]|插[在进入着]|依[偎靠]|牵[着手在]|弹[着奏吉钢]|[打扑啄舔砍斩劈扔踢驮吻盯]着|[黑白红蓝黄绿紫粉金银灰橘青](?: |[猫狗犬蛇龙虎马狼兔鸟鱼鹤凤鲤鹿狐心])|打(?: |[伞鼓球架坐碟牌麻拳勾])|[拉勾][勾钩着手]|[撑唱]|尾巴|耳朵|爪子|屁股|脑袋|眼睛)/u;

/** The beast of somebody's year, whatever comes next: 爸爸属鸡妈妈属狗. */
const zodiac = /[属屬]$/u;
/** What makes a verb of a single kanji: 弾 is a bullet, 弾く is to play. */
const okurigana = /^(?:[くぐすつぬぶむるきりっ]|い[てた])/u;
/** To bore is written as a diamond is, and to show as dew. */
const bores = /^(?:钻[出进入过到]|露[出着了])/u;

/** A name of one character that another follows is part of an unknown word: 水仙 has nothing to do with 水. */
function withoutFragments(slate: Slate, findings: readonly Finding[]): Finding[] {
  return findings.filter(({ start, end, concept }) => {
    const isVerb =
      end - start === 1 &&
      (okurigana.test(slate.original.slice(end)) || bores.test(slate.original.slice(start)));
    const isWhole =
      end - start > 1 ||
      goesOn.test(slate.rest.slice(end)) ||
      zodiac.test(slate.original.slice(0, start)) ||
      !/\p{Script=Han}/u.test(slate.original.slice(start, end));
    const isTold = isWhole && !isVerb && !isCutOff(slate, { start, end, concept });
    if (!isTold) slate.restore(start, end);
    return isTold;
  });
}

/** What may stand right before a Japanese name of one character: how large, how old, how many, of which colour. */
const saidBefore = new RegExp(
  `(?:^|[^\\p{Script=Han}]|[大小古老新若巨神聖魔半両双々一二三四五六七八九十本輪匹羽枚頭]|${cjkColors.join('|')}|色)$`,
  'u',
);
/** What a name in katakana may end on without being another. */
const loanEnding = /^(?:[^\p{Script=Katakana}ー]|$|マーク|モチーフ|ヘッド|シンボル|フェイス|フラワー)/u;

/** A piece of another word: 標本 is no book, ドラムスティック no drum, and すいすい no chair. */
function isCutOff(
  { rest, original }: Slate,
  { start, end, concept: { kind } }: Pick<Finding, 'start' | 'end' | 'concept'>,
): boolean {
  if (/^[\p{Script=Katakana}ー]+$/u.test(rest.slice(start, end).trim() || original.slice(start, end)))
    return !loanEnding.test(rest.slice(end));
  if (spelledInKana.has(original.slice(start, end))) return false;
  if (/^\p{Script=Hiragana}{1,3}$/u.test(original.slice(start, end))) {
    // Verbs end before longer ones: 座るうさぎ.
    const grammar =
      end - start === 3 ? /[のとやにがはをもでへるたいなうくぐすつぬぶむ]$/u : /[のとやにがはをもでへ]$/u;
    const isInflected =
      /\p{Script=Hiragana}$/u.test(rest.slice(0, start)) && !grammar.test(rest.slice(0, start));
    return isInflected && !standsAlone(rest, { start, end });
  }
  // Of beasts and plants the last character tells the kind: 北海道犬 is a dog.
  const isKind = kind === 'creature' || kind === 'flora';
  const isJapanese = kana.test(original) || original.slice(start, end) === '女';
  return end - start === 1 && !isKind && isJapanese && !saidBefore.test(rest.slice(0, start));
}

/** A short name within a longer run of katakana is part of an unknown word: ターコイズ is no コイ. */
function isInLoanword(word: string, text: string, start: number): boolean {
  const around = `${text.charAt(start - 1)}${text.charAt(start + word.length)}`;
  return /^[\p{Script=Katakana}ー]{1,2}$/u.test(word) && /[\p{Script=Katakana}ー]/u.test(around);
}

/** What may stand before a word in hiragana, before a longer one, and after it: 静かに has no crab in it. */
const kanaBefore = /(?:^|[^\p{L}ー]|[のとやがをるうぶく]|(?<=\p{Script=Han})い|[きさ]な)$/u;
const kanaBeforeLonger = /(?:^|[^\p{L}ー]|[のとやがをにはもでるたいな])$/u;
const kanaAfter =
  /^(?:$|[^\p{L}ー]|[のとや]|[がをにはもでへ](?!\p{Script=Hiragana})|さん(?!\p{L})|\p{Script=Han}(?<![柄色模縞年座系]))/u;

/** Whether nothing around a Japanese name in kana makes another word of it. */
function standsAlone(text: string, { start, end }: Span): boolean {
  const before = end - start > 2 ? kanaBeforeLonger : kanaBefore;
  return before.test(text.slice(0, start)) && kanaAfter.test(text.slice(end));
}

/** What makes a month of the moon. */
const monthBefore = /\d ?$/u;

function findCjk(slate: Slate, unpictured: Token[]): Finding[] {
  if (slate.cjkRuns().length === 0) return [];
  const findings: Finding[] = [];
  const isJapanese = kana.test(slate.original);
  let simplified = isJapanese ? slate.rest : simplifiedOf(slate.rest);
  const words = isJapanese ? japaneseFirst : simplified === slate.rest ? chineseFirst : inEither;
  for (const [word, meaning, isSimplified = false] of words) {
    const rest = () => (isSimplified ? simplified : slate.rest);
    for (let start = rest().indexOf(word); start >= 0; start = rest().indexOf(word, start + 1)) {
      const end = start + word.length;
      if (isMeasureWord(word, slate.rest.slice(0, start))) continue;
      if (word === '月' && monthBefore.test(slate.rest.slice(0, start))) continue;
      if (isInLoanword(word, slate.rest, start)) continue;
      // 雪女の顔 is hers, and no woman's.
      if (/^女の/.test(word) && /\p{Script=Han}$/u.test(slate.rest.slice(0, start))) continue;
      if (spelledInKana.has(word) && !standsAlone(slate.rest, { start, end })) continue;
      if (meaning) findings.push(findingOf(meaning, { start, end }, false));
      else unpictured.push({ text: word, start, end });
      slate.wipe(start, end);
      if (words === inEither) simplified = simplifiedOf(slate.rest);
    }
  }
  return findings;
}

function findingOf({ concept, isIdea, isNear }: Meaning, span: Span, isPlural: boolean): Finding {
  return { concept, isIdea, isPlural, near: isNear ? span : null, ...span };
}

function findEnglish(slate: Slate, unpictured: Token[]): Finding[] {
  const findings: Finding[] = [];
  const tokens = slate.latinWords();
  for (let i = 0; i < tokens.length; ) {
    const match = longestMatch(slate, tokens, i);
    if (match) {
      const { start, end, found } = match;
      const isWhose = isOwner(slate, tokens[i - 1], start, end);
      if (found.concept) findings.push(findingOf(found, { start, end }, found.isPlural && !isWhose));
      else unpictured.push({ text: slate.rest.slice(start, end), start, end });
      slate.wipe(start, end);
    }
    i += match?.words ?? 1;
  }
  return findings.map((finding, i) =>
    isWhoseThing(slate, finding, findings[i + 1]) ? { ...finding, isPlural: false } : finding,
  );
}

/** "Lions head", "a womans face": an apostrophe is soon forgotten. */
const ofOne =
  /^ (?:head|face|skull|paw|tail|portrait|profile|silhouette|mouth|jaw|eye|ear|body|back|nose|mane|heart|hand|claw|nest|den|beak|horn|eyes|wings|paws|claws|feathers|ears|teeth|horns|antlers|feet|collar|name|handwriting|signature|birthday|shell)(?!\p{L})/u;

/** Whether a plural is the possessive of one. */
function isOwner({ rest }: Slate, before: Token | undefined, start: number, end: number): boolean {
  if (/mans$/.test(rest.slice(start, end))) return true;
  const isNumbered = before !== undefined && englishCount(before.text) !== null && before.text !== 'one';
  return !isNumbered && ofOne.test(rest.slice(end));
}

/** "A magicians hat": one thing right after somebody in the plural is his. */
function isWhoseThing(
  { original }: Slate,
  { concept: { kind }, start, end, isPlural }: Finding,
  next: Finding | undefined,
): boolean {
  const isBody = kind === 'creature' || kind === 'figure';
  if (!isPlural || !isBody || !next || next.isPlural || next.concept.kind !== 'object') return false;
  const [, before = ''] = /([\p{L}\d]+) $/u.exec(original.slice(0, start).toLowerCase()) ?? [];
  const isMany = englishCount(before) !== null && before !== 'one';
  return !isMany && /[^ve]s$/i.test(original.slice(start, end)) && original.slice(end, next.start) === ' ';
}

function longestMatch(
  slate: Slate,
  tokens: readonly Token[],
  from: number,
): { found: Found; start: number; end: number; words: number } | null {
  for (let words = Math.min(longestPhrase, tokens.length - from); words > 0; words--) {
    const phrase = tokens.slice(from, from + words);
    const [first, last] = [phrase[0], phrase.at(-1)];
    if (!first || !last || !isUnbroken(slate, phrase)) continue;
    const found = lookUp(phrase);
    if (found) return { found, start: first.start, end: last.end, words };
  }
  return null;
}

/** Only spaces and hyphens may part the words of one phrase. */
function isUnbroken(slate: Slate, phrase: readonly Token[]): boolean {
  return phrase.every((token, i) => {
    const next = phrase[i + 1];
    return !next || /^[\s-]+$/.test(slate.rest.slice(token.end, next.start));
  });
}

type Found = (Meaning & { readonly isPlural: boolean }) | { readonly concept: null };

function lookUp(phrase: readonly Token[]): Found | null {
  const words = phrase.map(({ text }) => withoutPossessive(text));
  // "Devil's tower" is listed as it is typed in haste: "devils tower".
  const typed = phrase.map(({ text }) => text.replaceAll("'", '')).join(' ');
  const exact = english.get(words.join(' ')) ?? (phrase.length > 1 ? english.get(typed) : undefined);
  if (exact !== undefined) return exact ? { ...exact, isPlural: false } : { concept: null };
  const last = words.at(-1) ?? '';
  for (const singular of singularsOf(last)) {
    const meaning = english.get([...words.slice(0, -1), singular].join(' '));
    if (meaning !== undefined) return meaning ? { ...meaning, isPlural: true } : { concept: null };
  }
  return lookUpMany(words) ?? lookUpParted(phrase);
}

/** Several of what is named by what it holds: "cups of tea". */
function lookUpMany([vessel = '', of, ...content]: readonly string[]): Found | null {
  if (of !== 'of' || content.length === 0) return null;
  for (const singular of singularsOf(vessel)) {
    const meaning = english.get([singular, of, ...content].join(' '));
    if (meaning) return { ...meaning, isPlural: true };
  }
  return null;
}

/** The tail of a cat is no reed. */
const parted: ReadonlySet<string> = new Set(['cattail']);

/** One word that is typed as two: a "gold fish" is no gold, and a "dragon fly" no dragon. */
function lookUpParted([first, second, third]: readonly Token[]): Found | null {
  if (!first || !second || third || first.text.length < 3 || second.text.length < 3) return null;
  const word = first.text + second.text;
  if (parted.has(word)) return null;
  const exact = english.get(word);
  if (exact !== undefined) return exact ? { ...exact, isPlural: false } : { concept: null };
  const meaning = singularsOf(word)
    .map((singular) => english.get(singular))
    .find(Boolean);
  return meaning ? { ...meaning, isPlural: true } : null;
}
