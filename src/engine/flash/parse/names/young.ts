import type { Concept } from '../../lexicon/concept.ts';
import { englishCount } from '../attributes/count.ts';
import type { Slate, Span } from '../slate.ts';
import { cjkFamilies } from './cjk-young.ts';
import type { Family } from './family.ts';
import { drawnOf, wipeBut } from './family.ts';
import { beastsByName, isOneKind, isYoungOf, namesIn, youngWords } from './young-names.ts';

const number = 'two|three|four|five|six|seven|eight|nine|ten|couple(?: of)?|trio of|pair of|\\d{1,2}';
const mother = 'mother|mom|mum|mama|momma|mommy|mummy|mumma|female';
const parent = `${mother}|father|dad|daddy|papa|poppa|male|parent|adult|grown`;
const theirs = 'her|his|its|their|the|my|our';
const kids = 'kids|children|sons?|daughters?|boys|girls|babies|grandkids|grandchildren|child';
const small =
  'little|small|smaller|tiny|cute|adorable|newborn|young|mini|sleeping|sleepy|playful|beloved|own|fluffy|sweet|lovely|beautiful';
/** "With my two kids as her cubs". */
const quantity = `(?:(?:my|our) (?:(?:${number}) )?(?:${kids}) as )?(?:(?:${theirs}|an?|some|several|many|one) )*(?:(?:${number}|one) )?(?:(?:${small}|baby) )*`;
const offspring = `(?:(?:baby|little|small|smaller|young|mini|tiny|newborn) (?:NAMES)(?: (?:${youngWords}))?|(?:(?:NAMES)(?:'s)? )?(?:${youngWords}))`;
/** What of a baby is none: "baby blue", "baby feet". */
const own =
  "(?!'|[a-zà-ÿ]| (?:feet|foot|foot ?prints?|hands?|shoes?|booties|breath'?s?|blue|pink|blankets?|bottle|names?|plants?|succulents?|girl|boy|man|woman|lady|angel|carriage|yoda|groot|dragon|muscles?)\\b)";
const verbs =
  'carrying|holding|hugging|cuddling|cradling|embracing|snuggling|nursing|feeding|protecting|guarding|watching(?: over)?|looking (?:at|after|over|down at)|leading|followed by|nuzzling|licking|kissing|teaching|loving|surrounded by|standing (?:over|with)|beside|next to|alongside|(?:together|along) with|playing with|lying with|walking with|swimming with|running with|sitting with|sleeping with|snuggled up with';
const link = `(?:,? (?:and|with|plus|n)| ?[&+])(?: (?:${verbs}))?|,? (?:${verbs})`;
const poses =
  ' (?:walking|lying|laying|sitting|standing|sleeping|swimming|running|resting|curled up|prowling|howling|flying)(?: down)?';
const beside =
  "(?: (?:both |all )?(?:(?:riding |sitting |standing |climbing |clinging |hanging |sleeping )?(?:in (?:(?:her|his|its|the) )?mouth|(?:on|onto) (?:top of )?(?:(?:her|his|its|their|the|mom's|mama's|mother's|dad's) )+back)|(?:tucked |standing |sitting |lying |walking |swimming |running |playing )?(?:beside|behind|next to|under|beneath|underneath|between|around|at|by|in front of|near|close to) (?:it|her|him|them|its|his|their)(?: (?:legs|feet|side|belly|paws|mother|mom))?(?![a-zà-ÿ])|(?:following|trailing)(?: (?:behind|her|him|it|along))*|walking behind|in tow|side by side))?";
const dedicated = `(?:,? (?:for|representing|to represent|symboli[sz]ing|who represent|that represent|which represent|as|being|like|in honou?r of) (?:me and )?(?:my|our) (?:(?:${number}) )?(?:${kids}|family))?`;
const inLine = '(?: in (?:a )?(?:line|row))?';

const anyYoung = new RegExp(`\\b(?:${youngWords})\\b`);
const anyParent = new RegExp(`\\b(?:${parent})`);

