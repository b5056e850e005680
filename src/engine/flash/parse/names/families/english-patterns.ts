import {
  beside,
  dedicated,
  inLine,
  link,
  noneElse,
  offspring,
  poses,
  quantity,
  small,
} from './english-clauses.ts';
import { kids, mothers, numbers, parents, theirs } from './english-words.ts';
import { youngWords } from './young-words.ts';

/** How a family is told: the grown first or the young, both before their name or behind it, all in one word, or people as beasts. */
export type FamilyForm = 'old-first' | 'young-first' | 'pair' | 'apposed' | 'family' | 'as-beasts';

interface FamilyPattern {
  readonly form: FamilyForm;
  /** What the prompt has at the least. */
  readonly needs: RegExp;
  /** With groups that are named alike in all of them. */
  readonly source: string;
}

const anyYoung = new RegExp(`\\b(?:${youngWords})\\b`);
const anyParent = new RegExp(`\\b(?:${parents})`);
const anyFamily = / family\b|\bfamily /;

/** What an English family is told with. */
export const englishPatterns: readonly FamilyPattern[] = [
  // "A lioness with her two cubs", "wolf mother and pups", "me as a bear with my kids as cubs".
  {
    form: 'old-first',
    needs: anyYoung,
    source: `(?:(?:me|myself|mom|i) as (?:an? )?)?(?:(?<old>${parents})s? )?(?<beast>NAMES)(?<post>(?:'s)? (?:${parents})s?(?: (?:and|&) (?:${parents}))?)?(?<pose>${poses})?(?<link>${link}) ?(?<quantity>${quantity})(?<young>${offspring})${noneElse}${beside}${inLine}${dedicated}`,
  },
  // "Baby elephant with its mother", "three cubs and mama bear".
  {
    form: 'young-first',
    needs: anyYoung,
    source: `(?<quantity>${quantity})(?<young>${offspring})${noneElse}(?<link>${link})(?: (?:${theirs}|an?))*(?: (?<old>${parents})s?)?(?: (?<beast>NAMES))?(?<post> (?:${mothers}|father|dad|papa))?(?:'s (?:tail|trunk|side|legs))?${inLine}${dedicated}`,
  },
  // "Mother and baby elephant", "father and son lions".
  {
    form: 'pair',
    needs: anyParent,
    source: `(?<old>${parents})s?(?<link>,? and|,? with| ?&| n|-|)[ -](?<quantity>${quantity})(?<young>me|${youngWords}) (?<beast>NAMES)${beside}${dedicated}`,
  },
  // "Two elephants, mother and baby".
  {
    form: 'apposed',
    needs: anyParent,
    source: `(?:(?<all>${numbers}) )?(?<beast>NAMES)(?:,| -|:) ?(?:an? |the )?(?<old>${parents})(?<post>(?:,? (?:and )?(?:an? |the )?(?:${parents}))*)(?<link>,? and|,? with| ?&|,) (?<quantity>${quantity})(?<young>${offspring})${noneElse}${dedicated}`,
  },
  // "A family of four bears", "elephant family with two babies".
  {
    form: 'family',
    needs: anyFamily,
    source: `(?:(?:(?:(?:me and )?(?:my|our) )?(?:${kids}|family) as )?(?:an? )?family of )(?:(?<all>${numbers}) )?(?:(?:${small}) )*(?<beast>NAMES)(?:(?<pose>${poses})?(?<link>${link}) (?<quantity>${quantity})(?<young>${offspring})${noneElse})?${inLine}${dedicated}`,
  },
  {
    form: 'family',
    needs: anyFamily,
    source: `(?:(?<all>${numbers}) )?(?<beast>NAMES)(?: family(?! (?:tree|crest|name|coat|emblem|shield))(?: of (?<number>${numbers}))?)(?:(?<pose>${poses})?(?<link>${link}) (?<quantity>${quantity})(?<young>${offspring})${noneElse})?${inLine}${dedicated}`,
  },
  // "Me and my two kids as bears".
  {
    form: 'as-beasts',
    needs: / as /,
    source: `(?:me|myself) (?:and|with|&) my (?:(?<all>${numbers}) )?(?<kids>${kids}) as (?:an? )?(?<beast>NAMES)(?: family|(?: and|,)? cubs)?`,
  },
];
