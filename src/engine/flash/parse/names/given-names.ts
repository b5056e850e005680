import { isDescribing } from '../attributes/describing-words.ts';
import { stopWords } from '../stop-words/stop-words.ts';
import type { PlacedWord, Span, TokenBuffer } from '../token-buffer.ts';
import { spansOf } from '../token-buffer.ts';
import { namesAnything, namesCjk, namesCreature, namesEnglishPet, namesPet } from './lookup/known-names.ts';

const kin =
  /^(?:mom|mum|mother|dad|father|papa|mama|son|daughter|boy|girl|baby|child|brother|sister|husband|wife|grand(?:ma|pa|mother|father|son|daughter)|granddad|grandad|nan|nana|nanna|gran|granny|mam|mummy|daddy|auntie|uncle|aunt|cousin|niece|nephew|friend|bestie|pet)$/;
/** Whose they are, and the words that follow on it. */
const owned = /\b(?:my|our|her|his|their) (?=((?:\p{L}+,?[ -]){1,4}\p{L}+))/giu;
/** What may be a pet and its name, whoever it belongs to: "french bulldog Louie with a bow tie". */
const petNamed = /(?<=^|[,.;:] |\b(?:an?|the|of|and|with|for) )(?=((?:\p{L}+[ -]){1,4}\p{L}+))/giu;
/** Names of pets that are things as well. */
const thingNames = new Set(
  'apollo athena bear biscuit buttons coco cookie duke freya ginger honey king loki lucky mango mittens mocha odin oreo peanut pepper pirate prince princess pumpkin rocky shadow smokey snowball socks spirit star storm sunny thor zeus'.split(
    ' ',
  ),
);
/** Who is remembered. */
const remembered = /(?<=\b[Mm]emory of )(?:\p{Lu}\p{Ll}+|nan|nana|gran|granny|mum|mom|dad)(?!['\p{L}])/gu;
/** Names of which a few are things or signs as well: "my kids, mia leo and ava". */
const listed =
  /(?<=\b(?:kids|children|sons|daughters|boys|girls|babies|grandkids|grandchildren|grandsons|granddaughters|nieces|nephews|siblings|brothers|sisters|twins|dogs|cats|pets)(?:,|:)? )\p{L}+(?:(?:,| and| &|, and) \p{L}+| \p{L}+(?= (?:and|&) \p{L}))+(?![\p{L}'-])/giu;
const alsoNames = new Set(
  'amber angel aurora bear daisy dahlia faith fern grace hazel heather holly hope iris ivy jade jasmine joy leo lily luna luz olive olivia pearl phoenix poppy raven river robin rosa rocky rose ruby sky star stella storm violet willow'.split(
    ' ',
  ),
);
const young =
  '(?:kids|children|sons?|daughters?|boys|girls|babies|grandkids|grandchildren|grandsons?|granddaughters?|nieces?|nephews?|sisters?|brothers?|twins)';
/** In capitals, after or before whose they are, they are names whatever they mean: "my daughters Poppy and Daisy". */
const ownListed = [
  new RegExp(
    `(?<=\\b(?:[Mm]y|[Oo]ur) (?:(?:two|three|four|five|\\d|little|beautiful|gorgeous|lovely|wee|twin) )*${young}(?:,|:)? )\\p{Lu}\\p{Ll}+(?:(?:,| and| &|, and) \\p{Lu}\\p{Ll}+)+(?![\\p{L}'-])`,
    'gu',
  ),
  new RegExp(
    `(?<=\\bfor )\\p{Lu}\\p{Ll}+(?:(?:,| and| &|, and) \\p{Lu}\\p{Ll}+)+(?=,? (?:my|our) (?:(?:two|three|four|five|\\d|little|beautiful) )*${young}\\b)`,
    'gu',
  ),
];
/** "A swallow for Rosa", "for grandma Rose". */
const addressed = /(?<=\p{Ll}[^\p{Lu}]* for (?:\p{Ll}+ )?)\p{Lu}\p{Ll}+(?=$|[,.;])/gu;
/** "Rose and Jack with a ship": two in capitals, of which one can be nothing else. */
const twoNames = /(?<![\p{L}\d'&] ?)\p{Lu}\p{Ll}+ (?:and|&) \p{Lu}\p{Ll}+(?![\p{L}'-])(?=.*\s\p{Ll}{3})/gu;
/** "Grandma Rose", "Uncle Ray": whatever else it may mean. */
const ofKin =
  /(?<=\b(?:[Gg]rand(?:ma|pa|mother|father|dad)|[Gg]randad|[Nn]an(?:n?a)?|[Gg]ran|[Gg]ranny|[Uu]ncle|[Aa]unt(?:ie)?) )(?!Tree\b)\p{Lu}\p{Ll}+(?!['\p{L}])/gu;
/** "Pumpkin, my orange cat", "Ginger the corgi". */
const beforeOwner = /(?<=^|\b(?:of|for) )\p{Lu}\p{Ll}+(?=,? (?:my|our|the) )/gu;
/** 鈴木家の家紋: whose crest it is. */
const houses = /\p{Script=Han}{1,3}家(?=の?(?:家紋|紋|墓|表札)|之墓)/gu;
/** 愛犬 さくら: the name that follows on a pet, whatever else it may mean. */
const afterOwnPet =
  /(?<=(?:愛犬|愛猫|[うウ]ちの(?:犬|猫|子|ワンコ|ニャンコ))[\s　]?)(?:\p{Script=Hiragana}{2,5}|[\p{Script=Katakana}ー]{2,6})(?=$|[のとを、。\s])/gu;
/** トイプードルのもも: what a pet is called after its breed, whatever else it may mean; no part of it. */
const afterBreed =
  /(?<=[\p{Script=Katakana}ー]{2}|[犬猫])の(?:\p{Script=Hiragana}{2,4}|[\p{Script=Katakana}ー]{2,5}(?:ちゃん|くん)?)(?=$|[、。\s])/gu;
const noName =
  /^の(?:しっぽ|シッポ|おしり|お尻|みみ|ひげ|ヒゲ|かお|あし|て|おなか|せなか|うしろ|きもち|よこ|おやこ|シルエット|ライン|アウトライン|イラスト|デザイン|タトゥー|マーク|ロゴ|モチーフ|スタンプ|ぬいぐるみ|おもちゃ|フィギュア|ワンポイント|ポートレート|リアル|ペア|カップル|ファミリー|マスク|こども|あかちゃん|きょうだい|ママ|パパ|クッション|ポーズ|ジャンプ|ダンス|キス)/u;

/** A pet's name of two like characters after its breed: 金毛豆豆. */
const doubled = /(\p{Script=Han})\1(?=$|[,，。、\s\d])/gu;
const kinDoubled = /^[妈爸爷奶姥哥姐弟妹宝叔伯]/u;
/** 我的狗阿福. */
const afterPet =
  /(?<=(?:^|[\s我家的])(?:[狗猫兔鸟]|狗狗|猫咪|兔子))(?:[阿小老大]\p{Script=Han}|(\p{Script=Han})\1)(?=$|[,，。、\s])/gu;
/** 爱犬布丁: what follows on a beloved pet, but for its breed and what of it is drawn. */
const afterLoved =
  /(?<=[爱愛][犬猫貓宠寵][：:\s]*)(?![的和与與在抱坐睡])\p{Script=Han}{2,3}(?<![像影印脸臉照图圖犬狗猫貓子])(?=$|[,，。、\s\d])/gu;
const cjk =
  /(?:(?:名字)?(?<![嚎吼嘶鸣啸吠喊])叫(?:做|作)?(?![的着])|[小乳]名叫?)(\p{Script=Han}{1,4})(?=$|[,，。、\s])|(?:愛犬|愛猫|うちの(?:犬|猫|子))の?(?:\p{Script=Han}{1,4}の?)?([\p{Script=Katakana}ー]{2,6}|\p{Script=Hiragana}{2,4}(?=[のと、。\s]|$))/gu;

/**
 * Takes off what pets and people are called: "my dog Max" shows a dog, and "our son Leo" no lion. Their names are
 * reported, as nobody has asked to see them written.
 */
export function takeGivenNames(buffer: TokenBuffer): PlacedWord[] {
  const spelled = buffer.spelledRest;
  // Whose it is may have been read as talk: "for my dad Robert".
  const names = [...buffer.original.matchAll(owned)].flatMap((match) => {
    const name = nameIn(buffer.original, match.index + match[0].length, match[1] ?? '');
    return name && spelled.slice(name.start, name.end).trim() !== '' ? [name] : [];
  });
  names.push(
    ...namesOfPets(buffer.original).filter((span) => spelled.slice(span.start, span.end).trim() !== ''),
  );
  names.push(...spansOf(spelled, remembered), ...spansOf(spelled, afterPet));
  names.push(
    ...spansOf(buffer.original, ofKin).filter(({ start, end }) => spelled.slice(start, end).trim() !== ''),
  );
  names.push(
    ...[...namesListed(buffer.original, listed), ...namesListed(buffer.original, twoNames)].filter(
      (span) => spelled.slice(span.start, span.end).trim() !== '',
    ),
  );
  names.push(
    ...ownListed
      .flatMap((list) => capitalsIn(buffer.original, list))
      .filter((span) => spelled.slice(span.start, span.end).trim() !== ''),
  );
  names.push(
    ...spansOf(buffer.original, addressed).filter(
      (span) =>
        alsoNames.has(lower(buffer.original, span)) && spelled.slice(span.start, span.end).trim() !== '',
    ),
  );
  names.push(
    ...spansOf(buffer.original, beforeOwner).filter(
      (span) => alsoThing(buffer.original.slice(span.start, span.end)) && isNamedPet(buffer.original, span),
    ),
  );
  names.push(...spansOf(spelled, houses));
  names.push(
    ...spansOf(buffer.original, afterOwnPet).filter(
      ({ start, end }) =>
        spelled.slice(start, end).trim() !== '' && !namesCreature(buffer.original.slice(start, end)),
    ),
  );
  names.push(
    ...spansOf(spelled, afterLoved).filter(({ start, end }) => !namesPet(spelled.slice(start, end))),
  );
  names.push(...spansOf(spelled, doubled).filter((span) => isPetsName(spelled, span)));
  names.push(
    ...spansOf(spelled, afterBreed)
      .filter(
        (span) =>
          !/(?:愛|うちの)[犬猫]$/u.test(buffer.original.slice(0, span.start)) &&
          namesPet(spelled.slice(0, span.start)) &&
          !noName.test(spelled.slice(span.start, span.end)) &&
          !namesCreature(spelled.slice(span.start + 1, span.end)),
      )
      .map(({ start, end }) => ({ start: start + 1, end })),
  );
  for (const match of spelled.matchAll(cjk)) {
    const [whole, called, pet = ''] = match;
    const end = match.index + whole.length;
    if (called) names.push({ start: match.index, end });
    else if (!namesCreature(pet)) names.push({ start: end - pet.length, end });
  }
  // "In memory of my grandma Edna" tells it in two ways.
  const isNew = ({ start }: Span, i: number) => names.findIndex((other) => other.start === start) === i;
  return names.filter(isNew).map((span) => buffer.take(span));
}

const lower = (text: string, { start, end }: Span) => text.slice(start, end).toLowerCase();

/** The names that a list begins with, two at least, of which one can be nothing else. */
function namesListed(text: string, list: RegExp): Span[] {
  return spansOf(text, list).flatMap(({ start, end }) => {
    const words = spansOf(text.slice(start, end), /\p{L}+/gu)
      .map((word) => ({ start: start + word.start, end: start + word.end }))
      .filter((span) => lower(text, span) !== 'and');
    const isOnlyName = (span: Span) => {
      const word = lower(text, span);
      return word.length > 1 && !stopWords.has(word) && !isDescribing(word) && !namesAnything(word);
    };
    const last = words.findIndex((span) => !isOnlyName(span) && !alsoNames.has(lower(text, span)));
    const names = last < 0 ? words : words.slice(0, last);
    return names.length > 1 && names.some(isOnlyName) ? names : [];
  });
}

/** The words in capitals of what a pattern matches. */
function capitalsIn(text: string, list: RegExp): Span[] {
  return spansOf(text, list).flatMap(({ start, end }) =>
    spansOf(text.slice(start, end), /\p{Lu}\p{Ll}+/gu).map((word) => ({
      start: start + word.start,
      end: start + word.end,
    })),
  );
}

/** Whether a pet follows on the name. */
function isNamedPet(text: string, { end }: Span): boolean {
  const words =
    /^,? (?:my|our|the) ((?:(?!(?:of|in|on|with|and|as)\b)\p{L}+ ?){1,4})/u
      .exec(text.slice(end))?.[1]
      ?.trim()
      .split(' ') ?? [];
  const starts = words.flatMap((_, i) =>
    words.slice(i).map((_word, n) => words.slice(i, i + n + 1).join(' ')),
  );
  return starts.some((phrase) => namesEnglishPet(phrase.toLowerCase()));
}

function isPetsName(text: string, { start, end }: Span): boolean {
  const name = text.slice(start, end);
  return !kinDoubled.test(name) && !namesCjk(name) && namesPet(text.slice(0, start));
}

/** The name that follows on what its owner is: "golden retriever Bailey". */
function nameIn(text: string, from: number, following: string): Span | null {
  const words = [...following.matchAll(/\p{L}+/gu)];
  for (const [i, { 0: name, index }] of words.entries()) {
    const start = from + index;
    const end = start + name.length;
    const owner = words.slice(0, i).map(([word]) => word);
    const has = owners.exec(text.slice(end))?.[0] ?? '';
    const isWhole = !/^['\p{L}]/u.test(text.slice(end + has.length));
    if (owner.length > 0 && isWhole && isGiven(owner, name)) return { start, end: end + has.length };
  }
  return null;
}

const alsoThing = (name: string) => [thingNames, alsoNames].some((names) => names.has(name.toLowerCase()));
/** "My dog Biscuit's portrait". */
const owners = /^['’]s\b/u;

/** A name after a breed that is written small: "Golden Retriever Portrait" has none. */
function namesOfPets(text: string): Span[] {
  return [...text.matchAll(petNamed)].flatMap((match) => {
    const words = [...(match[1] ?? '').matchAll(/\p{L}+/gu)];
    return words.flatMap(({ 0: name, index }, i) => {
      const owner = words.slice(0, i).map(([word]) => word);
      const isPet =
        /^\p{Ll}/u.test(owner.at(-1) ?? '') &&
        owner.some((_, n) => namesEnglishPet(owner.slice(n).join(' ')));
      const word = name.toLowerCase();
      const isOnlyName = !namesAnything(word) || thingNames.has(word) || alsoNames.has(word);
      const start = match.index + index;
      const isWhole = !/^['\p{L}]/u.test(text.slice(start + name.length));
      return isPet && isOnlyName && isWhole && isGiven(owner, name)
        ? [{ start, end: start + name.length }]
        : [];
    });
  });
}

/** In a prompt of capitals every noun looks like a name. */
function isGiven(owner: readonly string[], name: string): boolean {
  const word = name.toLowerCase();
  if (!/^\p{Lu}\p{L}/u.test(name) || stopWords.has(word) || isDescribing(word)) return false;
  const words = owner.map((part) => part.toLowerCase());
  const isCreature = words.some((_, i) => namesCreature(words.slice(i).join(' ')));
  if (!isCreature && !kin.test(words.at(-1) ?? '')) return false;
  return /^\p{Ll}/u.test(owner.at(-1) ?? '') || !namesCreature(word);
}
