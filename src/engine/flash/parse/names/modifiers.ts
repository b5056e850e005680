import type { Finding } from './word-index.ts';

/** What a hand shows, and itself a hand. */
export const gestures: ReadonlySet<string> = new Set(
  'fist middle-finger peace-hand peace-sign rock-hand ok-hand shaka crossed-fingers pinched-fingers thumbs-up heart-hands'.split(
    ' ',
  ),
);
/** Of these hands none makes a gesture. */
const bareHands = new Set(['skeleton-hand', 'zombie-hand']);
const sport =
  /^(?:boxing|gardening|football|soccer|rugby|hockey|tennis|golf|basketball|baseball|softball|volleyball|cricket|swimming|swim|cycling|climbing|ski|skiing|judo|karate|wrestling)$/;
const gear =
  /^(?:boots?|shoes?|trainers|sneakers?|shirts?|jerseys?|gloves?|helmets?|goggles|bags?|hats?|caps?|scar(?:f|ves)|shorts|skates?|socks?|forks?|trowels?|medals?|troph(?:y|ies)|whistles?)$/;
/** What has a rainbow's colours, and no arch above it. */
const colored =
  /^ (?:hair|manes?|tails?|wings?|feathers?|scales|fur|paint|ink|colou?rs?|colou?red|stripes?|smoke|petals|eyes?|background|splash|gradient|skin|shell|horn|fins?)\b/;
const onEyes =
  /^(?:heart|star|button|diamond|cross|rose|flower|moon|sun|coin|skull|flame|fire|spiral|crystal)$/;
/** People of a trade, before what they have or wear: a nurse's watch shows no nurse. */
const trades =
  /^(?:nurse|teacher|doctor|pilot|chef|fireman|firefighter|policeman|police officer|soldier|barber|farmer|mechanic|hairdresser|builder|postman|welder|carpenter|sailor|surgeon)s?$/;
/** What is worn with something of its own on it: a skull ring, a wolf tooth necklace. */
const jewelry = new Set('ring necklace locket earring earrings pearl-earring'.split(' '));
const doing =
  /^ (?:(?:doing|making|showing|giving|throwing(?: up)?|holding up|flashing|with|in) )?(?:an? |the )?$/;

const had =
  /^(?: (?:head|face|emoji))? (?:with|wearing|has|having|and|in)(?: (?:an?|little|tiny|small|red))* $/;

/** Whether what is found at `i` says of its neighbour what it is for, what it shows or what it is like. */
export function isModifier(text: string, findings: readonly Finding[], i: number): boolean {
  const [before, finding, next] = [findings[i - 1], findings[i], findings[i + 1]];
  if (!finding) return false;
  const word = text.slice(finding.start, finding.end);
  const lead = before ? text.slice(before.end, finding.start) : '';
  const after = text.slice(finding.end);
  const follows = next !== undefined && text.slice(finding.end, next.start) === ' ';
  const nextWord = next ? text.slice(next.start, next.end) : '';
  // Football boots come without a ball.
  if (follows && sport.test(word) && gear.test(nextWord)) return true;
  // "A skeleton hand, ok sign": the hand of bones is drawn, and no other.
  if (before && bareHands.has(before.concept.name) && gestures.has(finding.concept.name) && doing.test(lead))
    return true;
  // A family of elephants has nobody else in it.
  if (/^family/.test(finding.concept.name) && before?.concept.kind === 'creature' && lead === ' ')
    return true;
  // A phoenix feather quill is one quill.
  if (follows && /feather$/.test(finding.concept.name) && next.concept.name === 'quill') return true;
  // The tail of an orca is no other whale's besides.
  if (follows && finding.concept.kind === 'creature' && next.concept.name === 'whale-tail') return true;
  // What somebody has on the head is no hand with two fingers up.
  if (before && finding.concept.name === 'rock-hand' && /horns$/.test(word) && had.test(lead)) return true;
  if (follows && trades.test(word) && !isBody(next)) return true;
  if (follows && jewelry.has(next.concept.name) && !finding.isPlural && finding.concept.kind !== 'symbol')
    return true;
  // Of a wolf tooth necklace neither wolf nor tooth.
  if (follows && finding.concept.kind === 'creature' && /^(?:tooth|teeth|claws?|fangs?)$/.test(nextWord))
    return isModifier(text, findings, i + 1);
  if (word === 'rainbow' && findings.length > 1 && colored.test(after)) return true;
  return follows && onEyes.test(word) && nextWord === 'eyes';
}

function isBody({ concept: { kind } }: Finding): boolean {
  return kind === 'creature' || kind === 'figure';
}
