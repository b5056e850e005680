import type { Slate } from './slate.ts';
import type { Finding } from './word-index.ts';

/** What drawings show without being asked, and how a prompt says it: a dragon's scales weigh nothing. */
const shown: readonly (readonly [names: ReadonlySet<string>, pattern: RegExp])[] = [
  [
    new Set('dragon koi snake cobra goldfish mermaid ouroboros wyvern sea-serpent'.split(' ')),
    /\bscales\b(?! of)|鳞片?|鱗/gu,
  ],
  [new Set(['clock']), /\broman numerals?\b|罗马数字|ローマ数字/gu],
];

/** Findings without what the drawings of others show anyway; the words for it are wiped off. */
export function withoutShown(slate: Slate, text: string, findings: readonly Finding[]): Finding[] {
  let rest = [...findings];
  for (const [names, pattern] of shown) {
    if (!findings.some(({ concept }) => names.has(concept.name))) continue;
    const starts = new Set([...text.matchAll(pattern)].map(({ index }) => index));
    slate.wipeAll(pattern);
    rest = rest.filter(({ concept, start }) => names.has(concept.name) || !starts.has(start));
  }
  return rest;
}
