import type { RelationKind } from '../../reading.ts';
import { isBody } from '../found-relation.ts';
import type { Pair } from '../pair.ts';
import { cjkRelative, cjkTurned, cjkVerbBefore } from '../patterns/cjk.ts';
import { matchOf } from '../patterns/relation-pattern.ts';
import type { Told } from './rule.ts';
import { related, reversed } from './rule.ts';

/** In Chinese and Japanese, the place or the thing first and then whose it is: 瓶中的船, 拿着玫瑰的骷髅. */
export function turnedRound(pair: Pair): Told {
  const { text, first, second, gap, span } = pair;
  // 停在树枝上 满月: the place ends there.
  const isEnded = /^[里中上下内][面边]?[\s,，]/u.test(gap);
  const turned = isEnded ? null : matchOf(cjkTurned, gap.trim());
  const kind = turned?.kind ?? doneToFirst(pair);
  if (!kind) return null;
  // 海豚跳出水面: who comes out of the water is named first.
  if (kind === 'out-of' && isBody(first) && second.concept.kind === 'ground') return related(kind, pair);
  const verb = cjkVerbBefore.exec(text.slice(0, first.start))?.[0] ?? '';
  // What is said before a comma says something of the first alone.
  const clause = Math.max(gap.lastIndexOf(','), gap.lastIndexOf('，')) + 1;
  const start = clause > 0 ? span.start + clause : first.start - verb.length;
  return reversed(kind, pair, { start, end: span.end });
}

/** What the second does to the first, in a verb before both: 拿着玫瑰的骷髅. */
function doneToFirst({ text, first, second, gap }: Pair): RelationKind | null {
  const before = text.slice(0, first.start);
  if (!/^的(?:一?[只个条])?(?:[青小大黑白红灰]色?的?)?$/u.test(gap.trim())) return null;
  const isPlayed = second.concept.name === 'hand' && /[弹打吹]着?[^,，]{0,2}$/u.test(before);
  return isPlayed ? null : (matchOf(cjkRelative, before)?.kind ?? null);
}
