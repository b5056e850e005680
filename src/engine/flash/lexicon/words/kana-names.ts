/** What Japanese writes in hiragana as well, and the word of the lexicon that it is: parted by '|'. */
const names =
  'いぬ=犬|くも=蜘蛛|かき=柿|ねこ=猫|とら=虎|うし=牛|うま=馬|ひつじ=羊|さる=猿|しか=鹿|いのしし=猪|おおかみ=狼|ひょう=豹|つる=鶴|わし=鷲|たか=鷹|はと=鳩|とり=鳥|ことり=小鳥|ひのとり=鳳凰|かめ=亀|りゅう=龍|おに=鬼|てんぐ=天狗|にんぎょ=人魚|ほうおう=鳳凰|はち=蜂|はちみつ=蜂蜜|ちょう=蝶|ちょうちょ=蝶|ちょうちょう=蝶|ほたる=蛍|きんぎょ=金魚|はな=花|うめ=梅|きく=菊|ぼたん=牡丹|つばき=椿|ふじ=藤|たけ=竹|はす=蓮|くり=栗|つき=月|ほし=星|なみ=波|にじ=虹|つばさ=翼|かたな=刀|かぎ=鍵|とけい=時計|てんし=天使|いかり=錨|ほのお=炎|たいよう=太陽|せんす=扇子';
/** The same in katakana. */
const inKatakana =
  'イヌ=犬|ウシ=牛|キク=菊|モミジ=紅葉|ホタル=蛍|オニ=鬼|テング=天狗|リュウ=龍|ミカン=蜜柑|トリ=鳥';

/** By how it is spelled, the word that the lexicon has for it. */
export const kanaNames: ReadonlyMap<string, string> = new Map(
  `${names}|${inKatakana}`.split('|').map((pair) => pair.split('=') as [string, string]),
);

/** In hiragana these are other words: love, an age, a time, verbs, people's names, or two things of one sound. */
const homophones = new Set(
  'あおい|あり|えい|かえで|かき|かも|がま|くも|けし|こい|さい|さつき|しおん|しだ|とき|なす|ばく|ひな|びおら|ます|もも|やし|ゆり|らむ|らん|りん'.split(
    '|',
  ),
);

/** A name of a beast or a plant that is written in katakana, as a prompt may write it in hiragana; null for others. */
export function hiraganaOf(name: string): string | null {
  if (!/^[ァ-ヴ]{2,}$/u.test(name)) return null;
  const spelled = [...name].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x60)).join('');
  return homophones.has(spelled) ? null : spelled;
}
