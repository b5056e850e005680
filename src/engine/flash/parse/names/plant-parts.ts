import type { Finding } from './finding.ts';

/** "A daffodil with roots and bulb": neither a stump nor a lamp. */
export function isOfPlant(text: string, before: Finding | undefined, { start, end }: Finding): boolean {
  const isPart = /^(?:roots?|bulbs?)$/.test(text.slice(start, end));
  return (
    isPart &&
    (before?.concept.kind === 'flora' ||
      /\b(?:roots?|bulbs?|leaves|stem) and (?:an? |its )?$/u.test(text.slice(0, start))) &&
    /\b(?:with|and|showing|its|the) (?:an? |its |the |\p{L}+ )?$/u.test(text.slice(0, start))
  );
}

/** A pot is one for plants where something stands in it: not in "a pot of gold", nor to be smoked. */
export function isNoPlanter(text: string, findings: readonly Finding[], { start, end }: Finding): boolean {
  if (!/^pots?$/.test(text.slice(start, end))) return false;
  const isTaken = /^ (?:smok|head|brownie|of gold)/u.test(text.slice(end));
  const isPlanted = findings.some(({ concept: { kind } }) => kind === 'flora');
  const isSeat = /\bin (?:an? |the |its )?(?:\p{L}+ )?$/u.test(text.slice(0, start));
  return findings.length > 1 && (isTaken || !(isPlanted || isSeat));
}
