import type { ContentRule, ContentRules } from '#contract/content-rule.ts';
import type { ContentFilter, Finding } from './content-filter.ts';
import { foldText, hiraganaOf } from './fold-text.ts';
import { type Reading, readingsOf } from './readings.ts';
import { type Match, TermIndex } from './term-index.ts';
import { isCjk, unitsOf, weightOf } from './units.ts';

/** Terms that are written together are told from accidents only when they are long. */
const leastSqueezed = 8;
const leastSpelled = 4;
/** So is katakana that may stand amid other kana. */
const leastKana = 4;

interface IndexedRule extends Omit<ContentRule, 'all' | 'unless' | 'softenedBy'> {
  /** Numbers of its lists. */
  all: number[];
  unless: number | null;
  softenedBy: number | null;
}

/** A prompt, judged by rules of terms. See `content-rule.ts` for what rules can say. */
export class RuleFilter implements ContentFilter {
  readonly #indexes = {
    words: new TermIndex(),
    kana: new TermIndex(),
    spelled: new TermIndex(),
    squeezed: new TermIndex(),
  };
  readonly #rules: IndexedRule[];
  readonly #spared: number;
  #lists = 0;

  constructor({ rules, spared }: Pick<ContentRules, 'rules' | 'spared'>) {
    this.#spared = this.#addList(spared, true);
    this.#rules = rules.map((rule) => {
      const standsAlone = rule.verdict === 'refuse' && rule.all.length === 1;
      return {
        ...rule,
        all: rule.all.map((terms) => this.#addList(terms, standsAlone)),
        unless: rule.unless ? this.#addList(rule.unless, false) : null,
        softenedBy: rule.softenedBy ? this.#addList(rule.softenedBy, false) : null,
      };
    });
  }

  check(prompt: string): Finding[] {
    const readings = readingsOf(foldText(prompt)).map((reading) => ({
      reading,
      matches: this.#indexes[reading.kind]
        .find(reading.units)
        .filter(({ lists }) => !lists.has(this.#spared)),
    }));
    const present = new Set(readings.flatMap(({ matches }) => matches.flatMap(({ lists }) => [...lists])));
    return this.#rules.flatMap((rule): Finding[] => {
      if (!rule.all.every((list) => present.has(list)) || has(present, rule.unless)) return [];
      if (!readings.some(({ reading, matches }) => fits(rule, reading, matches))) return [];
      const verdict = has(present, rule.softenedBy) ? 'report' : rule.verdict;
      return [{ verdict, rule: rule.name }];
    });
  }

  #addList(terms: readonly string[], standsAlone: boolean): number {
    const list = this.#lists++;
    for (const term of terms) this.#addTerm(term, list, standsAlone);
    return list;
  }

  #addTerm(term: string, list: number, standsAlone: boolean): void {
    const goesOn = term.endsWith('*');
    const units = unitsOf(foldText(term));
    const { words, kana, spelled, squeezed } = this.#indexes;
    words.add(units, list, goesOn);
    if (units.every((unit) => !/^[ァ-ヶー]+$/.test(unit) || unit.length >= leastKana))
      kana.add(
        units.flatMap((unit) => (isCjk(unit) ? [...hiraganaOf(unit)] : unit)),
        list,
        goesOn,
      );
    const together = units.join('');
    if (isCjk(together) || /^\d/.test(together)) return;
    if (together.length >= leastSpelled) spelled.add([...together], list);
    if (standsAlone && together.length >= leastSqueezed) squeezed.add([...together], list);
  }
}

const has = (present: ReadonlySet<number>, list: number | null): boolean =>
  list !== null && present.has(list);

/** Whether one reading has a term of each list, close enough to each other where the rule wants that. */
function fits({ all, within, inOrder = false }: IndexedRule, reading: Reading, matches: Match[]): boolean {
  const found = all.map((list) => matches.filter(({ lists }) => lists.has(list)));
  if (found.some((each) => each.length === 0)) return false;
  if (within === undefined && !inOrder) return true;
  if (reading.kind === 'spelled') return true;
  const place = placesOf(reading.units);
  const reach = (within ?? reading.units.length) * 2;
  // From each finding of the first list, the nearest of the next, and so on.
  return (found[0] ?? []).some((first) => {
    let from: Match | undefined = first;
    for (const candidates of found.slice(1)) {
      const before: Match = from;
      from = nearest(before, candidates, inOrder, place);
      if (!from || gap(before, from, place) > reach) return false;
    }
    return true;
  });
}

/** Matches come from the left: the one next to `from` on either side, whichever is closer. */
function nearest(
  from: Match,
  candidates: readonly Match[],
  inOrder: boolean,
  place: number[],
): Match | undefined {
  const after = candidates[firstIndex(candidates, ({ start }) => start >= from.end)];
  const before = inOrder
    ? undefined
    : candidates[firstIndex(candidates, ({ start }) => start >= from.start) - 1];
  if (!before || !after) return before ?? after;
  return gap(before, from, place) < gap(from, after, place) ? before : after;
}

/** By bisection, since there may be hundreds of either. */
function firstIndex(matches: readonly Match[], isFar: (match: Match) => boolean): number {
  let low = 0;
  let high = matches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isFar(matches[middle] as Match)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** What stands between two terms, in halves of words. */
function gap(a: Match, b: Match, place: number[]): number {
  const [left, right] = a.start < b.start ? [a, b] : [b, a];
  return (place[right.start] ?? 0) - (place[left.end] ?? 0);
}

function placesOf(units: readonly string[]): number[] {
  const places = [0];
  for (const unit of units) places.push((places.at(-1) ?? 0) + weightOf(unit));
  return places;
}
