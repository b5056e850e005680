import { isDescribing } from '../attributes/describing-words.ts';
import { quietWords } from '../quiet/quiet-words.ts';
import { isInName, thingWords } from './lookup/known-names.ts';

/** What is often typed for another word, and is too short or too far from it to be guessed; parted by '|'. */
const misspellings: Readonly<Record<string, string>> = {
  anchor: 'anker|ancor|anchore',
  'angel wings': 'angle wings',
  bird: 'birb|brid',
  butterfly: 'butterlfy|buterfly|butterfy|buttefly',
  compass: 'compas|campass|compus',
  crescent: 'cresent|crecent|cressent|cresant',
  dagger: 'daggar|dager',
  dog: 'doggy|doggie|pupper',
  dragon: 'dragin|dragan|draggon',
  eagle: 'egal|eagel|egle',
  elephant: 'elefant|elephent|elaphant',
  flower: 'flowr|flwer|flouer',
  giraffe: 'giraf|girafe|girraffe',
  hawaiian: 'hawaian|hawiian',
  head: 'hed',
  japanese: 'japaneese|japenese',
  'koi fish': 'coy fish|kio fish|koy fish',
  lightning: 'lightening',
  'lion head': 'loin head|loins head',
  little: 'lil|smol',
  lotus: 'lotuss|lotis|lottus',
  medusa: 'medussa|madusa',
  octopus: 'octapus|octupus',
  phoenix: 'pheonix|phenix|phoneix',
  raven: 'ravin',
  russell: 'russel',
  samurai: 'samuri|samari',
  skeleton: 'skelton|skeliton|skeletin',
  skull: 'scull|skul|skulll',
  snake: 'snek|snaek',
  something: 'somthing|sumthing|smth',
  sword: 'swrod|sord',
  tattoo: 'tatoo|tattto|tatto|tattoe',
  tiger: 'tigar',
  tribal: 'tribel',
  unicorn: 'unicron',
  with: 'wth|wiht',
  wolf: 'wulf|wolfe',
};
const rightSpelling = new Map(
  Object.entries(misspellings).flatMap(([right, wrongs]) =>
    wrongs.split('|').map((wrong) => [wrong, right] as const),
  ),
);
const misspelled = new RegExp(
  `(?<![\\p{L}\\d'/.&+-])(?<!\\b(?:letters?|initials?) )(${[...rightSpelling.keys()].join('|')})(s?)(?![\\p{L}\\d'.&+-])`,
  'gu',
);
/** "Sleepin", "howlin'": deeds whose last letter is not typed. */
const droppedG =
  /\b((?:sleep|howl|wrapp|look|com|hold|hangg?|rid|smok|drink|eat|fly|swimm|runn|jump|sitt|climb|danc|play|wear|dripp|melt|burn|cry|laugh|scream|bit|fight|kiss|hugg|hid|growl|roar|crawl|chas|stand|lay|ly|bloom|grow|fall|peek|read|sing|pray|shoot|leap|surf|skat|driv|walk|stick|giv|mak|crawl|wear|show|go))in'?(?![\p{L}'])/gu;
const forWhom = /\b4 (?=(?:my|our|his|her|me|us|mom|mum|dad|grandma|grandpa)\b)/gu;
/** As the British say it: "a robin sat on a spade". */
const asParticiple: Readonly<Record<string, string>> = { sat: 'sitting', stood: 'standing' };
const quoted = /("[^"]*"|[“„«][^”»“]*[”»“])/u;
/** After these comes what is written or what somebody is called. */
const herald =
  /\b(?:named|called|names?|says?|saying|words?|initials?|reads|reading|text|lettering|quote|phrase)[: ]+$/iu;

/**
 * A prompt with its English words as they are usually written: "buterfly", "skull w roses", "a cat sleepin". Words in
 * capitals may be names, and those in quotes are to be written as they are.
 */
