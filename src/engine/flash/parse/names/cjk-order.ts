import { lexicon } from '../../lexicon/lexicon.ts';
import type { Rewriting } from './rewriting.ts';
import { rewritten } from './rewriting.ts';

const beasts = lexicon
  .filter(({ kind, name }) => kind === 'creature' || name === 'skull' || name === 'skeleton')
  .flatMap(({ words }) => words.zh)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** What a Chinese prompt names in another order than is read: 情侣骷髅 is a couple of them, 旗袍女人 wears one. */
const cards =
  '愚者|魔术师|女祭司|女皇|皇帝|教皇|恋人|战车|力量|隐士|命运之轮|正义|倒吊人|死神|节制|恶魔|高塔|月亮|太阳|审判|世界';
const said: readonly Rewriting[] = [
  [new RegExp(`塔[罗羅]牌?[的之:： ]?(${cards})牌?`, 'gu'), '$1牌'],
  [new RegExp(`(${cards})塔[罗羅]牌`, 'gu'), '$1牌'],
  [new RegExp(`(?:情侣|情侶)的?(${beasts})(?=$|[\\s,，、。接亲親拥擁牵牽])`, 'gu'), '$1情侣'],
  // Rings for two are a pair of them, and nobody else is drawn for what two wear.
  [/(?:一[对對])?情[侣侶]款?的?戒指/gu, '对戒'],
  [/情[侣侶]款?的?(?=[项項][链鍊]|手[链鍊环環镯鐲]|耳[环環钉釘]|吊坠|钥匙|杯|帽|鞋)/gu, ''],
  [
    /(?<![穿着著])(旗袍|汉服|漢服|和服|婚纱|婚紗|西装|西裝)(?=美女|女|少女|姑娘|男|新娘|老人|[猫貓狗狼熊兔狐猴虎狮獅])/gu,
    '穿$1的',
  ],
];

/** A prompt in the order in which its words are read. */
export function inReadOrder(prompt: string): string {
  return rewritten(prompt, said);
}
