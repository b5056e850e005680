import type { Concept } from '../../lexicon/concept.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { englishColors } from '../attributes/color.ts';
import { isSkeletal } from './dressed.ts';
import type { Finding } from './word-index.ts';

const bow: Concept | undefined = lexicon.find(({ name }) => name === 'bow');
const hand: Concept | undefined = lexicon.find(({ name }) => name === 'hand');
const cigarette: Concept | undefined = lexicon.find(({ name }) => name === 'cigarette');
/** Of the one character for both, what is held, lit or counted is no smoke: 抽着烟, 一支烟. */
const smoked = /(?:[支根]|[抽叼吸夹点衔含](?:着|了|上|住)?(?:一?[支根个])?)$/u;
const fish: Concept | undefined = lexicon.find(({ name }) => name === 'bass');
const tackle = new Set([
  'fishing-rod',
  'fish-hook',
  'fishing-lure',
  'fishing-net',
  'fishing-boat',
  'fisherman',
]);
const bearded: Concept | undefined = lexicon.find(({ name }) => name === 'bearded-man');
const mustached: Concept | undefined = lexicon.find(({ name }) => name === 'mustached-man');

/** "A man with a hat and a beard": what grows in the face of the man at `i`, who is drawn with it. */
function hairOf(findings: readonly Finding[], i: number): Finding[] {
  const after = findings.slice(i + 1);
  const end = after.findIndex(({ concept: { kind } }) => kind === 'figure' || kind === 'creature');
  return after
    .slice(0, end < 0 ? undefined : end)
    .filter(({ concept: { name } }) => name === 'beard' || name === 'mustache');
}

const club: Concept | undefined = lexicon.find(({ name }) => name === 'baseball-bat');
const cricketBat: Concept | undefined = lexicon.find(({ name }) => name === 'cricket-bat');
const ballgames = new Set(['baseball', 'bat-and-ball', 'baseball-glove', 'baseball-diamond', 'home-plate']);
/** Who carries a bow to shoot with; all others wear one. */
const archers = new Set(
  'archer angel cupid elf samurai viking knight spartan chief centaur-archer athena valkyrie'.split(' '),
);

const woman: Concept | undefined = lexicon.find(({ name }) => name === 'woman');
/** "A chick on a chopper" is no bird. */
const ridesOut = /^ on (?:an? |her |the )?(?:\p{L}+ )?(?:chopper|motorcycle|motorbike|bike|harley|hog)\b/u;
/** "A badass chick with a knife in her teeth". */
const tough =
  /\b(?:bad ?ass|hot|sexy|tattooed|biker|punk|goth|gothic|naked|nude|topless|pirate|viking|cowboy|rockabilly|emo|hippie|tough|warrior) $/;
