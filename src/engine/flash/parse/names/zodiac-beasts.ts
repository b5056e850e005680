import type { Finding } from './word-index.ts';

/** Signs that are drawn as a beast which has a drawing of its own. */
const beasts: ReadonlyMap<string, string> = new Map([
  ['aries', 'ram'],
  ['taurus', 'bull'],
  ['cancer', 'crab'],
  ['leo', 'lion'],
  ['scorpio', 'scorpion'],
]);

const beside = /^(?: (?:zodiac |star )?(?:(?:sign )?(?:the )?)?)?$|^[的の]?$/u;

/** Of "leo lion", said as one name, the beast, which takes poses and wears crowns; null for others. */
export function beastOfSign(gap: string, first: Finding, second: Finding): Finding | null {
  const [sign, beast] = beasts.has(first.concept.name) ? [first, second] : [second, first];
  if (beasts.get(sign.concept.name) !== beast.concept.name || !beside.test(gap)) return null;
  return { ...beast, start: first.start, end: second.end };
}