/** What a family is told with, and what each of these ways takes at the least. */
const patterns: readonly (readonly [needs: RegExp, source: string])[] = [
  // "A lioness with her two cubs", "wolf mother and pups", "me as a bear with my kids as cubs".
  [
    anyYoung,
    `(?:(?:me|myself|mom|i) as (?:an? )?)?(?:(?<old>${parent})s? )?(?<beast>NAMES)(?<post>(?:'s)? (?:${parent})s?(?: (?:and|&) (?:${parent}))?)?(?<pose>${poses})?(?<link>${link}) ?(?<quantity>${quantity})(?<young>${offspring})${own}${beside}${inLine}${dedicated}`,
  ],
  // "Baby elephant with its mother", "three cubs and mama bear".
  [
    anyYoung,
    `(?<quantity>${quantity})(?<young>${offspring})${own}(?<link>${link})(?: (?:${theirs}|an?))*(?: (?<old>${parent})s?)?(?: (?<beast>NAMES))?(?<post> (?:${mother}|father|dad|papa))?(?:'s (?:tail|trunk|side|legs))?${inLine}${dedicated}`,
  ],
  // "Mother and baby elephant", "father and son lions".
  [
    anyParent,
    `(?<old>${parent})s?(?<link>,? and|,? with| ?&| n|-|)[ -](?<quantity>${quantity})(?<young>me|${youngWords}) (?<beast>NAMES)${beside}${dedicated}`,
  ],
  // "Two elephants, mother and baby".
  [
    anyParent,
    `(?:(?<all>${number}) )?(?<beast>NAMES)(?:,| -|:) ?(?:an? |the )?(?<old>${parent})(?<post>(?:,? (?:and )?(?:an? |the )?(?:${parent}))*)(?<link>,? and|,? with| ?&|,) (?<quantity>${quantity})(?<young>${offspring})${own}${dedicated}`,
  ],
  // "A family of four bears", "elephant family with two babies".
  [
    / family\b|\bfamily /,
    `(?<kin>(?:(?:(?:me and )?(?:my|our) )?(?:${kids}|family) as )?(?:an? )?family of )(?:(?<all>${number}) )?(?:(?:${small}) )*(?<beast>NAMES)(?:(?<pose>${poses})?(?<link>${link}) (?<quantity>${quantity})(?<young>${offspring})${own})?${inLine}${dedicated}`,
  ],
  [
    / family\b|\bfamily /,
    `(?:(?<all>${number}) )?(?<beast>NAMES)(?<kin> family(?! (?:tree|crest|name|coat|emblem|shield))(?: of (?<number>${number}))?)(?:(?<pose>${poses})?(?<link>${link}) (?<quantity>${quantity})(?<young>${offspring})${own})?${inLine}${dedicated}`,
  ],
  // "Me and my two kids as bears".
  [
    / as /,
    `(?:me|myself) (?:and|with|&) my (?:(?<number>${number}) )?(?<kids>${kids}) as (?:an? )?(?<beast>NAMES)(?: family|(?: and|,)? cubs)?`,
  ],
];

/** What may tell of young ones at all. */
const trigger = new RegExp(`(?<![a-zà-ÿ])(?:${youngWords}|me|family)(?![a-zà-ÿ])`);
const beasts = beastsByName('en');
/** Who may be people as well, unless somebody's. */
const people = /^(?:child|children|sons?|daughters?|kids?|toddlers?|infants?|newborns?|me)$/;
const anyones = /^(?:baby|babies|little ones?|young(?: ones?)?|offspring)$/;
const whose = /\b(?:her|his|its|their)\b/;

/** The families of beasts that a prompt tells of; all but the names of the grown ones is wiped off. */
export function takeFamilies(slate: Slate): Family[] {
  const found = trigger.test(slate.rest) ? english(slate) : [];
  return [...found, ...cjkFamilies(slate)];
}

function english(slate: Slate): Family[] {
  const names = namesIn(slate.rest, beasts);
  if (names === null) return [];
  const name = new RegExp(`(?<![a-zà-ÿ])(?:${names})(?![a-zà-ÿ])`);
  return patterns.flatMap(([needs, source], i) => {
    if (!needs.test(slate.rest)) return [];
    return [...slate.rest.matchAll(patternWith(source, names))].flatMap((match) => {
      const family = familyIn(slate, match, i, name);
      if (!family) return [];
      const kept = [family.beast, spanOf(match, 'pose')].filter((span) => span !== null);
      wipeBut(slate, { start: match.index, end: match.index + match[0].length }, kept);
      return [family];
    });
  });
}

/** Only the names that a prompt holds are looked for: all of them would take long. */
function patternWith(source: string, names: string): RegExp {
  return new RegExp(`(?<![a-zà-ÿ])(?:${source.replaceAll('NAMES', names)})(?![a-zà-ÿ])`, 'dg');
}

function spanOf(match: RegExpExecArray, group: string): Span | null {
  const [start, end] = match.indices?.groups?.[group] ?? [];
  return start === undefined || end === undefined || start === end ? null : { start, end };
}

