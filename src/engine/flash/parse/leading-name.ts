import { isDescribing, isParticiple } from './describing-words.ts';
import type { Token } from './slate.ts';

/** A word of the prompt that carries meaning, and whether anything draws it. */
export interface ContentWord extends Token {
  readonly isKnown: boolean;
}

/**
 * What a prompt is about, when nothing draws it: "a cowgirl with a revolver" is about a cowgirl. A picture of the
 * revolver would pass for one of the cowgirl, so that what belongs to an unknown thing must not stand in for it.
 *
 * The rule: a prompt is about its first name that is more than a description. In English a name ends before the
 * first preposition, conjunction, participle or comma, and its last word tells what it is ("rose trellis" is no rose).
 * In Chinese and Japanese what stands before 的 and の, or a clause, describes what comes after.
 *
 * @param text in lower case
 * @param content what is left of the text once quiet words are gone, in order
 * @returns where the unknown name stands; null when what the prompt is about can be drawn
 */
export function unknownLead(text: string, content: readonly ContentWord[]): Token | null {
  const isCjk = content.some(({ text: word }) => cjk.test(word)) && cjk.test(content[0]?.text ?? '');
  const name = isCjk ? cjkName(text, content) : englishName(text, content);
  const head = name?.at(-1);
  const modifier = name?.at(-2);
  if (!name || !head) return null;
  const isOfUnknownKind =
    kinds.test(head.text) &&
    modifier &&
    !modifier.isKnown &&
    !isDescribing(modifier.text) &&
    isAdjacent(text, modifier, head);
  if (head.isKnown && !isOfUnknownKind) return null;
  const start = startOfName(text, name, head);
  return { text: text.slice(start, head.end), start, end: head.end };
}

/** Names that say little without the word before them: an iris flower is not just any flower. */
const kinds = /^(?:flowers?|birds?|trees?|fish|plants?|花|草|鸟|鳥|鱼|魚|树|樹|木)$/;

/** Where the words begin that stand right before the head: "rose trellis". */
function startOfName(text: string, name: readonly ContentWord[], head: ContentWord): number {
  let first = head;
  for (const word of name.toReversed()) {
    const describes = isDescribing(word.text) || (!word.isKnown && isInflected(text, word));
    if (word !== head && isAdjacent(text, word, first) && !describes) first = word;
  }
  return first.start;
}