export function withSpelling(prompt: string): string {
  if (!/\p{Script=Latin}/u.test(prompt)) return prompt;
  return prompt
    .split(quoted)
    .map((part, i) => (i % 2 === 1 ? part : corrected(part)))
    .join('');
}

function corrected(text: string): string {
  return text
    .replace(/(?<=\p{L}{2} )w(?:\/ ?| )(?=\p{L}{2}|an? )/gu, 'with ')
    .replace(forWhom, 'for ')
    .replace(
      /\b(sat|stood)(?= (?:on|in|upon|under|inside|by|beside|next)\b)/gu,
      (verb) => asParticiple[verb] ?? verb,
    )
    .replace(
      /(?<=\b(?:coming|growing|flowing|bursting|climbing|crawling|spilling|poking|sticking) )out(?= the\b)/gu,
      'out of',
    )
    .replace(droppedG, '$1ing')
    .replace(misspelled, (whole, wrong: string, plural: string, at: number) =>
      herald.test(text.slice(0, at)) || isInName(whole)
        ? whole
        : `${rightSpelling.get(wrong) ?? wrong}${plural}`,
    )
    .replace(/(?<![\p{L}\d'@#-])\p{Ll}{7,}(?![\p{L}\d'-])/gu, (word, at: number) =>
      herald.test(text.slice(0, at)) ? word : (guessed(word) ?? word),
    );
}

/** The one thing whose name an unknown word misses by a slip of the hand. */
function guessed(word: string): string | null {
  if (realWords.has(word) || quietWords.has(word) || isDescribing(word) || isInName(word)) return null;
  const exact = guessOf(word);
  if (exact || !word.endsWith('s')) return exact;
  const singular = guessOf(word.slice(0, -1)) ?? guessOf(word.replace(/ies$/, 'y'));
  return singular && `${singular}s`.replace(/(?<![aeiou])ys$/, 'ies');
}

function guessOf(word: string): string | null {
  const [guess, another] = thingWords.filter((thing) => thing[0] === word[0] && isSlip(word, thing));
  return guess && !another ? guess : null;
}

/** English words that are one slip from the name of a thing. */
const realWords = new Set(
  `airline airlines bandager billion billions bondage bracket butches butchery busters chapstick chipper clamber
  clapper clapping compute constriction continent continents contingents coppers cottager current currents denture
  digitals envelop envelops explosive factors fathers fatness foreman furrier gallons genetic giggles gaggles gradation
  greener gymnastic hatches hauntings heaters illuminate linemen mandela marines marries maximums medials menders monarchy
  monster monsters pasters pilaster pointer pointers porches potters programme programmes rattles roaster rosters
  savours scandals settles sifters simmers solders sparkler sparklers spectra spinner spinners starings startlings
  sterling submariner tasters teaches terrain terrains tinkles topical tracker trackers tricker villager violents
  whistler willies`.split(/\s+/),
);

const shortest = 7;

/** Two letters in the wrong order, one too many or too few, or another vowel. */
function isSlip(word: string, thing: string): boolean {
  if (thing.length < shortest) return false;
  if (word.length === thing.length) {
    const at = [...word].findIndex((letter, i) => letter !== thing[i]);
    const [a = '', b = ''] = [word[at], thing[at]];
    const isSwapped = a === thing[at + 1] && b === word[at + 1] && word.slice(at + 2) === thing.slice(at + 2);
    return isSwapped || (/[aeiou]{2}/.test(a + b) && word.slice(at + 1) === thing.slice(at + 1));
  }
  const [short, long] = word.length < thing.length ? [word, thing] : [thing, word];
  // "To wrestle" is no slip for a wrestler, nor is "flowery" for a flower.
  if (long.length - short.length !== 1 || (/[rsaly]$/.test(long) && long.startsWith(short))) return false;
  const at = [...long].findIndex((letter, i) => letter !== short[i]);
  return long.slice(at + 1) === short.slice(at);
}
