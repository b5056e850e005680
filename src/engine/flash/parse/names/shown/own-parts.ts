import type { ConceptPredicate } from '../../../lexicon/concept-predicate.ts';
import { englishColor } from '../../attributes/color.ts';
import { stopWords } from '../../stop-words/stop-words.ts';
import type { Span } from '../../token-buffer.ts';
import { spansOf } from '../../token-buffer.ts';
import type { Mention } from '../mention.ts';
import { isBody } from '../mention.ts';
import { partsOfBeasts } from './parts-of-beasts.ts';
import { partsOfBirds } from './parts-of-birds.ts';
import { partsOfCrawlersAndSwimmers } from './parts-of-crawlers-and-swimmers.ts';
import { partsOfPeople } from './parts-of-people.ts';
import { partsOfThings } from './parts-of-things.ts';

interface Part {
  readonly isShownBy: ConceptPredicate;
  readonly english: RegExp;
  readonly cjk: RegExp | null;
}

const anyLook =
  'big|large|little|small|huge|detailed|two|four|six|eight|many|some|lots of|all|an?|the|its|his|her|their|nice|beautiful|pretty';
/** What makes something else of a part: "wings made of flowers". */
const changed =
  '(?! (?:(?:is|are|that|which) )*(?:of|made|like|as|turn|becom|full|cover|shap|dripp?|on fire|melt|burn|missing|tattoo)| ?-)';

const all = [partsOfBeasts, partsOfBirds, partsOfCrawlersAndSwimmers, partsOfPeople, partsOfThings];
const parts: readonly Part[] = all.flat().map(({ of, part, looks, after, cjk }) => ({
  isShownBy: of,
  english: new RegExp(
    `(?<![\\p{L}'-])(?:(?:${looks ? `${looks}|` : ''}${anyLook})(?:,? and|,)? )*(?:${part})(?: (?:${part}))*${after ? `(?:,? (?:${after}))*` : ''}(?![\\p{L}'-])${changed}`,
    'gu',
  ),
  cjk: cjk
    ? new RegExp(
        `(?:带着?|有着?|长着|戴着?)?(?:${cjk})(?:のある|がある)?(?:的|の|をした|を持つ|を持った|を?して(?:い?る)?|した|たる)?`,
        'gu',
      )
    : null,
}));

/** What leads from somebody to what is his. */
const leads =
  /^(?:'s)?(?: (?:face|head|portrait))? (?:with|has|having|showing|in|wearing)\b|^'s $|^,? (?:its|his|her) |^, |^ $|\b(?:with|and) $|\b(?:in|on|around|from) (?:its|his|her) $/u;
/** What nothing that is somebody's own is told after: "with a finger to her lips". */
const elsewhere = /\b(?:to|over|under|through|into|at|near|by|of|for)\b/u;
const lastWord = (text: string) => /(\p{L}+) $/u.exec(text)?.[1] ?? '';
/** Words of which nobody would be told when they are left behind: "a ship with black sails". */
const isUntold = (between: string) => {
  const last = lastWord(between);
  return stopWords.has(last) && !linking.has(last);
};
const linking = new Set(
  'with and has having showing in on around from wearing its his her the a an'.split(' '),
);
/** What leads from a thing to its part without anything else in between. */
const joins = /^(?:'s)?(?: (?:face|head))?(?:,| with| has| having| in| and|, with)+ (?:[\p{L}-]+ ){0,2}$/u;

/** A stretch of a text that tells a part of something named. */
interface OwnPart extends Span {
  /** What it belongs to, when it follows right on it. */
  readonly joined: Mention | null;
}

/** What tells parts that the drawings of their owners show anyway: the long trunk of an elephant. */
export function ownPartsIn(text: string, mentions: readonly Mention[]): OwnPart[] {
  const had = parts.flatMap(({ isShownBy, english, cjk }) => {
    const owners = mentions.filter(({ concept }) => isShownBy(concept));
    return owners.length === 0 ? [] : [{ owners, cjk, said: spansOf(text, english) }];
  });
  const said = had.flatMap((of) => of.said);
  const others = mentions.filter((of) => !said.some((span) => isWithin(of, span)));
  return had.flatMap(({ owners, cjk, said: all }) => [
    ...all.flatMap((span) => ownPart(text, span, owners, others)),
    ...(cjk ? spansOf(text, cjk) : [])
      .filter((span) => isBeside(text, span, owners))
      .map((span) => ({ ...span, joined: null })),
  ]);
}

export function isWithin(of: Span, { start, end }: Span): boolean {
  return start <= of.start && of.end <= end;
}

/** A part that is told of one of its owners, with nobody else named in between. */
function ownPart(
  text: string,
  span: Span,
  owners: readonly Mention[],
  others: readonly Mention[],
): OwnPart[] {
  const owner = owners.findLast(({ end }) => end <= span.start);
  if (!owner) return [];
  const between = text.slice(owner.end, span.start);
  const named = others.filter((of) => of.start >= owner.end && of.end <= span.start);
  const isOther = (of: Mention) => isBody(of) || of.concept.kind === owner.concept.kind;
  if (
    isUntold(between) ||
    elsewhere.test(between) ||
    !leads.test(between) ||
    /[.;!?]/.test(between) ||
    named.some(isOther)
  )
    return [];
  const joined = named.length === 0 && joins.test(between) ? owner : null;
  // Of a colour that is left behind nobody would be told: "flowers in its golden antlers".
  return joined === null && englishColor(lastWord(between)) !== null ? [] : [{ ...span, joined }];
}

/** 長い髪の女性, 金魚と長い尾びれ. */
function isBeside(text: string, { start, end }: Span, owners: readonly Mention[]): boolean {
  return owners.some(
    (owner) =>
      (end <= owner.start && /^[^，,。、和与とで]{0,4}的?$/u.test(text.slice(end, owner.start))) ||
      (owner.end <= start &&
        /^[、,，]?(?:有|带着?|长着|和|与|と|に|は|が|の|的)?$/u.test(text.slice(owner.end, start))),
  );
}
