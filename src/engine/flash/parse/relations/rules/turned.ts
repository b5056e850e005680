import type { RelationKind } from '../../reading.ts';
import type { Name } from '../found-relation.ts';
import { isBody } from '../found-relation.ts';
import type { Pair } from '../pair.ts';
import { cjkRelative, cjkTurned, cjkVerbBefore } from '../patterns/cjk.ts';
import { matchOf } from '../patterns/relation-pattern.ts';
import type { Told } from './rule.ts';
import { related, reversed } from './rule.ts';

/** In Chinese and Japanese, the place or the thing first and then whose it is: 瓶中的船, 拿着玫瑰的骷髅. */
export function turnedRound(pair: Pair): Told {
  const { text, first, second, gap, span } = pair;
  // 耳に花をさした兎: a flower is not held as an umbrella is.
  if (first.concept.kind === 'flora' && /^を(?:さ|差|挿)し(?:た|て(?:い?る)?)$/u.test(gap.trim()))
    return related('adorning', pair);
  // 停在树枝上 满月: the place ends there.
  const isEnded = /^[里中上下内][面边]?[\s,，]/u.test(gap);
  // 鯉二匹で陰陽.
  if (/^[二三四2-4][匹羽頭本つ](?:の.{0,2})?で$/u.test(gap.trim())) return related('beside', pair);
  const turned = isEnded ? null : matchOf(cjkTurned, gap.trim());
  const kind = turned?.kind ?? doneToFirst(pair);
  if (!kind) return null;
  // 狐狸面具下的女人 has it on.
  if (kind === 'under' && /mask/.test(first.concept.name) && isBody(second)) return reversed('wearing', pair);
  if (kind === 'made-of' && isFew(text, first) && /^(?:heart|yin-yang)$/.test(second.concept.name))
    return related('forming', pair);
  if (kind === 'made-of' && isFew(text, first))
    return reversed('beside', pair, { start: first.start, end: span.end });
  // 海豚跳出水面: who comes out of the water is named first.
  if (kind === 'out-of' && isBody(first) && second.concept.kind === 'ground') return related(kind, pair);
  const verb = cjkVerbBefore.exec(text.slice(0, first.start))?.[0] ?? '';
  // What is said before a comma says something of the first alone.
  const clause = Math.max(gap.lastIndexOf(','), gap.lastIndexOf('，')) + 1;
  const start = clause > 0 ? span.start + clause : first.start - verb.length;
  return reversed(kind, pair, { start, end: span.end });
}

/** 一对天鹅组成爱心: two bend to its shape, and do not fill it. */
function isFew(text: string, name: Name): boolean {
  const counted = /(?:一?[对對双雙]|[二两兩三四234][只隻条條匹羽个個頭头]?の?)的?$/u;
  return isBody(name) && counted.test(text.slice(0, name.start).trimEnd());
}

/** What the second does to the first, in a verb before both: 拿着玫瑰的骷髅. */
function doneToFirst({ text, first, second, gap }: Pair): RelationKind | null {
  const before = text.slice(0, first.start);
  if (!/^的(?:一?[只个条])?(?:[青小大黑白红灰]色?的?)?$/u.test(gap.trim())) return null;
  const isPlayed = second.concept.name === 'hand' && /[弹打吹]着?[^,，]{0,2}$/u.test(before);
  return isPlayed ? null : (matchOf(cjkRelative, before)?.kind ?? null);
}
