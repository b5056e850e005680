import type { Concept } from '../../lexicon/concept.ts';
import type { Language } from '../../lexicon/entry.ts';
import { ideas } from '../../lexicon/words/ideas.ts';
import { isCjk } from '../token-buffer.ts';
import { kana, simplifiedOf } from '../traditional.ts';
import { singularsOf, withoutPossessive } from './plural.ts';

/** Characters that Japanese does not write. */
const chinese =
  /[的们这那给吗呢从两么你她它还没龙鸟马鱼龟凤风车门长东贝页飞书头张这条样红绿蓝银铁钟针锁铃剑枪药]/u;

/**
 * The language that a prompt calls a concept in.
 *
 * @param word what the prompt calls it
 * @param text the prompt: kana anywhere in it tell Japanese from Chinese
 */
export function languageOf({ name, words }: Concept, word: string, text: string): Language {
  if (!isCjk(text)) return 'en';
  if (kana.test(text)) return 'ja';
  if (chinese.test(text)) return 'zh';
  const { zh = '', ja = '' } = ideas[name] ?? {};
  // 八咫烏 is what Japanese writes, and in Chinese no more than a spelling of 八咫乌.
  // 飛行機雲 holds the Japanese name of what is drawn for it.
  const isJapanese =
    words.ja.includes(word) ||
    ja.split('|').includes(word) ||
    words.ja.some((of) => of.length > 2 && !words.zh.includes(of) && word.includes(of));
  return isJapanese && !words.zh.includes(word) && !zh.split('|').includes(word) ? 'ja' : 'zh';
}

/** What Chinese and Japanese read as two things, and the Chinese name that tells which one is drawn. */
const homographs: ReadonlyMap<string, string> = new Map([
  ['猪', '家猪'],
  ['鬼', '日式鬼面'],
  ['汽車', '轿车'],
  ['麻雀', '小鸟'],
]);

/** What a word means to those who read it in Chinese, where Japanese reads something else; null for others. */
export function homographOf(word: string, language: Language): string | null {
  return language === 'zh' ? (homographs.get(word) ?? null) : null;
}

/** Names that say the same as the first of their concept, or spell it otherwise: nobody needs to be told the other. */
const asUsual: ReadonlySet<string> = new Set(
  [
    '弯月 群山 松林 浪 巨浪 浪花 帆船 一颗心 心 小爱心 雄鹿 仙鹤 白鹤 宝剑 鲜花 小星星 星辰 鲸 鹰 无限符号 小蛇 火',
    '白鸽 鲤鱼 猛虎 飞燕 云朵 荷花 小狐狸 般若面具 日落 夕阳 落日 晚霞 朝阳',
    '三日月 山々 山並み 羽根 羅針盤 梟 帆船 鳩 牡鹿 蛸 大波 鮫 鴉 扇 海亀 鬼の面 蠍 蝙蝠 蜜蜂 一角獣 貝殻 蓮の花',
    '四つ葉のクローバー 桜の枝 燃える聖心 吠える狼 富士 夕日 夕陽 夕焼け 朝日',
  ].flatMap((names) => names.split(' ')),
);

/** Whether a word of a prompt is a usual name: in capitals, in the plural, or as it is. */
export function isUsualName(word: string, name: string): boolean {
  const spelled = simplifiedOf(withoutPossessive(word.toLowerCase().replaceAll('-', ' ')));
  const usual = name.toLowerCase().replaceAll('-', ' ');
  return asUsual.has(word) || spelled === usual || word === name || singularsOf(spelled).includes(usual);
}
