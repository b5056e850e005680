import { isDescribing } from '../attributes/describing-words.ts';
import { quietWords } from '../quiet/quiet-words.ts';
import type { PlacedWord, Slate, Span } from '../slate.ts';
import { spansOf } from '../slate.ts';
import { namesAnything, namesCjk, namesCreature, namesPet } from './word-index.ts';

const kin =
  /^(?:mom|mum|mother|dad|father|papa|mama|son|daughter|boy|girl|baby|child|brother|sister|husband|wife|grand(?:ma|pa|mother|father|son|daughter)|nana|granny|uncle|aunt|cousin|niece|nephew|friend|bestie|pet)$/;
/** Whose they are, and the words that follow on it. */
const owned = /\b(?:my|our) (?=((?:\p{L}+,?[ -]){1,4}\p{L}+))/giu;
/** Who is remembered. */
const remembered = /(?<=\b[Mm]emory of )(?:\p{Lu}\p{Ll}+|nan|nana|gran|granny|mum|mom|dad)(?!['\p{L}])/gu;
/** Names of which a few are things or signs as well: "my kids, mia leo and ava". */
const listed =
  /(?<=\b(?:kids|children|sons|daughters|boys|girls|babies|grandkids|grandchildren|grandsons|granddaughters|nieces|nephews|siblings|brothers|sisters|twins|dogs|cats|pets)(?:,|:)? )\p{L}+(?:(?:,| and| &|, and) \p{L}+| \p{L}+(?= (?:and|&) \p{L}))+(?![\p{L}'-])/giu;
const alsoNames = new Set(
  'amber aurora daisy dahlia faith fern grace hazel heather holly hope iris ivy jade jasmine joy leo lily luna luz olive olivia pearl phoenix poppy raven river robin rosa rose ruby stella violet willow'.split(
    ' ',
  ),
);
/** "A swallow for Rosa", "for grandma Rose". */
const addressed = /(?<=\p{Ll}[^\p{Lu}]* for (?:\p{Ll}+ )?)\p{Lu}\p{Ll}+(?=$|[,.;])/gu;
/** "Grandma Rose", "Uncle Ray": whatever else it may mean. */
const ofKin =
  /(?<=\b(?:[Gg]rand(?:ma|pa|mother|father|dad)|[Nn]ana|[Gg]ranny|[Uu]ncle|[Aa]unt(?:ie)?) )(?!Tree\b)\p{Lu}\p{Ll}+(?!['\p{L}])/gu;
/** A pet's name of two like characters after its breed: 金毛豆豆. */
const doubled = /(\p{Script=Han})\1(?=$|[,，。、\s\d])/gu;
const kinDoubled = /^[妈爸爷奶姥哥姐弟妹宝叔伯]/u;
/** 我的狗阿福. */
const afterPet =
  /(?<=(?:^|[\s我家的])(?:[狗猫兔鸟]|狗狗|猫咪|兔子))(?:[阿小老大]\p{Script=Han}|(\p{Script=Han})\1)(?=$|[,，。、\s])/gu;
const cjk =
  /(?:(?:名字)?(?<![嚎吼嘶鸣啸吠喊])叫(?:做|作)?(?![的着])|[小乳]名叫?)(\p{Script=Han}{1,4})(?=$|[,，。、\s])|(?:愛犬|愛猫|うちの(?:犬|猫|子))の?(?:\p{Script=Han}{1,4}の?)?([\p{Script=Katakana}ー]{2,6}|\p{Script=Hiragana}{2,4}(?=[のと、。\s]|$))/gu;

/**
 * Takes off what pets and people are called: "my dog Max" shows a dog, and "our son Leo" no lion. Their names are
 * reported, as nobody has asked to see them written.
 */
export function takeGivenNames(slate: Slate): PlacedWord[] {
  const spelled = slate.spelledRest;
  // Whose it is may have been read as talk: "for my dad Robert".
  const names = [...slate.original.matchAll(owned)].flatMap((match) => {
    const name = nameIn(slate.original, match.index + match[0].length, match[1] ?? '');
    return name && spelled.slice(name.start, name.end).trim() !== '' ? [name] : [];
  });
  names.push(...spansOf(spelled, remembered), ...spansOf(spelled, afterPet));
  names.push(
    ...spansOf(slate.original, ofKin).filter(({ start, end }) => spelled.slice(start, end).trim() !== ''),
  );
  names.push(
    ...namesListed(slate.original).filter((span) => spelled.slice(span.start, span.end).trim() !== ''),
  );
  names.push(
    ...spansOf(slate.original, addressed).filter(
      (span) =>
        alsoNames.has(lower(slate.original, span)) && spelled.slice(span.start, span.end).trim() !== '',
    ),
  );
  names.push(...spansOf(spelled, doubled).filter((span) => isPetsName(spelled, span)));
  for (const match of spelled.matchAll(cjk)) {
    const [whole, called, pet = ''] = match;
    const end = match.index + whole.length;
    if (called) names.push({ start: match.index, end });
    else if (!namesCreature(pet)) names.push({ start: end - pet.length, end });
  }
  // "In memory of my grandma Edna" tells it in two ways.
  const isNew = ({ start }: Span, i: number) => names.findIndex((other) => other.start === start) === i;
  return names.filter(isNew).map((span) => slate.take(span));
}

const lower = (text: string, { start, end }: Span) => text.slice(start, end).toLowerCase();

/** The names that a list begins with, two at least, of which one can be nothing else. */
function namesListed(text: string): Span[] {
  return spansOf(text, listed).flatMap(({ start, end }) => {
    const words = spansOf(text.slice(start, end), /\p{L}+/gu)
      .map((word) => ({ start: start + word.start, end: start + word.end }))
      .filter((span) => lower(text, span) !== 'and');
    const isOnlyName = (span: Span) => {
      const word = lower(text, span);
      return word.length > 1 && !quietWords.has(word) && !isDescribing(word) && !namesAnything(word);
    };
    const last = words.findIndex((span) => !isOnlyName(span) && !alsoNames.has(lower(text, span)));
    const names = last < 0 ? words : words.slice(0, last);
    return names.length > 1 && names.some(isOnlyName) ? names : [];
  });
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
    if (owner.length > 0 && !/^['\p{L}]/u.test(text.slice(end)) && isGiven(owner, name))
      return { start, end };
  }
  return null;
}

/** In a prompt of capitals every noun looks like a name. */
function isGiven(owner: readonly string[], name: string): boolean {
  const word = name.toLowerCase();
  if (!/^\p{Lu}\p{L}/u.test(name) || quietWords.has(word) || isDescribing(word)) return false;
  const words = owner.map((part) => part.toLowerCase());
  const isCreature = words.some((_, i) => namesCreature(words.slice(i).join(' ')));
  if (!isCreature && !kin.test(words.at(-1) ?? '')) return false;
  return /^\p{Ll}/u.test(owner.at(-1) ?? '') || !namesCreature(word);
}
