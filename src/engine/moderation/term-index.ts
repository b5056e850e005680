/** A term that was found, and the units from its first to the one past its last. */
export interface Match {
  lists: ReadonlySet<number>;
  start: number;
  end: number;
}

interface Node {
  next: Map<string, Node>;
  /** Lists of a term that ends here. */
  lists: Set<number>;
  /** By the beginning of a last word: the lists of a term that goes on as it likes. */
  beginnings: Map<string, Set<number>>;
}

const newNode = (): Node => ({ next: new Map(), lists: new Set(), beginnings: new Map() });
/** Words are longer only where somebody plays. */
const longestBeginning = 24;

/**
 * Terms of many lists, found in one pass: a tree of their units, walked from every place. Its depth is bounded by the
 * longest term, so that the time grows with the text alone.
 */
export class TermIndex {
  readonly #root = newNode();

  /** @param beginsOnly whether the last unit may be the beginning of a longer word */
  add(units: readonly string[], list: number, beginsOnly = false): void {
    let node = this.#root;
    const last = units.at(-1);
    if (last === undefined) return;
    for (const unit of units.slice(0, -1)) node = this.#child(node, unit);
    if (!beginsOnly) this.#child(node, last).lists.add(list);
    else node.beginnings.set(last, (node.beginnings.get(last) ?? new Set()).add(list));
  }

  /** The terms in these units, from the left, at every place the longest; none overlaps another. */
  find(units: readonly string[]): Match[] {
    const matches: Match[] = [];
    for (let start = 0; start < units.length; ) {
      const match = this.#longestAt(units, start);
      if (match) matches.push(match);
      start = match?.end ?? start + 1;
    }
    return matches;
  }

  #longestAt(units: readonly string[], start: number): Match | undefined {
    let node: Node | undefined = this.#root;
    let longest: Match | undefined;
    for (let i = start; node && i < units.length; i++) {
      const unit: string = units[i] as string;
      const begun = beginningIn(node, unit);
      node = node.next.get(unit);
      const lists = new Set([...(node?.lists ?? []), ...(begun ?? [])]);
      if (lists.size > 0) longest = { lists, start, end: i + 1 };
    }
    return longest;
  }

  #child(node: Node, unit: string): Node {
    const child = node.next.get(unit) ?? newNode();
    node.next.set(unit, child);
    return child;
  }
}

function beginningIn({ beginnings }: Node, unit: string): Set<number> | undefined {
  if (beginnings.size === 0) return undefined;
  for (let length = Math.min(unit.length, longestBeginning); length > 1; length--) {
    const lists = beginnings.get(unit.slice(0, length));
    if (lists) return lists;
  }
  return undefined;
}
