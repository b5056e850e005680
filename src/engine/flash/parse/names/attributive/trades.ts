import { isSkeletal } from '../dressed.ts';
import { isBody } from '../mention.ts';
import type { ContextRule } from '../mention-context.ts';
import { anyOf } from '../mention-context.ts';

const relative =
  '(?:(?:great )?grand(?:ma|pa|mother|father|dad|mom|mum|son|daughter)|nana|nan|gran|mom|mum|mama|mother|dad|papa|father|wife|husband|uncle|aunt|son|daughter|brother|sister|boyfriend|girlfriend|partner|fianc[ée]e?|cousin|(?:best )?friend|family)';
const tellsTrade = new RegExp(
  `\\b(?:(?:my|our) (?:\\p{L}+ )?${relative}|he|she|i)(?:'m| am|'s| is| was| used to be| works as| worked as)(?: an?)?(?: \\p{L}+){0,2} $`,
  'u',
);

/** Trades and passions that are shown by their tools. */
const trades =
  /^(?:teacher|soldier|veteran|doctor|pilot|musician|artist|painter|dancer|mechanic|hunter|gardener|driver|engineer|scientist|singer|fan|biker|gamer)$/;

/** "My wife is a nurse, I want a stethoscope" tells why, and asks for no nurse. */
const isTradeOfKin: ContextRule = ({ word, concept, lead, tail, all }) =>
  (concept.kind === 'figure' || trades.test(word)) &&
  all.length > 1 &&
  tellsTrade.test(lead) &&
  /^(?: \p{L}+){0,2}(?:[,.;]| so\b| and (?:i|he|she|we|loves?d?)\b)/u.test(tail);

/** People of a trade, before what they have or wear: a nurse's watch shows no nurse, and a teacher owl is an owl. */
const tradespeople =
  /^(?:nurse|teacher|doctor|pilot|chef|fire ?man|fire ?fighter|policeman|police officer|soldier|barber|farmer|mechanic|hairdresser|builder|postman|welder|carpenter|sailor|surgeon)s?$/;
const isTradeOf: ContextRule = ({ word, next, gapAfter }) =>
  gapAfter === ' ' && tradespeople.test(word) && next !== undefined && next.concept.kind !== 'figure';

/** Whose arms and tools are called after them: a cowboy gun is in nobody's hand. */
const bearers = /^(?:pirate|cowboy|ninja|geisha|samurai|viking|knight|gangster)$/;
const isArmOf: ContextRule = ({ word, next, gapAfter }) =>
  gapAfter === ' ' && bearers.test(word) && next?.concept.kind === 'object';

/** What people of a trade wear, of whom a beast that wears it is none. */
const uniform =
  /^(?:hats?|caps?|berets?|goggles|helmets?|uniforms?|costumes?|outfits?|jackets?|coats?|boots?|gloves|glasses|masks?|capes?|cloaks?|scar(?:f|ves)|apron|suit|robes?)$/;

/** "A cat in a nurse hat" shows no nurse. */
const isUniform: ContextRule = ({ text, mention, concept, tail, earlier }) => {
  if (concept.kind !== 'figure') return false;
  const garment = /^ (\p{L}+)/u.exec(tail)?.[1] ?? '';
  const wearer = earlier.find(isBody);
  return (
    uniform.test(garment) &&
    wearer !== undefined &&
    /\b(?:with|in|wearing|wears|has|having)\b/.test(text.slice(wearer.end, mention.start))
  );
};

const parting = /\b(?:and|with|or)\b|[&,;]/;

/** "An astronaut surfing" shows one person, and so do 骷髅冲浪, サーフィンをする河童 and 冲浪的熊; a taco surfing shows nobody. */
const isSport: ContextRule = ({ concept, word, before, next, gapBefore, gapAfter }) => {
  if (!concept.traits.has('athlete')) return false;
  const isSomebody = before !== undefined && (isBody(before) || isSkeletal(before.concept));
  const isDeed = before !== undefined && gapBefore === ' ' && /ing$/.test(word);
  const isDoer = isSomebody ? !parting.test(gapBefore) : isDeed;
  const isDoneByNext =
    next !== undefined &&
    isBody(next) &&
    (/^(?:的|を?(?:する|している|してる|した)|中の)$/.test(gapAfter) ||
      (gapAfter === ' ' && /ing$/.test(word)));
  return isDoer || isDoneByNext;
};

/** Whether it is a trade or a sport of somebody else. */
export const isTrade = anyOf([isTradeOfKin, isTradeOf, isArmOf, isUniform, isSport]);
