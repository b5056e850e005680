const beast =
  '(?:(?!an? |the )\\p{L}+ )?(?:wolf|lion(?:ess)?|bear|tiger|jaguar|leopard|panther|puma|fox|deer|stag|elk|eagle|owl|raven|coyote|buffalo|bison|bull|ram|goat|boar|snake|cobra|crocodile|dragon)(?: skull)?';
const headdress =
  "(?:'s)? (?:head )?(?:head ?dress|head ?piece|pelt|skin|hide|fur|hood|helmet|cowl|headgear|hat)";

/** "A woman with a lion headdress", "girl in a bear's pelt". */
const onHead = new RegExp(
  `(?<!\\bhanging )\\b(?:with|wearing|in|has) (?:an? |the |her |his )?(${beast})(?:${headdress}| head on (?:top of )?(?:her|his) head)\\b`,
  'giu',
);
/** "Wolf headdress woman", "lion headdress girl". */
const before = new RegExp(
  `\\b(${beast})(?:'s)? (?:head )?head ?dress (woman|girl|lady|man|warrior|shaman|chief)\\b`,
  'giu',
);
/** 头戴狼头饰的女孩, 狼の毛皮をかぶった女. */
const cjk =
  /(?:头?[戴披]着?)?(狼|狮子?|熊|老?虎|豹|狐狸|鹿|鹰)(?:头饰|头盔|头皮|皮帽|头套|头骨头饰)的(?=女|男|少女|战士)/gu;
const kana = /(狼|ライオン|熊|虎|豹|狐|鹿|鷲)の(?:毛皮|被り物|かぶりもの|頭飾り|頭)を(?:かぶ|被)った/gu;

/** A prompt in which somebody who has a beast's headdress on wears the beast. */
export function withHeaddresses(prompt: string): string {
  return prompt
    .replace(onHead, 'wearing the $1')
    .replace(before, '$2 wearing the $1')
    .replace(cjk, '戴着$1的')
    .replace(kana, '$1をかぶった');
}
