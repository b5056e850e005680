import { isDescribing } from '../attributes/describing-words.ts';
import type { PlacedWord, TokenBuffer } from '../token-buffer.ts';
import { isCjk, spansOf } from '../token-buffer.ts';
import { stopWords } from './stop-words.ts';

const side =
  '(?:(?:left|right|inner|outer|upper|lower|whole|entire|full|(?:back|side|top|inside|outside) of) (?:(?:my|the) )?)*';
/** Parts of the body that are also things to draw, or that sound like one: a calf is a young cow, a palm a tree. */
const drawable =
  '(?:hands?|ear ?lobes?|ears?|rib ?cages?|ribs?|cal(?:f|ves)|foot|feet|palms?|heels?|fingers?)';
/** Where on the body most are tattooed, and few want to see. */
const bones = '(?:ribs|rib ?cage|spine|sternum|collar ?bones?|shoulder ?blades?)';
const site = '(?: (?:area|side|placement|piece|tattoo|sleeve))?';
/** What follows a thing that is meant: "the palm of a hand", "on hand bones". */
const endsThere = "(?![-'])(?! (?:of|trees?|leaf|leaves|bones?|cards?|grenades?|mirrors?)\\b)";
const english = new RegExp(
  [
    `\\b(?<!rock )(?:on|onto|for|behind|down|up|along|across) (?:the |my )?${side}${drawable}${site}\\b${endsThere}`,
    '\\b(?:inner|outer|(?:in|out)side(?: of)?) (?:my |the )?calf\\b',
    `\\b(?:a?round|round and round|over|under|above|below|near|by) (?:my|our|your) ${side}${drawable}${site}\\b${endsThere}`,
    `(?<!\\b(?:and|with|of|in|through|human|anatomical|skeleton|skeletal|bone|open|broken|floral|flower|heart|glass|the|an?|his|her|its) )(?<=[\\p{L}\\d] )(?:left |right |side )?${bones}(?= *(?:$|[,;.]))`,
    `^ *(?:left |right )?${bones}[:,]? (?!(?:with|and|of|full|filled|as|made|that|in|tattoo|piece|area|placement)\\b)(?=\\p{L}|\\s+$)`,
    `^ *(?:left |right )?${bones} *$`,
    `^ *(?:left |right )?calf (?!(?:with|and|of|in|on|under|next|beside|cow|standing|sleeping|running|lying|drinking|elephant|whale|moose|tattoo|piece|muscle)\\b)(?=\\p{L})`,
    `(?<!(?:skeleton|skeletal|bone|zombie|open|robot) )\\b${side}(?:cal(?:f|ves)|hands?|feet|ears?|ribs?|rib ?cage) (?:area|placement|piece|tattoo|(?:half )?sleeve)\\b`,
  ].join('|'),
  'gu',
);
/** A clause that names nothing else, with whatever stands after it. */
const englishClause = new RegExp(`(?<=[,;.] ?)${side}${drawable}${site}(?=\\s*(?:[,;.]|$))`, 'gu');

const cjk = new RegExp(
  [
    // 肋骨 alone in its clause, or told to be a place: 纹在肋骨, 肋骨处.
    '(?<=[\\s,，、。]|[纹刺文]在|位置|^)(?:左|右)?(?:肋骨|耳朵|手掌|手(?!\\s[拿持握捧抱举提牵])|脚)(?:上|处|侧面?|部位?|后面?|背后|旁边?)?(?=[\\s,，、。]|$)',
    '(?:肋骨|耳朵)(?:处|侧面?|部位|后面?|背后)',
    '(?<=[\\s、,。をは])(?:肋骨|あばら骨?|耳|手のひら|手|足)(?:の(?:上|後ろ|裏|内側|外側|横))?(?:に|へ|あたり)?(?=[\\s,，、。]|$)',
    '(?<!の)(?:肋骨|あばら骨?|手のひら|耳)(?:の(?:上|後ろ|裏|内側|外側|横))?に(?!(?:止|と|停)ま|[乗座])',
  ].join('|'),
  'gu',
);

/** "A spine made of flowers", "the spine of a book": no place, and nothing draws it. */
const wanted =
  /\b(?:spine|legs?|arms?|knees?|neck|shoulders?|foot|feet|chest|back)(?= (?:(?:that is |is )?(?:made|formed|built)|turning into) )|\bspine(?= of\b)/gu;

/** Takes off parts of the body that are to be drawn, and never are: to be reported. */
export function takeBodyParts(buffer: TokenBuffer): PlacedWord[] {
  return spansOf(buffer.rest, wanted).map((span) => buffer.take(span));
}

/**
 * Consumes where on the body a tattoo is to go, when the part could be drawn as well: "scorpion on hand", 肋骨,
 * 耳に. A prompt that asks for nothing else means the thing: "a calf tattoo" shows a calf.
 *
 * @param hasWords whether the prompt wants words written, which then are what goes there
 */
export function consumePlacement(buffer: TokenBuffer, hasWords: boolean): void {
  const spans = [english, cjk].flatMap((pattern) => spansOf(buffer.rest, pattern));
  const clauses = spansOf(buffer.rest, englishClause);
  spans.push(...clauses.filter(({ end }) => !saysMore(buffer.rest.slice(end))));
  let others = buffer.rest;
  for (const { start, end } of spans)
    others = others.slice(0, start) + ' '.repeat(end - start) + others.slice(end);
  if (!hasWords && !saysMore(others)) return;
  for (const { start, end } of spans) buffer.consume(start, end);
}

/** Whether a text names more than how something is. */
function saysMore(text: string): boolean {
  if (isCjk(text)) return true;
  return [...text.matchAll(/[\p{L}\d]+/gu)].some(([word]) => !stopWords.has(word) && !isDescribing(word));
}
