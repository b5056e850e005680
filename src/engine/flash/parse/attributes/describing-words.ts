import { englishColor } from './color.ts';

/** Words that say how something is: they are reported when nothing comes of them, but they name no thing. */
const describing: ReadonlySet<string> = new Set(
  `fierce angry mad happy sad scary spooky creepy evil wicked cruel brave proud strong powerful mighty wild tame free
  gentle calm quiet serene peaceful lonely lone alone lost sleepy tired sweet sassy sexy hot cold warm icy frozen wet dry
  fresh ripe rotten dead alive undead living real fake true loyal royal noble holy sacred divine mystic mystical magic
  magical ethereal celestial cosmic lunar solar floral botanical organic ornate baroque gothic goth grim dark moody
  dramatic dynamic abstract surreal trippy psychedelic futuristic cyber cyberpunk industrial mechanical biomechanical
  feminine masculine girly manly unique special original personal symmetrical asymmetrical vertical horizontal diagonal
  underwater upstream downstream outdoors indoors rising inner outer mini petite compact loose tight open closed empty full broken torn worn rusty dusty dirty messy
  rough smooth sharp blunt pointy curly straight wavy spiky fluffy furry hairy scaly feathery chubby fat skinny slim tall
  short long wide narrow deep high low heavy fast slow silent loud funny silly goofy quirky weird strange rare exotic
  tropical nordic norse celtic greek roman egyptian persian indian hindu mexican spanish italian french german british
  irish scottish english russian korean thai african hawaiian samoan balinese tibetan mongolian arabic aztec mayan
  victorian medieval ancient historic renaissance oriental eastern northern southern urban rural native tattooed
  badass rad sick epic cosy cozy lovely adorable gorgeous stunning awesome amazing perfect best good better great favourite
  favorite same different similar matching tiny teeny wee extra super ultra bit kinda halfway upside inverted reversed
  backwards sideways facing left right front 3d 2d 90s 80s y2k huge massive gigantic life-size realistic hyper photo
  ready early late whole pure plain basic edgy grungy subtle faded glossy shiny sparkly transparent see-through
  winged horned hooded masked crowned bearded armored armoured haunted enchanted cursed possessed stained
  split cut torn worn shut wide-open melting upstream downstream skyward upward upwards downward downwards midair mid-air ashore
  half whole quarter asleep spread slice roots wears holds carries wraps coils flight mid midflight flies valley horizon
  landscape scenery scene scenes pile pack herd flock school swarm row rows stack comic cartoon cartoonish anime kawaii chibi
  disney pixar tim burton graffiti surrealism becomes forms form frame field fields meadow meadows statue sculpture figurine
  held blown hung flown thrown stuck grown sewn sworn swept slain caught lit shot struck hit bitten burnt eaten sunk bent drawn woven bound wound hidden bright pale pastel pattern patterns shape doodle
  more less much many few several various other another every each own enough together apart again always forever`
    .split(/\s+/)
    .filter(Boolean),
);

/** Butterflies, lilies, holly and the family are things. */
const describingEnding =
  /(?:(?<!f|^(?:li|hol|jel|bel|fami))ly|ous|ful|less|(?<!f)ish|able|ible|esque|like|est)$/;
/** Things that end as participles do. */
const notParticiple =
  /^(?:[^aeiouy]*(?:ing|ed)|.*[aeiou](?:eed|eing)|building|painting|wedding|earring|morning|evening|ceiling|clothing|blessing|being|offspring|string|spring|seed|weed|reed|steed|breed|speed|moped|hamstring|shooting|herring|pudding|dumpling|starling|duckling|gosling|seedling|sapling|sibling|inkling|darling|sterling|railing|awning|icing|stocking|bunting)s?$/;

/** Whether an English word says how a thing is, and names none. */
export function isDescribing(word: string): boolean {
  return (
    describing.has(word) || englishColor(word) !== null || describingEnding.test(word) || isParticiple(word)
  );
}

/** "snarling", "twisted". */
export function isParticiple(word: string): boolean {
  return /(?:ing|ed)$/.test(word) && !notParticiple.test(word);
}
