import { cjkColors } from '../../attributes/color.ts';
import type { TokenBuffer } from '../../token-buffer.ts';
import { kana } from '../../traditional.ts';
import type { Mention } from '../mention.ts';
import { standsAlone } from './kana-words.ts';
import { spelledInKana } from './word-index.ts';

/** What may follow a name of one character without making another word of it: verbs, and what pictures are of. */
const goesOn =
  /^(?:[^\p{Script=Han}]|$|[凤鳳首左右搏斗战戰鬥趴躺蹲跪藏靠躲钻叼举拿吃喝吞食嚎玩追捉抓牵骑踩踏顶推拉弹吹背握捧托伸张低回抬倒图圖画畫像形型纹紋柄面头頭身年的地得着了过過等样樣中里裡內内外间間旁丛叢穿与與和在于從从到之而或从被把及跟同配戴抢搶争爭夺奪捏端提啸嘯吼嚎叫飞飛舞腾騰跃躍游跑奔走行立坐卧睡眠站望看视展翔开開放绽升昇降滴登出入下上戏戲衔含抱绕繞缠纏围圍簇挤擠亲親吻飘落燃垂挂盘守护環环交融相互撕後后前旁底捕杀咬破生长照映破双两二三四五六七八九十单單一群用]|互相|刺[穿进入破]|接(?:吻| )|包围|环绕|插[在进入着]|依[偎靠]|牵[着手在]|弹[着奏吉钢]|[打扑啄舔砍斩劈扔踢驮吻盯]着|[黑白红蓝黄绿紫粉金银灰橘青](?: |[猫狗犬蛇龙虎马狼兔鸟鱼鹤凤鲤鹿狐心])|打(?: |[伞鼓球架坐碟牌麻拳勾])|[拉勾][勾钩着手]|[撑唱]|尾巴|耳朵|爪子|屁股|脑袋|眼睛|正[面脸]|[脸臉]|[侧側][面身影脸臉]|[额額][头頭]|鼻[子尖]|嘴[巴里裡]?|牙齿|翅膀|轮廓|剪影|[对對](?:[峙视視战戰决決望看着著]|面))/u;

/** The beast of somebody's year, whatever comes next: 爸爸属鸡妈妈属狗. */
const zodiac = /[属屬]$/u;
/** What makes a verb of a single kanji: 弾 is a bullet, 弾く is to play. */
const okurigana = /^(?:[くぐすつぬぶむるきり]|っ(?!て(?:でき|出来|描|可能|大丈夫|いい))|い[てた])/u;
/** To bore is written as a diamond is, to show as dew, and to hump as a bow. */
const bores = /^(?:钻[出进入过到]|露[出着了]|弓[着起]?背)/u;

/** A name of one character that another follows is part of an unknown word: 水仙 has nothing to do with 水. */
export function withoutFragments(buffer: TokenBuffer, mentions: readonly Mention[]): Mention[] {
  return mentions.filter(({ start, end, isIdea, concept }) => {
    const isVerb =
      end - start === 1 &&
      (okurigana.test(buffer.original.slice(end)) || bores.test(buffer.original.slice(start)));
    const isWhole =
      end - start > 1 ||
      goesOn.test(buffer.rest.slice(end)) ||
      zodiac.test(buffer.original.slice(0, start)) ||
      !/\p{Script=Han}/u.test(buffer.original.slice(start, end));
    const isTold = isWhole && !isVerb && !isCutOff(buffer, { start, end, isIdea, concept });
    if (!isTold) buffer.restore(start, end);
    return isTold;
  });
}

/** What may stand right before a Japanese name of one character: how large, how old, how many, of which colour. */
const saidBefore = new RegExp(
  `(?:^|[^\\p{Script=Han}]|[大小古老新若巨神聖魔半両双々一二三四五六七八九十本輪匹羽枚頭]|${cjkColors.join('|')}|色)$`,
  'u',
);
/** What a name in katakana may end on without being another. */
const loanEnding = /^(?:[^\p{Script=Katakana}ー]|$|マーク|モチーフ|ヘッド|シンボル|フェイス|フラワー)/u;

/** A piece of another word: 標本 is no book, ドラムスティック no drum, and すいすい no chair. */
function isCutOff(
  { rest, original }: TokenBuffer,
  { start, end, isIdea, concept: { kind } }: Pick<Mention, 'start' | 'end' | 'concept' | 'isIdea'>,
): boolean {
  if (/^[\p{Script=Katakana}ー]+$/u.test(rest.slice(start, end).trim() || original.slice(start, end)))
    return !loanEnding.test(rest.slice(end));
  if (spelledInKana.has(original.slice(start, end))) return false;
  if (/^\p{Script=Hiragana}{1,3}$/u.test(original.slice(start, end))) {
    // Verbs end before longer ones: 座るうさぎ.
    const grammar =
      end - start === 3 ? /[のとやにがはをもでへるたいなうくぐすつぬぶむ]$/u : /[のとやにがはをもでへ]$/u;
    const isInflected =
      /\p{Script=Hiragana}$/u.test(rest.slice(0, start)) && !grammar.test(rest.slice(0, start));
    return isInflected && !standsAlone(rest, { start, end });
  }
  // Of beasts and plants the last character tells the kind: 北海道犬 is a dog.
  // An idea has no kinds: 天命 is no tree of life.
  const isKind = !isIdea && (kind === 'creature' || kind === 'flora');
  const isJapanese = kana.test(original) || original.slice(start, end) === '女';
  return end - start === 1 && !isKind && isJapanese && !saidBefore.test(rest.slice(0, start));
}
