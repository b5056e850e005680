import type { Concept } from '../../../lexicon/concept.ts';
import { cjkCount } from '../../attributes/count.ts';
import type { Span, TokenBuffer } from '../../token-buffer.ts';
import { beastsByName, namesIn } from './beast-names.ts';
import { cjkPatterns } from './cjk-patterns.ts';
import type { Family } from './family.ts';
import { consumeBut, drawnOf } from './family.ts';
import { isCat, isDog, isOneKind } from './kinship.ts';
import { groupSpan, nameWithin, spanOf } from './matched.ts';

const beasts = { zh: beastsByName('zh'), ja: beastsByName('ja') };
const trigger =
  /[小幼子仔崽宝婴]|一家|家[族庭]|全家|口之家|孩子|儿子|女儿|母[子女]|父[子女]|親|亲|赤ちゃん|赤ん坊|雛|ヒナ|ひよこ|ファミリー/u;
const mothers = /妈|母|雌|ママ/u;
/** Two of them are grown. */
const pair = /父母|夫[妇妻]|夫婦/u;
const whole = /一家|家族|家庭|全家|ファミリー|口之家/u;
/** One word for all of them. */
const oldAndYoung = new RegExp(`${whole.source}|^(?:[母父]子|[母父]女|亲子|[母父]?親子(?:連れ)?)$`, 'u');

/** The families of beasts that a Chinese or Japanese prompt tells of; all but the names of the grown ones is consumed. */
export function cjkFamilies(buffer: TokenBuffer): Family[] {
  if (!trigger.test(buffer.rest)) return [];
  return cjkPatterns.flatMap(([language, source]) => {
    const names = namesIn(buffer.rest, beasts[language]);
    if (names === null) return [];
    const pattern = new RegExp(source.replaceAll('NAMES', `(?:${names})`), 'dgu');
    return [...buffer.rest.matchAll(pattern)].flatMap((match) => {
      const family = familyIn(buffer, match, language, new RegExp(names, 'u'));
      if (!family) return [];
      // Of 狮子王父子 the king is told.
      const kept = [family.beast, groupSpan(match, 'king')].filter((span) => span !== null);
      consumeBut(buffer, spanOf(match), kept);
      return [family];
    });
  });
}

function familyIn(
  buffer: TokenBuffer,
  match: RegExpExecArray,
  language: 'zh' | 'ja',
  name: RegExp,
): Family | null {
  const { old = '', post = '', young = '' } = match.groups ?? {};
  const youngAt = groupSpan(match, 'young');
  const youngName = youngAt && nameWithin(buffer.rest, youngAt, name);
  const beast = groupSpan(match, 'beast') ?? youngName;
  if (!beast || !youngAt) return null;
  const between = buffer.rest.slice(beast.end, youngAt.start);
  const conceptAt = ({ start, end }: Span) => beasts[language].get(buffer.rest.slice(start, end));
  const concept = conceptAt(beast);
  const called = youngName ? conceptAt(youngName) : undefined;
  if (!concept || (called && !isOneKind(concept, called) && !young.includes('崽'))) return null;
  if (isPet(concept) && between === 'と' && childOfMan.test(young)) return null;
  const isAll = oldAndYoung.test(young);
  const phrase = spanOf(match);
  return {
    beast,
    grown: pair.test(post) ? 2 : null,
    isMother: mothers.test(`${old}${post}`) || /^(?:母子|母女|母親子)$/u.test(young),
    young: isAll ? null : buffer.placed(youngAt),
    ...drawnOf(buffer, isAll ? countAll(match) : countYoung(match), phrase, /\d/u),
    phrase: buffer.original.slice(phrase.start, phrase.end),
  };
}

/** 犬と子供 are a dog and a child, 狼と子供 a wolf and its own. */
const childOfMan = /^(?:子供|子ども|赤ちゃん|赤ん坊)(?:たち|達)?$/u;

function isPet(concept: Concept): boolean {
  return isDog(concept) || isCat(concept) || concept.name === 'horse';
}

/** 父子 are two, 一家 as many as it says. */
function countAll({ groups: { young = '', number = '', all = '' } = {} }: RegExpExecArray): number {
  const isWhole = whole.test(young);
  return cjkCount(all) ?? (isWhole ? (cjkCount(number) ?? 3) : 2);
}

function countYoung({ 0: text, groups }: RegExpExecArray): number {
  const isMany = /们|たち|達/u.test(groups?.young ?? '') || /几|群/u.test(text);
  return cjkCount(groups?.number ?? groups?.after ?? '') ?? (isMany ? 3 : 1);
}