const herOwn = /^[^,.;]*\bher\b/;
const cosmos: Concept | undefined = lexicon.find(({ name }) => name === 'cosmos');
const pickup: Concept | undefined = lexicon.find(({ name }) => name === 'pickup-truck');
const muscleCar: Concept | undefined = lexicon.find(({ name }) => name === 'muscle-car');
/** Horses have none: "a 1969 mustang", "a '67 mustang". */
const modelYear =
  /(?:^|[^\d])(?:19[5-9]\d|20[0-2]\d|'?[5-9]\d) (?:ford |shelby |red |black |blue |white |green |classic |vintage |old )*$/;
const rowboat: Concept | undefined = lexicon.find(({ name }) => name === 'rowboat');
/** Nobody sits in a ship of the line: "two cats in a boat". */
const inBoat = / (?:in|rowing) (?:an? |the |his |her |their )?(?:\p{L}+ )?$/u;
const chessmen = new Map(
  ['king', 'queen', 'bishop', 'rook', 'pawn'].map((man) => [
    man,
    lexicon.find(({ name }) => name === `chess-${man}`),
  ]),
);

const western: Concept | undefined = lexicon.find(({ name }) => name === 'western-dragon');
const dogBone: Concept | undefined = lexicon.find(({ name }) => name === 'dog-bone');
const web: Concept | undefined = lexicon.find(({ name }) => name === 'spider-web');
const spiders = new Set(['spider', 'tarantula', 'black-widow']);
const skeleton: Concept | undefined = lexicon.find(({ name }) => name === 'skeleton');
/** What a skull alone does not do: 骷髅 is the whole of it, or the head. */
const deedAfter = /^(?:戴着[^,，]{1,3})?(?:在|正在)?(?:[骑弹抱举跳]|[坐站]在|奔跑)/u;
const deedBefore = /(?:[骑弹抱]着?[^,，]{1,4}|跳舞|奔跑)的$/u;

const chess = /^chess(?:-|$)/;

/** What people have on of an animal: "a girl with bunny ears". */
const costume =
  /^(?:'s)? (?:ears|tail|horns|antlers|costume|onesie|suit|hoodie|slippers|print|pajamas|makeup)\b/u;

/** Whether what is found at `i` is no thing in the place where it stands: bunny ears, the rings of a gymnast. */
export function isWorn(text: string, findings: readonly Finding[], i: number): boolean {
  const [finding, before] = [findings[i], findings.slice(0, i)];
  if (!finding) return false;
  if (/^rings?$/.test(text.slice(finding.start, finding.end)))
    return findings.some(({ concept: { name } }) => name === 'gymnast');
  const isOnBody = /\b(?:with|in|wearing|and) (?:an? |her |his |the )?(?:\p{L}+ )?$/u.test(
    text.slice(0, finding.start),
  );
  return (
    finding.concept.kind === 'creature' &&
    costume.test(text.slice(finding.end)) &&
    isOnBody &&
    before.some(({ concept: { kind } }) => kind === 'figure')
  );
}

/** Whether somebody is told to do what takes arms and legs. */
function hasBody(text: string, { start, end }: Finding): boolean {
  return deedAfter.test(text.slice(end)) || deedBefore.test(text.slice(0, start));
}

/** "A snake through the eye of a skull": a skull has none but its own. */
function isOwnSocket(text: string, { start, end }: Finding, next: Finding | undefined): boolean {
  return (
    next?.concept.name === 'skull' &&
    /^eyes?(?: sockets?)?$/.test(text.slice(start, end)) &&
    /\b(?:out of|through|in|from|inside) (?:the |an |one )?$/u.test(text.slice(0, start)) &&
    /^(?: ?sockets?)? of (?:an? |the )?(?:\p{L}+ )?$/u.test(text.slice(end, next.start))
  );
}

export const wiseMonkey = /^(?:three-wise-monkeys|(?:see|hear|speak)-no-evil)$/;

/** "Skulls, see no evil, hear no evil": what monkeys do, done by others. */
function isDoneByOthers(findings: readonly Finding[], { concept: { name } }: Finding): boolean {
  const others = findings.filter(
    (of) => (isPairable(of) || of.concept.name === 'triple-skulls') && !wiseMonkey.test(of.concept.name),
  );
  return wiseMonkey.test(name) && others.some(({ concept }) => !/^(?:monkey|gorilla)$/.test(concept.name));
}

/** Whose young are calves as well as a cow's. */
const calving = new Set(
  'elephant whale orca dolphin giraffe hippo bison moose rhino camel narwhal'.split(' '),
);

/** "Shell peas" is a deed, and a shell between the two is none. */
const toShell = /\b(?:to|and|who|we|they|us) $/;
const shelled = new Set(['pea', 'peanut', 'shrimp', 'walnut']);

/** What also tells a shade: "a rose gold crown", "an olive green frog". */
const shades =
  /^(?:rose|olive|cherry|mint|peach|plum|lavender|violet|chestnut|lemon|lime|sage|apple|apricot|heather|fig|raspberry|blackberry|forest|sky|ocean|sea|blood|fire|snow)$/;
const shaded = new RegExp(`^ (?:${englishColors.join('|')}) $`);

/**
 * Whether what is found at `i` only says what somebody does, how many there are or which shade something has: "shell
 * peas", "penguin couple", "cherry red car", キスする.
 */
function isNoThing(text: string, findings: readonly Finding[], i: number): boolean {
  const [before, finding, next] = [findings[i - 1], findings[i], findings[i + 1]];
  if (!finding) return false;
  const word = text.slice(finding.start, finding.end);
  const isShelling =
    word === 'shell' &&
    toShell.test(text.slice(0, finding.start)) &&
    shelled.has(next?.concept.name ?? '') &&
    text.slice(finding.end, next?.start) === ' ';
  // People are lovers, and beasts and skeletons are two.
  const isCouple =
    finding.concept.name === 'lovers' &&
    (/^ of /.test(text.slice(finding.end)) ||
      (before !== undefined &&
        isPairable(before) &&
        /^[ の]?$/u.test(text.slice(before.end, finding.start))));
  const gap = next ? text.slice(finding.end, next.start) : '';
  const isShade = shades.test(word) && (shaded.test(gap) || (word === 'violet' && gap === ' '));
  const isKissing =
    finding.concept.name === 'lips' && /^(?:を?する|をし|して)/u.test(text.slice(finding.end));
  // "A badger reading the newspaper": what is read is drawn, not another book.
  const isReading =
    text.slice(finding.start, finding.end) === 'reading' &&
    before !== undefined &&
    /^ (?:(?:an?|the|his|her|its|their) )(?:\p{L}+ )?$/u.test(text.slice(finding.end, next?.start));
  // "A hand with an eye in the palm": its own.
  const isOwnPalm =
    word === 'palm' &&
    /\b(?:in|on|inside|of) (?:the|its|his|her|my|a) $/u.test(text.slice(0, finding.start)) &&
    findings.slice(0, i).some(({ concept: { name } }) => /hand/.test(name));
  // "A boy with wings praying" does so himself.
  const isPraying = word === 'praying' && isDeedOfSomebody(text, findings, i);
  return (
    isWorn(text, findings, i) ||
    isOwnPalm ||
    isPraying ||
    isShelling ||
    isCouple ||
    isShade ||
    isKissing ||
    isReading ||
    // "A ring on the finger" asks for no rude one.
    (word === 'the finger' && /\b(?:on|around|of|at|from|to|in) $/.test(text.slice(0, finding.start))) ||
    // The needle of a record player or a tattoo machine is its own.
    (/^(?:needles?|[针針])$/u.test(word) && findings.some(({ concept: { name } }) => needled.has(name))) ||
    // So is the barrel of a gun, and the eye of a skull.
    (word === 'barrel' &&
      /\b(?:in|from|of|through|down|on|around) (?:the|its|an?) $/u.test(text.slice(0, finding.start)) &&
      findings.some(({ concept: { name } }) => barreled.has(name))) ||
    (/^eyes?$/.test(word) &&
      before !== undefined &&
      /skull$/.test(before.concept.name) &&
      /^(?:'s?)? $/.test(text.slice(before.end, finding.start))) ||
    // "Birth flowers: violet, daisy": these are they.
    (/^birth/.test(word) && /^:? $/.test(gap) && next?.concept.kind === 'flora') ||
    // A knife with an eye on the blade is one knife.
    (word === 'blade' &&
      i > 0 &&
      /\b(?:on|in|along|down|around) (?:the|its) $/u.test(text.slice(0, finding.start))) ||
    isBedOf(text, findings, finding) ||
    isFiddlestick(text, findings, i) ||
    isManner(text, finding) ||
    isSameFlower(text, findings, i) ||
    isOwnSocket(text, finding, next) ||
    // The rim of a glass is no wheel's.
    (/^rims?$/.test(word) &&
      (/^ of /.test(text.slice(finding.end)) || /\bglass $/.test(text.slice(0, finding.start)))) ||
    isDoneByOthers(findings, finding)
  );
}

/** What has a needle that nobody sews with. */
const needled = new Set(
  'vinyl turntable tattoo-machine syringe compass gramophone clock pocket-watch wristwatch'.split(' '),
);

const barreled = new Set(['gun', 'ak47', 'rifle', 'pistol', 'cannon', 'tommy-gun', 'crossed-pistols']);

/** Whether somebody who is named right after it, or before it with no "and", does what is found at `i`. */
function isDeedOfSomebody(text: string, findings: readonly Finding[], i: number): boolean {
  const isBody = ({ concept: { kind, name } }: Finding) =>
    (kind === 'figure' || kind === 'creature') && !/hand/.test(name);
  const [finding, next] = [findings[i], findings[i + 1]];
  if (!finding) return false;
  if (next && isBody(next) && text.slice(finding.end, next.start) === ' ') return true;
  return findings.slice(0, i).some(isBody) && !/\b(?:and|&) $/u.test(text.slice(0, finding.start));
}

/** Cosmos among flowers is one of them. */
function isFlower(text: string, things: readonly Finding[]): boolean {
  return (
    things.some(({ concept: { kind } }) => kind === 'flora') ||
    /\b(?:stem(?:s|med)?|petals?|bouquet|birth|bloom(?:s|ing)?|flowers?|bunch|sprig|october)\b/u.test(text)
  );
}

/** What has a bed in which nobody sleeps. */
const bedded = /\b(?:truck|pick-?up|ute|river|creek|stream|flower|garden|sea|road) $/u;
const trucks = new Set(['truck', 'pickup-truck', 'tow-truck', 'monster-truck']);

/** "A river bed", "a pickup with pumpkins in the bed". */
function isBedOf(text: string, findings: readonly Finding[], { start, end }: Finding): boolean {
  if (text.slice(start, end) !== 'bed') return false;
  const before = text.slice(0, start);
  const isLoaded = findings.some(({ concept }) => trucks.has(concept.name));
  if (/^ of (?:\p{L}+ )?(?:roses|flowers|tulips|daisies|lilies|leaves|moss|grass)\b/u.test(text.slice(end)))
    return true;
  return bedded.test(before) || (isLoaded && /\b(?:in|on) (?:the|its|her|his) (?:back )?$/u.test(before));
}

/** What has something in its bed is no semi. */
function isLoaded(text: string, { end }: Finding): boolean {
  return (
    /^(?: bed)? (?:full of|loaded with|filled with|packed with|carrying|hauling)\b/u.test(text.slice(end)) ||
    /\b(?:in|on) (?:the|its|a) (?:truck )?(?:bed|back)\b/u.test(text.slice(end))
  );
}

/** The drawings of these show what they are played with. */
const fiddles = new Set(['violin', 'cello', 'violinist', 'cellist']);

/** "A violin with its bow": none to shoot with or to wear. */
function isFiddlestick(text: string, findings: readonly Finding[], i: number): boolean {
  const [before, bow, next] = [findings[i - 1], findings[i], findings[i + 1]];
  if (!bow || text.slice(bow.start, bow.end) !== 'bow') return false;
  const isAfter =
    before !== undefined &&
    fiddles.has(before.concept.name) &&
    /^(?:,| with| and| &)(?: (?:an?|its|the|his|her))?(?: \p{L}+)? $/u.test(
      text.slice(before.end, bow.start),
    );
  const isFor =
    next !== undefined &&
    fiddles.has(next.concept.name) &&
    /^(?: (?:of|for))?(?: (?:an?|the|my))? $/u.test(text.slice(bow.end, next.start));
  return isAfter || isFor;
}

function isPairable({ concept }: Finding): boolean {
  return concept.kind === 'creature' || isSkeletal(concept);
}

/** 百合两朵，女儿们的花: of a flower that has been named, whose it is. */
function isSameFlower(text: string, findings: readonly Finding[], i: number): boolean {
  const [flower, before] = [findings[i], findings.slice(0, i)];
  if (!flower || text.slice(flower.start, flower.end) !== '花') return false;
  const isWhose = /^[^和与跟と]*(?:[的の]| {2})$/u.test(
    text.slice(before.at(-1)?.end ?? flower.start, flower.start),
  );
  const isAlone = /^(?:$|[\s,，、。])/u.test(text.slice(flower.end));
  return isWhose && isAlone && before.length === 1 && before[0]?.concept.kind === 'flora';
}

/** Winds have words of their own. */
const windy =
  /[清微狂台寒秋春暖旋卷大强阴晚晨山海凉顺逆与和跟及强強暴神北南東西东海順逆追向秋春涼朝夜][风風]$/u;

/** What the wind does to something: 被风吹散, 風に舞う. */
const blowing = /^(?:[风風](?:中|里)?(?:吹|飘|摇|散)|風に(?:舞|揺|散|吹|なび|そよ))/u;

/** 风 and 風 at the end of a word tell its manner: 迷幻风, レトロ喫茶風. The wind that moves something is not seen. */
function isManner(text: string, { start, end }: Finding): boolean {
  if (blowing.test(text.slice(start))) return true;
  const isSuffix = /[\p{Script=Han}\p{Script=Katakana}ー][风風]$/u.test(text.slice(0, end));
  return (
    end - start === 1 &&
    isSuffix &&
    !windy.test(text.slice(0, end)) &&
    /^(?:$|[\s,，、。的の])/u.test(text.slice(end))
  );
}

/**
 * Findings without those that name no thing here, and in which a bow is the weapon where an archer has it, "cupid
 * with a bow", a bass the fish where somebody goes fishing, a palm a hand's where it has an eye, and a calf the young
 * of whom is named with it.
 */
export function withHomonyms(text: string, findings: readonly Finding[]): Finding[] {
  const isFishing = findings.some(({ concept }) => tackle.has(concept.name));
  const parent = findings.find(({ concept }) => calving.has(concept.name))?.concept;
  const isChess = findings.some(({ concept }) => chess.test(concept.name));
  const isSpiders = findings.some(({ concept: { name } }) => spiders.has(name));
  const isDogs = findings.some(({ concept: { name, parts } }) => name === 'dog' || parts.includes('dog'));
  const named = findings.filter((_, i) => !isNoThing(text, findings, i));
  const his = new Set(named.flatMap(({ concept: { name } }, i) => (name === 'man' ? hairOf(named, i) : [])));
  const things = named.filter((finding) => !his.has(finding));
  return things.map((finding, i) => {
    const word = text.slice(finding.start, finding.end);
    if (cigarette && /^[烟煙]$/u.test(word) && smoked.test(text.slice(0, finding.start)))
      return { ...finding, concept: cigarette };
    if (fish && isFishing && word === 'bass') return { ...finding, concept: fish, near: null };
    if (parent && /^(?:calf|calves)$/.test(word)) return { ...finding, concept: parent };
    if (cricketBat && word === 'bat' && /\b(?:cricket|wickets?|stumps)\b/.test(text))
      return { ...finding, concept: cricketBat, near: null };
    if (club && word === 'bat' && /\bball and bat\b/.test(text))
      return { ...finding, concept: club, near: null };
    if (club && word === 'bat' && findings.some(({ concept }) => ballgames.has(concept.name)))
      return { ...finding, concept: club, near: null };
    if (dogBone && isDogs && /^(?:bones?|骨头?|骨頭)$/u.test(word))
      return { ...finding, concept: dogBone, near: null };
    // No tree has an eye: "a palm with an eye in it".
    if (hand && word === 'palm' && things[i + 1]?.concept.name === 'eye')
      return { ...finding, concept: hand };
    if (skeleton && word === '骷髅' && hasBody(text, finding)) return { ...finding, concept: skeleton };
    const isWoman =
      ridesOut.test(text.slice(finding.end)) ||
      tough.test(text.slice(0, finding.start)) ||
      (herOwn.test(text.slice(finding.end)) && !/\b(?:hen|mother|nest|mom|wing)/.test(text));
    if (woman && /^chicks?$/.test(word) && isWoman) return { ...finding, concept: woman, near: finding };
    if (rowboat && word === 'boat' && inBoat.test(text.slice(0, finding.start)))
      return { ...finding, concept: rowboat, near: null };
    const hair = finding.concept.name === 'man' ? hairOf(named, named.indexOf(finding)) : [];
    const hairy = hair.some(({ concept: { name } }) => name === 'beard') ? bearded : mustached;
    if (hairy && hair.length > 0) return { ...finding, concept: hairy };
    if (cosmos && word === 'cosmos' && isFlower(text, things))
      return { ...finding, concept: cosmos, near: null };
    if (muscleCar && word === 'mustang' && modelYear.test(text.slice(0, finding.start)))
      return { ...finding, concept: muscleCar, near: finding };
    if (pickup && /^trucks?$/.test(word) && isLoaded(text, finding)) return { ...finding, concept: pickup };
    const man = isChess ? chessmen.get(word) : undefined;
    if (man) return { ...finding, concept: man, near: null };
    // The dragon of the East has no wings: "a dragon with big open wings".
    const wings = things[i + 1];
    if (western && finding.concept.name === 'dragon' && wings?.concept.name === 'wings') {
      const gap = text.slice(finding.end, wings.start);
      if (/^ with(?: (?:its|his|her))?(?: (?!and |a |an )\p{L}+){0,3} $/u.test(gap))
        return { ...finding, concept: western };
    }
    if (web && /^网$/u.test(word) && isSpiders) return { ...finding, concept: web, near: null };
    const isBow = /^bows?$/.test(word);
    const isArmed =
      [things[i - 1], things[i + 1]].some(
        (other) => archers.has(other?.concept.name ?? '') || other?.concept.name === 'arrow',
      ) ||
      things.slice(0, i).some(({ concept: { name } }) => name === 'archer') ||
      /\b(?:bow ?)?(?:hunters?|hunting)\b/.test(text);
    return bow && isBow && isArmed ? { ...finding, concept: bow } : finding;
  });
}
