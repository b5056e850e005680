import homoglyphs from 'unhomoglyph/data.json' with { type: 'json' };
import { simplifiedOf } from '#engine/flash/parse/traditional.ts';

/** What Unicode's list of confusables leaves alone: the small capitals of phonetic alphabets. */
const smallCapitals = new Map(
  [...'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz'.matchAll(/(.)(.)/gu)].map(
    ([, like = '', letter = '']): [string, string] => [like, letter],
  ),
);
const lookAlikes: Readonly<Record<string, string>> = homoglyphs;

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Neither ASCII, whose letters are what all others are told as, nor what Chinese and Japanese are written in. */
const foreign = /[^\p{ASCII}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
/** Strokes and accents laid over letters; the voicing marks of kana are others. */
const marks = /[\u0300-\u036f]/g;

/**
 * A text as it is compared: whatever width, case, accents, look-alikes of other scripts and Chinese characters it is
 * written in, with what cannot be seen left out. Two texts that a person reads as the same come out the same.
 */
export function foldText(text: string): string {
  const plain = text.normalize('NFKC').replace(invisible, '').toLowerCase().replace(foreign, likeness);
  return simplifiedOf(plain.normalize('NFD').replace(marks, '').normalize('NFC').toLowerCase());
}

function likeness(character: string): string {
  return smallCapitals.get(character) ?? lookAlikes[character] ?? character;
}

/** Katakana as hiragana, character by character. */
export function hiraganaOf(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0x60));
}