function isAdjacent(text: string, first: Token, second: Token): boolean {
  return /^[\s'-]*の?$/.test(text.slice(first.end, second.start));
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Between two words of one English name there are only other words of it: describing ones, colours, numbers. */
const partsNames =
  /[^\p{L}\p{N}\s'-]|\b(?:and|or|with|without|of|in|on|at|to|for|from|into|onto|over|under|behind|around|before|after|between|through|above|below|beside|near|next|by|as|inside|among|across|against|along|beneath|within|upon|atop|that|which|who|whose|while|where|when|is|are|was|has|have|made|being|wears|holds|carries|plus|but|like)\b|\b\p{L}{3,}ing\b/u;

function englishName(text: string, content: readonly ContentWord[]): ContentWord[] | null {
  let name: ContentWord[] = [];
  for (const [i, word] of content.entries()) {
    const before = content[i - 1];
    if (before && name.length > 0 && partsNames.test(text.slice(before.end, word.start))) {
      const noun = withoutDescriptions(name);
      if (noun.length > 0) return noun;
      name = [];
    }
    const isDeed = !word.isKnown && isParticiple(word.text) && name.some(({ isKnown }) => isKnown);
    if (isDeed) return withoutDescriptions(name);
    name.push(word);
  }
  return withoutDescriptions(name);
}

/** What describes a thing may stand on both sides of its name: "fierce wolf", "wolf snarling fiercely". */
function withoutDescriptions(name: readonly ContentWord[]): ContentWord[] {
  const isName = (word: ContentWord) => word.isKnown || !isDescribing(word.text);
  return name.slice(
    name.findIndex(isName) < 0 ? name.length : name.findIndex(isName),
    name.findLastIndex(isName) + 1,
  );
}

const cjkBreak = /[^\p{L}\p{N}]|[和与與跟及]|[とや](?!戦|闘|遊|踊|一緒)/u;
/** What is said of a thing after its name: 蝴蝶停在花上, 龍が昇る. */
const cjkDeed =
  /[骑騎抱拿握持戴咬叼踩踏站坐躺靠穿吃喝看望追捧举背缠盘停飞游跑趴蹲开长]着|[站坐停趴躺飞游落骑]在|[在从被把がは]/u;
/** A verb that an unknown name ends with when what it does something to follows: 关公骑马. */
const cjkTransitive = /[骑騎踏踩捉抱持戴咬拿斩斬杀乘驾駕望捕御]$/u;
const cjkOwner = /[的の]/u;
/** Verbs that stand behind a name without a word between: 凤凰涅槃. */
const cjkVerb =
  /[啸嘯吼嚎叫飞飛舞腾騰跃躍游泳跑奔走行立坐卧睡眠站望看视視展翔开開放绽綻槃升昇降登出入下上戏戲衔含抱绕繞缠纏缀飘飄落燃烧燒垂挂盘守护護环環交织融合捕食杀咬追破生长照映]/u;

function cjkName(text: string, content: readonly ContentWord[]): ContentWord[] | null {
  const [clause] = grouped(text, content, cjkBreak);
  if (!clause) return null;
  const said = clause.slice(0, clause.findLastIndex((word) => word.isKnown || !isInflected(text, word)) + 1);
  const isSentence = said.length < clause.length;
  const [first = said] = isSentence ? grouped(text, said, cjkDeed) : [said];
  const owned = grouped(text, first, cjkOwner);
  const described = withItsKind(owned);
  const [name = first] = owned.length > 1 && described ? [described] : grouped(text, first, cjkDeed);
  return withoutDeeds(withoutObject(text, name));
}

/** 关公骑马 names 关公. */
function withoutObject(text: string, name: readonly ContentWord[]): ContentWord[] {
  const i = name.findIndex(
    (word, n) => !word.isKnown && cjkTransitive.test(word.text) && name[n + 1]?.isKnown,
  );
  const rider = name[i];
  if (!rider) return [...name];
  const end = rider.end - 1;
  return rider.text.length > 1
    ? [...name.slice(0, i), { ...rider, text: text.slice(rider.start, end), end }]
    : name.slice(0, i);
}

function withoutDeeds(name: readonly ContentWord[]): ContentWord[] {
  const lastKnown = name.findLastIndex(({ isKnown }) => isKnown);
  const after = name.slice(lastKnown + 1);
  return lastKnown >= 0 && after.every(({ text: word }) => cjkVerb.test(word))
    ? name.slice(0, lastKnown + 1)
    : [...name];
}

/** What 的 and の describe; アヤメの花 is named by what stands before. */
function withItsKind(owned: readonly ContentWord[][]): ContentWord[] | undefined {
  const [before, said] = owned.slice(-2);
  return before && said?.length === 1 && said[0] && kinds.test(said[0].text)
    ? [...before, ...said]
    : owned.at(-1);
}

/** A Japanese verb or adjective goes on in hiragana; what is written in it alone is grammar. */
function isInflected(text: string, { text: word, end }: Token): boolean {
  return /\p{Script=Hiragana}$/u.test(word) || /^[いうくぐすつぬぶむるたてえ]/u.test(text.slice(end));
}

/** Words parted where the text between them matches. */
function grouped(text: string, content: readonly ContentWord[], parting: RegExp): ContentWord[][] {
  const groups: ContentWord[][] = [];
  for (const [i, word] of content.entries()) {
    const before = content[i - 1];
    const last = groups.at(-1);
    if (last && before && !parting.test(text.slice(before.end, word.start))) last.push(word);
    else groups.push([word]);
  }
  return groups;
}