function familyIn(slate: Slate, match: RegExpExecArray, order: number, name: RegExp): Family | null {
  const {
    old = '',
    post = '',
    young = '',
    quantity: said = '',
    kin = '',
    link: by = '',
  } = match.groups ?? {};
  const own = name.exec(young);
  const named = spanOf(match, 'beast');
  const youngAt = spanOf(match, 'young');
  const beast =
    named ??
    (own && youngAt && { start: youngAt.start + own.index, end: youngAt.start + own.index + own[0].length });
  const concept = beast && beasts.get(slate.rest.slice(beast.start, beast.end));
  if (!beast || !concept) return null;
  // A succulent is called so.
  if (/^hens and chicks$/.test(match[0])) return null;
  // "A wolf, a mother and child": those have an article of their own.
  if (order === 3 && match.groups?.all === undefined && people.test(young)) return null;
  const parents = `${old}${post}`;
  if (
    young !== '' &&
    !isTheirs(concept, {
      young,
      own: own?.[0],
      said,
      parents,
      by,
      isReverse: order === 1,
      isNamed: named !== null,
    })
  )
    return null;
  const at = young === '' ? spanOf(match, 'kids') : youngAt;
  const [start, end] = [match.index ?? 0, (match.index ?? 0) + match[0].length];
  const all = numberIn(match.groups?.all ?? match.groups?.number ?? '');
  const counted = numberIn(said) ?? (isPlural(young) ? litter(concept, young) : 1);
  const isWhole = kin !== '' && young === '';
  const isLed = match.groups?.kids !== undefined;
  const kidsLed = all ?? (isPlural(match.groups?.kids ?? '') ? 2 : 1);
  const told = isWhole ? (all ?? 3) : isLed ? kidsLed : counted;
  return {
    beast,
    grown: grownIn({
      all,
      counted,
      parents,
      isNamed: named !== null,
      isOne: isLed || order === 2 || order === 3,
      isKin: kin !== '',
    }),
    isMother: isMother.test(parents) || /\b(?:her|she)\b/.test(said),
    young: isWhole || !at ? null : slate.placed(at),
    ...drawnOf(slate, told, { start, end }, anyNumber),
    phrase: slate.original.slice(start, end).trim(),
  };
}

const anyNumber = new RegExp(`\\b(?:${number})\\b`);
const isMother = new RegExp(`\\b(?:${mother})`, 'u');

/** How many of a family are grown; null where their own name says it. */
function grownIn(of: {
  readonly all: number | null;
  readonly counted: number;
  readonly parents: string;
  readonly isNamed: boolean;
  readonly isOne: boolean;
  readonly isKin: boolean;
}): number | null {
  const parents = parentsIn(of.parents);
  if (parents > 1) return parents;
  if (of.isKin) return of.all === null ? 2 : Math.max(1, of.all - of.counted);
  return of.isOne || !of.isNamed ? 1 : null;
}

interface Said {
  readonly young: string;
  /** The beast's name that the young ones are called by. */
  readonly own: string | undefined;
  readonly said: string;
  readonly parents: string;
  readonly by: string;
  readonly isReverse: boolean;
  readonly isNamed: boolean;
}

/** Whether the young are those of the beast, and not somebody's or something else. */
function isTheirs(concept: Concept, { young, own, said, parents, by, isReverse, isNamed }: Said): boolean {
  const word =
    own === undefined
      ? young
      : young
          .replace(own, '')
          .replace(/^baby|^ /g, '')
          .trim();
  const called = own === undefined ? undefined : beasts.get(own);
  if (own !== undefined) {
    if (!called || !isOneKind(concept, called)) return false;
    // "Baby elephant with flowers" is alone; so is "lion cub with her paw".
    return isNamed || parents !== '';
  }
  if (people.test(word))
    return parents !== '' || whose.test(said) || (/^kids?$/.test(word) && concept.name === 'goat');
  if (!isYoungOf(word, concept)) return false;
  if (anyones.test(word)) {
    // A stork brings people theirs.
    if (concept.name === 'stork' && !whose.test(said)) return false;
    if (isReverse) return parents !== '';
    const isPet = isOneKind(concept, concept) && /^(?:dog|cat|horse)$/.test(concept.name);
    return parents !== '' || whose.test(said) || !isPet;
  }
  // "On my calf with elephants" is a place.
  return !(isReverse && /^cal(?:f|ves)$/.test(word) && parents === '') && by !== ',';
}

function numberIn(text: string): number | null {
  const [word] = anyNumber.exec(text) ?? [];
  if (word === undefined) return null;
  return englishCount(word.replace(/ of$/, ''));
}

function isPlural(young: string): boolean {
  return /(?:s|ves|young|offspring|children)$/.test(young);
}

/** Who has many. */
function litter({ name }: Concept, word: string): number {
  return /^(?:hen|rooster|duck|goose|swan|cat|dog|pig)$/.test(name) ||
    /chicks|ducklings|kittens|puppies|piglets/.test(word)
    ? 3
    : 2;
}

function parentsIn(parents: string): number {
  if (/\bparents?\b/.test(parents)) return 2;
  return parents.match(new RegExp(`\\b(?:${parent})`, 'gu'))?.length ?? 0;
}
