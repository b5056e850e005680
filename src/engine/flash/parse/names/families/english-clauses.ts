import { kids, numbers, theirs } from './english-words.ts';
import { youngWords } from './young-words.ts';

export const small =
  'little|small|smaller|tiny|cute|adorable|newborn|young|mini|sleeping|sleepy|playful|beloved|own|fluffy|sweet|lovely|beautiful';
/** "With my two kids as her cubs". */
export const quantity = `(?:(?:my|our) (?:(?:${numbers}) )?(?:${kids}) as )?(?:(?:${theirs}|an?|some|several|many|one) )*(?:(?:${numbers}|one) )?(?:(?:${small}|baby) )*`;
/** NAMES stands for those of the beasts that a prompt holds. */
export const offspring = `(?:(?:baby|little|small|smaller|young|mini|tiny|newborn) (?:NAMES)(?: (?:${youngWords}))?|(?:(?:NAMES)(?:'s)? )?(?:${youngWords}))`;
/** What of a baby is none: "baby blue", "baby feet". */
export const noneElse =
  "(?!'|[a-zà-ÿ]| (?:feet|foot|foot ?prints?|hands?|shoes?|booties|breath'?s?|blue|pink|blankets?|bottle|names?|plants?|succulents?|girl|boy|man|woman|lady|angel|carriage|yoda|groot|dragon|muscles?)\\b)";
const verbs =
  'carrying|holding|hugging|cuddling|cradling|embracing|snuggling|nursing|feeding|protecting|guarding|watching(?: over)?|looking (?:at|after|over|down at)|leading|followed by|nuzzling|licking|kissing|teaching|loving|surrounded by|standing (?:over|with)|beside|next to|alongside|(?:together|along) with|playing with|lying with|walking with|swimming with|running with|sitting with|sleeping with|snuggled up with';
export const link = `(?:,? (?:and|with|plus|n)| ?[&+])(?: (?:${verbs}))?|,? (?:${verbs})`;
export const poses =
  ' (?:walking|lying|laying|sitting|standing|sleeping|swimming|running|resting|curled up|prowling|howling|flying)(?: down)?';
/** Where the young are. */
export const beside =
  "(?: (?:both |all )?(?:(?:riding |sitting |standing |climbing |clinging |hanging |sleeping )?(?:in (?:(?:her|his|its|the) )?mouth|(?:on|onto) (?:top of )?(?:(?:her|his|its|their|the|mom's|mama's|mother's|dad's) )+back)|(?:tucked |standing |sitting |lying |walking |swimming |running |playing )?(?:beside|behind|next to|under|beneath|underneath|between|around|at|by|in front of|near|close to) (?:it|her|him|them|its|his|their)(?: (?:legs|feet|side|belly|paws|mother|mom))?(?![a-zà-ÿ])|(?:following|trailing)(?: (?:behind|her|him|it|along))*|walking behind|in tow|side by side))?";
/** Whom they stand for. */
export const dedicated = `(?:,? (?:for|representing|to represent|symboli[sz]ing|who represent|that represent|which represent|as|being|like|in honou?r of) (?:me and )?(?:my|our) (?:(?:${numbers}) )?(?:${kids}|family))?`;
export const inLine = '(?: in (?:a )?(?:line|row))?';
