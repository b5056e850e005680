import type { FoundRelation, Name } from './found-relation.ts';

type Side = 'left' | 'right' | 'upper' | 'lower';

/** The words for each side of a picture: 左边, 上に, "on the left", "at the top". */
const sides: readonly (readonly [Side, string, string])[] = [
  ['left', 'left', '左'],
  ['right', 'right', '右'],
  ['upper', 'top|upper half', '上'],
  ['lower', 'bottom|lower half', '下'],
];

/** How a side is said right after a name, and right before one. */
const said = sides.map(([side, en, cjk]) => {
  const half = `(?:${en})(?:[- ]hand)?(?: (?:side|half|part))?`;
  const ends = '(?=\\s*(?:$|[,，、;.和]| (?:and|&|with)\\b))';
  return {
    side,
    after: new RegExp(
      `^(?: (?:is |are )?(?:on|at|to|in) (?:the |its )?${half}|在${cjk}(?:[边侧面方]|半边)?)${ends}`,
      'u',
    ),
    before: new RegExp(
      `(?:(?:^|[\\s,;])(?:(?:on|at|to) )?(?:the )?${half}(?: is| has| with| shows|:|,)?(?: an?| the)? $|(?<![向朝在])${cjk}(?:[边侧面方]|半边?)?(?:是|为|有|画|に|側に|は)?(?:一?[只个条朵头匹])?$)`,
      'u',
    ),
  };
});

const opposite = { left: 'right', right: 'left', upper: 'lower', lower: 'upper' } as const;

/** Which of two that a prompt sets on both sides of the picture is where: "moon on the left and sun on the right". */
export function findSides(text: string, names: readonly Name[]): FoundRelation[] {
  const placed = names.flatMap((name, i) => sideOf(text, names, i).map((found) => ({ i, name, ...found })));
  return placed.flatMap((one, n): FoundRelation[] => {
    const other = placed.slice(n + 1).find(({ side, i }) => side === opposite[one.side] && i !== one.i);
    if (!other) return [];
    const [first, second] = one.side === 'left' || one.side === 'upper' ? [one, other] : [other, one];
    const kind = first.side === 'left' ? 'left-of' : 'above';
    return [{ kind, subject: first.i, object: second.i, start: one.start, end: other.end }];
  });
}

function sideOf(
  text: string,
  names: readonly Name[],
  i: number,
): { side: Side; start: number; end: number }[] {
  const { start, end } = names[i] as Name;
  const after = text.slice(end, names[i + 1]?.start).replace(/ {2,}/g, ' ');
  const from = names[i - 1]?.end ?? 0;
  const before = text.slice(from, start).replace(/ {2,}/g, ' ');
  for (const { side, after: pattern } of said) {
    const match = pattern.exec(after);
    if (match) return [{ side, start, end: end + match[0].length }];
  }
  for (const { side, before: pattern } of said) if (pattern.test(before)) return [{ side, start: from, end }];
  return [];
}
