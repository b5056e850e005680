import type { RelationKind } from '../reading.ts';
import type { Span } from '../token-buffer.ts';
import type { FoundRelation, Name } from './found-relation.ts';
import { isBody } from './found-relation.ts';
import { wordsBetween } from './words-between.ts';

/** Two names that a text has next to each other, and what it says of them. */
export interface Pair {
  readonly text: string;
  readonly names: readonly Name[];
  /** Where the first stands in the list of names, and where the second does. */
  readonly i: number;
  readonly next: number;
  readonly first: Name;
  readonly second: Name;
  /** What is said between the two, without what only describes the second. */
  readonly gap: string;
  /** Where that is said. */
  readonly span: Span;
  /** The text after the second. */
  readonly tail: string;
  /** Who does what is said of the first. */
  readonly doer: number;
  /** What the text has been found to say before. */
  readonly found: readonly FoundRelation[];
}

/** What is said of somebody before the next deed. */
export const stepsOver: ReadonlySet<RelationKind> = new Set(['wearing', 'holding', 'on']);

/**
 * The name at `i` and the one after it. Once it has been said of it where it is, what comes next belongs to the other:
 * in "a crystal ball with an eye inside held by two hands" the ball is held.
 */
export function pairAt(
  text: string,
  names: readonly Name[],
  found: readonly FoundRelation[],
  i: number,
): Pair | null {
  const [name, second] = [names[i], names[i + 1]];
  if (!name || !second) return null;
  const placed = found.find(
    ({ kind, start, subject }) => kind === 'inside' && start === name.end && subject === i,
  );
  const at = placed?.object ?? i;
  const first = names[at] ?? name;
  const doer = wearerOf(text, names, i) ?? walkerOf(text, names, i) ?? doerOf(found, i);
  const from = placed?.end ?? name.end;
  const also = doer === at ? undefined : alsoDoing.exec(text.slice(from, second.start))?.[0];
  const span = { start: from + (also ? also.length - 1 : 0), end: second.start };
  return {
    text,
    names,
    i: at,
    next: i + 1,
    first,
    second,
    gap: wordsBetween(text.slice(span.start, span.end), first),
    span,
    tail: text.slice(second.end),
    doer,
    found,
  };
}

/** "A skull wearing a hat and smoking a cigarette": it does both. */
const alsoDoing =
  /^ (?:and|while|,) (?:is )?(?=(?:holding|smoking|wearing|drinking|eating|carrying|playing|reading|riding) )/u;

/** What is on somebody, and does nothing by itself. */
const worn = /^(?:wings|crown|halo)$/;

/** "A nurse with angel wings holding a lantern": wings hold nothing, and a crown sits on no lily pad. */
function wearerOf(text: string, names: readonly Name[], i: number): number | null {
  const [body, wings] = [names[i - 1], names[i]];
  const isWorn = body && wings && isBody(body) && worn.test(wings.concept.name);
  return isWorn && /^ with (?:\p{L}+ ){0,2}$/u.test(text.slice(body.end, wings.start)) ? i - 1 : null;
}

/** "A girl walking along the beach holding a balloon": a landscape holds nothing. */
function walkerOf(text: string, names: readonly Name[], i: number): number | null {
  const [ground, next] = [names[i], names[i + 1]];
  if (ground?.concept.kind !== 'ground' || !next) return null;
  if (
    !/^ (?:holding|carrying|wearing|reading|smoking|drinking|eating|playing) /u.test(
      text.slice(ground.end, next.start),
    )
  )
    return null;
  const walker = names.slice(0, i).findLastIndex((name) => isBody(name));
  return walker < 0 ? null : walker;
}

/**
 * Who does what is said after the name at `i`: "a frog wearing a crown sitting on a mushroom" and "a frog on a mushroom
 * holding a balloon" are about the frog.
 */
function doerOf(found: readonly FoundRelation[], i: number): number {
  const said = found.find(({ kind, object }) => object === i && stepsOver.has(kind));
  return said?.subject ?? i;
}
