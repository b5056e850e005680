import type { Token } from '../token-buffer.ts';
import type { ContentWord } from './content-words.ts';
import { isKindOnly } from './kinds.ts';

const cjkBreak = /[^\p{L}\p{N}]|[和与與跟及]|[とや](?!戦|闘|遊|踊|一緒)/u;
/** What is said of a thing after its name: 蝴蝶停在花上, 龍が昇る. */
const cjkDeed =
  /[骑騎抱拿握持戴咬叼踩踏站坐躺靠穿吃喝看望追捧举背缠盘停飞游跑趴蹲跪躲藏拉扛开长]着|[站坐停趴躺飞游落骑跪躲藏]在|[飞飛游跑走跳越穿流]过|[在从被把がは]/u;
/** A verb that an unknown name ends with when what it does something to follows: 关公骑马. */
const cjkTransitive = /[骑騎踏踩捉抱持戴咬拿提举斩斬杀乘驾駕望捕御]$/u;
const cjkGrip = /^[手脚]?[拿持提举握捧扛骑踩踏捉]/u;
const cjkOwner = /[的の]/u;
/** Verbs that stand behind a name without a word between: 凤凰涅槃. */
const cjkVerb =
  /首尾|互相|相(?=[接连連拥擁望对對])|[啸嘯吼嚎叫飞飛舞腾騰跃躍游泳跑奔走行立坐跪卧躲藏睡眠站望看视視展翔开開放绽綻槃升昇降登出入下上戏戲衔含抱绕繞缠纏缀飘飄落燃烧燒垂挂盘守护護环環交织融合捕食杀咬追破生长照映]/u;

/** The first name of a Chinese or Japanese text, with what belongs to it; its last word tells what it is. */
export function cjkName(text: string, content: readonly ContentWord[]): ContentWord[] | null {
  const [clause] = grouped(text, content, cjkBreak);
  if (!clause) return null;
  const said = clause.slice(0, clause.findLastIndex((word) => word.isKnown || !isInflected(text, word)) + 1);
  const isSentence = said.length < clause.length;
  const [first = said] = isSentence ? grouped(text, said, cjkDeed) : [said];
  const owned = grouped(text, first, cjkOwner);
  const described = withItsKind(owned);
  const [name = first] = owned.length > 1 && described ? [described] : grouped(text, first, cjkDeed);
  return withoutDeeds(text, withoutObject(text, untilDeed(name)));
}

/** 孙悟空拿金箍棒 names 孙悟空: what a known name has in hand begins with the verb. */
function untilDeed(name: readonly ContentWord[]): readonly ContentWord[] {
  const i = name.findIndex(
    ({ isKnown, text, start }, n) =>
      !isKnown && name[n - 1]?.isKnown && name[n - 1]?.end === start && cjkGrip.test(text),
  );
  return i < 0 ? name : name.slice(0, i);
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

/** What makes a verb of the word before: 躲在, 卷着. */
const verbal = /^[在着了过到向住起出给]/u;

function withoutDeeds(text: string, name: readonly ContentWord[]): ContentWord[] {
  const lastKnown = name.findLastIndex(({ isKnown }) => isKnown);
  const after = name.slice(lastKnown + 1);
  return lastKnown >= 0 &&
    after.every(({ text: word, end }) => cjkVerb.test(word) || verbal.test(text.slice(end)))
    ? name.slice(0, lastKnown + 1)
    : [...name];
}

/** What 的 and の describe; アヤメの花 is named by what stands before. */
function withItsKind(owned: readonly ContentWord[][]): ContentWord[] | undefined {
  const [before, said] = owned.slice(-2);
  return before && said?.length === 1 && said[0] && isKindOnly(said[0].text)
    ? [...before, ...said]
    : owned.at(-1);
}

/** A Japanese verb or adjective goes on in hiragana; what is written in it alone is grammar. */
export function isInflected(text: string, { text: word, end }: Token): boolean {
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
