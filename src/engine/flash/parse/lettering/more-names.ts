import { namesCjk } from '../names/lookup/known-names.ts';
import type { TokenBuffer } from '../token-buffer.ts';

const nextName =
  /^(?:[\s、,・]+|と)(?!(?:筆記体|筆文字|手書き|手写|毛筆|明朝体?|ゴシック|花体|[草行楷隷]書|平仮名|ひらがな|片仮名|カタカナ|漢字|ローマ字|英[語字]|アルファベット))(\p{Script=Hiragana}{2,6}?|[\p{Script=Katakana}ー]{2,8}|(?<=[\s、,・])\p{Script=Han}{1,3}(?=$|[\s、,・をで]))(?=[のをで]|と\p{L}|[^\p{L}ー]|$)/u;

/** 名前 はると ゆい: the names that follow on the first, as far as they name no thing and no hand; they are consumed. */
export function moreNames(buffer: TokenBuffer, from: number): string[] {
  const name = nextName.exec(buffer.spelledRest.slice(from));
  // 家族の名前 健太 美咲 蓮: of people, although the last is a flower too.
  const isPerson = /(?:家族|子供|子ども|孫|娘|息子)(?:たち|達)?の名前/u.test(buffer.original.slice(0, from));
  if (!name?.[1] || (namesCjk(name[1]) && !(isPerson && /^[\s、,・]/u.test(name[0])))) return [];
  const end = from + name[0].length;
  buffer.consume(from, end);
  return [name[1], ...moreNames(buffer, end)];
}
