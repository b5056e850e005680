import type { Wish } from './reading.ts';
import type { Slate } from './slate.ts';

const patterns: readonly (readonly [Wish, RegExp])[] = [
  [
    'wrapped',
    /\b(?:wrapp?(?:ed|ing|s)|coil(?:ed|ing|s)?|around|entwined?|twisted around)\b|缠绕|盘绕|纏繞|绕|巻(?:きつ[くいけ]た?)?/u,
  ],
  ['round', /\b(?:(?:in|inside) a (?:circle|ring)|circular|round|medallion)\b|圆形|圓形|圆|円形|丸/u],
  ['wreath', /\b(?:wreath|laurel|surrounded by)\b|桂冠|花环|リース/u],
  ['column', /\b(?:sleeve|vertical|forearm|column|spine)\b|小臂|花臂|[五七九]分袖|袖|縦書き|縦|竖排|竖/u],
  [
    'symmetric',
    /\b(?:symmetric(?:al)?|symmetry|mirrored|fac(?:ing|e) (?:each other|one another|off)|face to face|versus|vs)\b|对称|對稱|対称|面对面|相对|向かい合/u,
  ],
  [
    'one-line',
    /\b(?:(?:single|one|continuous|unbroken)[- ]line(?: art| drawing| work)?|line art)\b|单线|一笔画|一笔|线条画|一筆書き|一筆|一本線/u,
  ],
  ['minimal', /\b(?:minimal(?:ist|istic|ism)?|tiny|micro)\b|极简|極簡|简约|ミニマル|シンプル/u],
];

/** Those who fight are set face to face; the fight itself is not drawn, so that its word stays. */
const fight = /\b(?:fighting|battling|attacking)\b|战斗|搏斗|大战|戦う|対決/u;

/** Finds how the prompt wants its subjects set, and wipes those words off. */
export function takeWishes(slate: Slate): Set<Wish> {
  const found = patterns.filter(([, pattern]) => pattern.test(slate.original.toLowerCase()));
  for (const [, pattern] of found) slate.wipeAll(new RegExp(pattern, 'gu'));
  const wishes = new Set(found.map(([wish]) => wish));
  return fight.test(slate.original.toLowerCase()) ? wishes.add('symmetric') : wishes;
}
