import { isDescribing } from './describing-words.ts';
import { quietWords } from './quiet-words.ts';
import type { PlacedWord, Slate } from './slate.ts';
import { namesCreature } from './word-index.ts';

const kin =
  /^(?:mom|mum|mother|dad|father|papa|mama|son|daughter|boy|girl|baby|child|brother|sister|husband|wife|grand(?:ma|pa|mother|father|son|daughter)|nana|granny|uncle|aunt|cousin|niece|nephew|friend|bestie|pet)$/;
const english = /\b(?:my|our) ((?:\p{L}+[ -]){0,3}?)(\p{L}+),? (\p{Lu}\p{Ll}+)(?!['\p{L}])/giu;
const cjk =
  /(?:名字)?(?<![嚎吼嘶鸣啸吠喊])叫(?:做|作)?(?![的着])(\p{Script=Han}{1,4})(?=$|[,，。、\s])|(?:愛犬|愛猫|うちの(?:犬|猫|子))の?([\p{Script=Katakana}ー]{2,6}|\p{Script=Hiragana}{2,4}(?=[のと、。\s]|$))/gu;

/**
 * Takes off what pets and people are called: "my dog Max" shows a dog, and "our son Leo" no lion. Their names are
 * reported, as nobody has asked to see them written.
 */
export function takeGivenNames(slate: Slate): PlacedWord[] {
  const spelled = slate.spelledRest;
  const names = [...spelled.matchAll(english)].flatMap((match) => {
    const [whole, , owner = '', name = ''] = match;
    const start = match.index + whole.length - name.length;
    return isGiven(owner, name) ? [{ start, end: start + name.length }] : [];
  });
  for (const match of spelled.matchAll(cjk)) {
    const [whole, called, pet = ''] = match;
    const end = match.index + whole.length;
    if (called) names.push({ start: match.index, end });
    else if (!namesCreature(pet)) names.push({ start: end - pet.length, end });
  }
  return names.map((span) => slate.take(span));
}

/** In a prompt of capitals every noun looks like a name. */
function isGiven(owner: string, name: string): boolean {
  const word = name.toLowerCase();
  if (!/^\p{Lu}/u.test(name) || quietWords.has(word) || isDescribing(word)) return false;
  if (!kin.test(owner.toLowerCase()) && !namesCreature(owner.toLowerCase())) return false;
  return /^\p{Ll}/u.test(owner) || !namesCreature(word);
}
