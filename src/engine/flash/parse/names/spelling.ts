import { isParticiple } from '../attributes/describing-words.ts';
import { guessedBeside, guessedWord } from './guessed-word.ts';
import { isInName, namesAnything } from './lookup/known-names.ts';

/** What is often typed for another word, and is too short or too far from it to be guessed; parted by '|'. */
const misspellings: Readonly<Record<string, string>> = {
  anchor: 'anker|ancor|anchore',
  'angel wings': 'angle wings',
  'archangel michael': 'archangel micheal|archangle micheal|archangle michael',
  'best friend': 'bestfriend|bestfreind|best freind|best frend|best firend',
  bird: 'birb|brid',
  butterfly: 'butterlfy|buterfly|butterfy|buttefly',
  brother: 'brothr|borther|brohter',
  cactus: 'kaktus',
  cat: 'kittycat|catto',
  chihuahua: 'chiwawa|chiwaua|chihuaua|chuhuahua',
  coming: 'comming|comeing',
  compass: 'compas|campass|compus',
  crescent: 'cresent|crecent|cressent|cresant',
  dachshund: 'daschund|dashund|dachsund|daschhund',
  dagger: 'daggar|dager',
  daughter: 'daugther|daughtr|dauther|daugter|doughter',
  dog: 'doggy|doggie|pupper',
  dragon: 'dragin|dragan|draggon|dragoon',
  eagle: 'egal|eagel|egle',
  elephant: 'elefant|elephent|elaphant',
  family: 'famly|familly|famliy|familiy',
  fairy: 'fary|farie|fairie',
  falcon: 'falken|falkon',
  flower: 'flowr|flwer|flouer',
  'four leaf clover': 'four leave clover|4 leave clover',
  'forget-me-not': 'forgetmenot|forget me knot|forgetmeknot',
  friend: 'freind|frend|firend|freand',
  frog: 'froggy|froggie|froggo',
  forever: 'forver|foreva|forevr',
  giraffe: 'giraf|girafe|girraffe',
  grandma: 'gradma|grandmma',
  granddaughter: 'grandaughter|granddaugther|grandaugther',
  'guardian angel': 'guardian angle|gaurdian angel|gaurdian angle|guardain angel',
  'guinea pig': 'ginny pig|ginea pig|guinnea pig|gunea pig',
  hawaiian: 'hawaian|hawiian',
  hawk: 'hawck|hauk',
  head: 'hed',
  horse: 'horsey|horsie',
  japanese: 'japaneese|japenese',
  'koi fish': 'coy fish|kio fish|koy fish',
  lighthouse: 'lighthous|lighthose',
  lightning: 'lightening',
  'lion head': 'loin head|loins head',
  little: 'lil|smol',
  lotus: 'lotuss|lotis|lottus|lotous',
  'manta ray': 'manteray|manta raye|mantra ray',
  medusa: 'medussa|madusa',
  ocean: 'ocan|oceon|ocian',
  octopus: 'octapus|octupus',
  memory: 'memmory|memorey|memery',
  panther: 'panter',
  phoenix: 'pheonix|phenix|phoneix',
  purple: 'purpel|purpul|pruple',
  raven: 'ravin',
  rhino: 'rhinocerous|rhinocerus',
  russell: 'russel',
  samurai: 'samuri|samari',
  sister: 'sisiter|sistr|siser|sisster',
  skeleton: 'skelton|skeliton|skeletin',
  skateboard: 'skate bord|skatebord',
  skull: 'scull|skul|skulll',
  snake: 'snek|snaek|danger noodle|nope rope',
  something: 'somthing|sumthing|smth',
  surfboard: 'surf bord|surfbord',
  surprise: 'suprise|surprize|suprize',
  sword: 'swrod|sord',
  tattoo: 'tatoo|tattto|tatto|tattoe',
  tiger: 'tigar',
  tribal: 'tribel',
  unicorn: 'unicron',
  viking: 'vikking|vicking',
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
/** A Welsh or a northern mum, where nothing is written: "mam and baby elephant". */
const mam =
  /\bmam(?= (?:and|with|&) (?:her |a |two |three |\d )?(?:baby|babies|bab|calf|calves|cubs?|foal|lambs?|kittens?|pupp(?:y|ies)|ducklings?|chicks?|joey)\b)|(?<=\b\p{L}+ )mam(?= (?:and|with|&) (?:her |a |two |three |\d )?(?:baby|babies|calf|cubs?|young)\b)/gu;
/** The flower is no Lilly. */
const lilly =
  /\blill(?:y|ies)\b(?= (?:flowers?|pads?|petals?|of the valley|pond|bouquet)\b)|(?<=\b(?:an?|the|single|white|pink|red|orange|yellow|purple|black|blue|tiger|water|calla|peace|spider|easter|stargazer|day|two|three) )lilly\b|\blillies\b/gu;
/** The dog, and no place of science: "my black lab Murphy". */
const lab =
  /(?<=\b(?:my|our|his|her|black|silver|old|brown|fox red) )lab(?=s?\b)(?!s? (?:coat|rat|equipment|flask|tech|glass|mouse|bottle|beaker))/gu;
/** As children call them, but for the bank and the toy. */
const pets = /(?<!\brubber )\b(pig|duck)g?(?:y|ie)(s?)\b(?![- ]?(?:banks?|back))/gu;
/** As the British say it: "a snake round a dagger", "ivy wrapped round"; but a round frame is one. */
const roundIt =
  /(?<=(\p{L}{3,}) )(?<!\b(?:all|the|year|and|with|all year) )round(?= (?:(an?|the|its|his|her|my|their|two|both) )?(\p{L}{3,}))/gu;
const roundThings =
  /^(?:frames?|tables?|glass(?:es)?|spectacles|badges?|mirrors?|windows?|shields?|pendants?|clocks?|borders?|stamps?|stickers?|faces?|heads?|eyes?|ears?|ball|house|tower|bell(?:y|ies)|bod(?:y|ies)|cheeks|tattoos?|designs?|medallions?|labels?|logos?|shapes?|circles?|boxes|box)$/u;
const quoted = /("[^"]*"|[“„«][^”»“]*[”»“])/u;
/** After these comes what is written or what somebody is called. */
const herald =
  /\b(?:named|called|names?|says?|saying|words?|initials?|reads|reading|text|lettering|quote|phrase)[: ]+$/iu;

/** Words in small letters, and the first of a prompt. */
const mayBeMisspelled =
  /(?<![\p{L}\d'@#-])(?:\p{Ll}{5,}|(?<=^\s*)\p{Lu}\p{Ll}{6,}(?= \p{Ll}))(?![\p{L}\d'-])/gu;

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
    .replace(roundIt, (word, before: string, of: string | undefined, after: string) =>
      of ||
      (!roundThings.test(after) && (isParticiple(before) || namesAnything(before)) && namesAnything(after))
        ? 'around'
        : word,
    )
    .replace(mam, 'mum')
    .replace(lilly, (word) => (word.endsWith('s') ? 'lilies' : 'lily'))
    .replace(lab, 'labrador')
    .replace(pets, '$1$2')
    .replace(droppedG, '$1ing')
    .replace(misspelled, (whole, wrong: string, plural: string, at: number) =>
      herald.test(text.slice(0, at)) || isInName(whole)
        ? whole
        : `${rightSpelling.get(wrong) ?? wrong}${plural}`,
    )
    .replace(/(?<!\p{L})\p{Ll}*(\p{Ll})\1\1\p{Ll}*(?!\p{L})/gu, withoutRuns)
    .replace(mayBeMisspelled, (word, at: number) => {
      if (herald.test(text.slice(0, at))) return word;
      const small = word.toLowerCase();
      const [before = ''] = /\p{Ll}+(?= $)/u.exec(text.slice(0, at).toLowerCase()) ?? [];
      const [after = ''] = /(?<=^ )\p{Ll}+/u.exec(text.slice(at + word.length).toLowerCase()) ?? [];
      return guessedBeside(before, small, after) ?? guessedWord(small) ?? word;
    });
}

/** "A skulll and the mooon". */
function withoutRuns(word: string): string {
  const known = ['$1$1', '$1']
    .map((letters) => word.replace(/(\p{Ll})\1{2,}/gu, letters))
    .find(namesAnything);
  return known ?? word;
}
