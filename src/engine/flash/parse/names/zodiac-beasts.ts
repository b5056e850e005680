import { concepts } from '../../lexicon/concept.ts';
import type { Mention } from './mention.ts';

/** Signs that are drawn as a beast which has a drawing of its own. */
const beasts: ReadonlyMap<string, string> = new Map([
  ['aries', 'ram'],
  ['taurus', 'bull'],
  ['cancer', 'crab'],
  ['leo', 'lion'],
  ['scorpio', 'scorpion'],
]);

/** Mentions without the signs whose beasts are drawn anyway: "lion and scorpion, leo and scorpio". */
export function withoutSignsOf(mentions: readonly Mention[]): Mention[] {
  const isArcher = mentions.some(({ concept }) => concept.name === 'sagittarius');
  return mentions.filter(({ concept }) => {
    // The Archer is drawn as a centaur: 射手座 弓を引くケンタウロス.
    if (isArcher && concept.name === 'centaur') return false;
    const beast = beasts.get(concept.name);
    return !beast || !mentions.some((of) => of.concept.name === beast);
  });
}

const beside = /^(?: (?:zodiac |star )?(?:(?:sign )?(?:the )?)?)?$|^[的の]?$/u;

const sheep = concepts('goat', 'sheep');
const besideRam = /^[的の]?$|^ $/u;

/** Of "leo lion", said as one name, the beast, which takes poses and wears crowns; null for others. */
export function beastOfSign(gap: string, first: Mention, second: Mention): Mention | null {
  const [sign, beast] = beasts.has(first.concept.name) ? [first, second] : [second, first];
  // The Ram is a sheep in Chinese, and no goat: 白羊座羊头.
  if (sign.concept.name === 'aries' && sheep.has(beast.concept.name) && besideRam.test(gap))
    return { ...sign, start: first.start, end: second.end };
  if (beasts.get(sign.concept.name) !== beast.concept.name || !beside.test(gap)) return null;
  return { ...beast, start: first.start, end: second.end };
}
