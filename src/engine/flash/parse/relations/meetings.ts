import type { Deed, Subject } from '../reading.ts';
import type { FoundRelation, Name } from './found-relation.ts';
import { isBody } from './found-relation.ts';

/** What two are told to do with each other. */
const deeds: readonly (readonly [Deed, string])[] = [
  ['kissing', 'kissing|接吻|亲吻|亲亲嘴?|亲嘴|キス(?:を?(?:する|した|している|してる))?|口づけ(?:する)?'],
  [
    'hugging',
    '(?:hugg|cuddl|embrac|snuggl)ing|相?拥抱|相拥|依偎|抱き(?:合う|合って(?:いる)?|しめ合う)|寄り添[うっ](?:ている)?',
  ],
  [
    'hand-in-hand',
    "holding (?:each other's )?hands|hand in hand|牵手|手を(?:つな|繋)(?:ぐ|いで(?:いる)?|いだ)",
  ],
  ['chasing', 'chasing|追逐|追いかけ(?:合う|あう|っこ(?:する)?)'],
  ['fighting', '(?:fight|battl|wrestl)ing|战斗|搏斗|对战|打架|戦(?:う|って(?:い?る)?)|闘う'],
];
/** Whom love brings together who are drawn so: "skeleton lovers", "the lovers' skulls". */
const inLove = {
  after: /^(?: (?:are )?in love\b| (?:lovers|couple)(?=$|[,.;]| (?:and|with|in|under|at)\b))/u,
  before: /(?:^|\b(?:two|the|2) )(?:lover'?s'?|loving|enamou?red) $/u,
};
const together = '(?: (?:with )?(?:each other|eachother|one another|together))?';
const after = deeds.map(
  ([deed, words]) =>
    [
      deed,
      new RegExp(
        `^(?:の(?:カップル|夫婦|つがい|[二2]人|ふたり)|情侣|夫妻|[二2両][羽匹頭人本]|[两兩][只隻個个])?(?:(?: (?:couple|pair|duo|lovers))? (?:are |that are )?|在|正在|互相|が|は|の?)(?:${words})${together}(?:在一起)?(?![\\p{Script=Latin}])`,
        'u',
      ),
    ] as const,
);
const before = deeds.map(
  ([deed, words]) =>
    [
      deed,
      new RegExp(`(?:^|[^\\p{Script=Latin}])((?:${words})(?:的| )?(?:[二两2][只个匹羽人頭头]?の?)?)$`, 'u'),
    ] as const,
);
const listed = /^(?: and (?:an? |the |his |her |my )?|[和与跟]|と)$/u;

/**
 * What two do with each other whom the prompt names together: "two swans kissing", "a bear and a fox hugging". Two of
 * one kind are both ends of the relation.
 *
 * @param subjectAt what the name at a place of the list names
 */
export function findMeetings(
  text: string,
  names: readonly Name[],
  subjectAt: (i: number) => Subject | undefined,
): FoundRelation[] {
  return names.flatMap((name, i) => {
    const { together } = name.concept;
    if (!isBody(name) && together.size === 0) return [];
    const { start, end } = name;
    const partner = partnerOf(text, names, i, subjectAt);
    if (partner === null) return [];
    const tail = text.slice(end, names[i + 1]?.start);
    for (const [kind, pattern] of after) {
      const match = pattern.exec(tail);
      if (match && !isDoneTo(tail.slice(match[0].length), names[i + 1]))
        return [{ kind, subject: partner, object: i, start: end, end: end + match[0].length }];
    }
    const previous = names[i - 1];
    const lead = text.slice(previous?.end ?? 0, start);
    for (const [kind, pattern] of before) {
      const match = pattern.exec(lead);
      // "A dog chasing butterflies": it is the dog that does it.
      const isDoer = match?.index === 0 && previous !== undefined && isBody(previous);
      if (match && !isDoer)
        return [{ kind, subject: partner, object: i, start: start - (match[1]?.length ?? 0), end: start }];
    }
    const drawn = together.has('hugging') ? 'hugging' : 'kissing';
    const loving =
      together.size > 0 &&
      partner === i &&
      subjectAt(i)?.pose === null &&
      (inLove.after.exec(tail) ?? inLove.before.exec(lead));
    return loving
      ? [
          {
            kind: drawn,
            subject: i,
            object: i,
            start: loving.input === tail ? end : start - loving[0].length,
            end: loving.input === tail ? end + loving[0].length : start,
          },
        ]
      : [];
  });
}

/** Whether a deed is done to who is named next: "two wolves chasing a deer". */
function isDoneTo(rest: string, next: Name | undefined): boolean {
  return next !== undefined && isBody(next) && /^ (?:an? |the |its |two |three )?$/.test(rest);
}

const crossedBefore = /(?:\b(?:criss-?)?(?:crossed|crossing) (?:\p{L}+ )?|交叉的|交差(?:した|する))$/u;
const crossedAfter =
  /^(?: (?:are |that are )?(?:criss-?)?(?:crossed|crossing(?: (?:each other|over|behind \p{L}+))?)(?! (?:legs|arms|paws|eyes))\b|(?:互相|相互)?交叉|が?交差(?:した|する)?)/u;

/**
 * Two things, or several of one, that are laid across each other: "crossed hammer and wrench", "skis crossed".
 *
 * @param subjectAt what the name at a place of the list names
 */
export function findCrossings(
  text: string,
  names: readonly Name[],
  subjectAt: (i: number) => Subject | undefined,
): FoundRelation[] {
  return names.flatMap(({ start, end }, i): FoundRelation[] => {
    const next = names[i + 1];
    if (next && /^交叉着?$/u.test(text.slice(end, next.start)))
      return [{ kind: 'crossed', subject: i, object: i + 1, start: end, end: next.start }];
    const isPair = next !== undefined && listed.test(text.slice(end, next.start));
    const partner = isPair ? i + 1 : i;
    const last = names[partner];
    if (!last || (!isPair && (subjectAt(i)?.count ?? 1) < 2)) return [];
    const after = crossedAfter.exec(text.slice(last.end, names[partner + 1]?.start))?.[0];
    if (after)
      return [
        { kind: 'crossed', subject: i, object: partner, start: last.end, end: last.end + after.length },
      ];
    const before = crossedBefore.exec(text.slice(names[i - 1]?.end ?? 0, start))?.[0];
    // "Crossed wrenches and a piston": the two wrenches are.
    const across = (subjectAt(i)?.count ?? 1) > 1 ? i : partner;
    return before
      ? [{ kind: 'crossed', subject: i, object: across, start: start - before.length, end: start }]
      : [];
  });
}

/** With whom somebody does it: another of its kind, or who is named right before it. */
function partnerOf(
  text: string,
  names: readonly Name[],
  i: number,
  subjectAt: (i: number) => Subject | undefined,
): number | null {
  const previous = names[i - 1];
  if (subjectAt(i)?.count === 2) return i;
  return previous && listed.test(text.slice(previous.end, names[i]?.start)) ? i - 1 : null;
}
