import { concepts } from '../../../lexicon/concept.ts';
import { withTrait } from '../../../lexicon/lexicon.ts';
import { grown } from '../../relations/rules/winged.ts';
import type { MentionContext } from '../mention-context.ts';
import type { SenseRule } from './sense-rule.ts';
import { byFallback, exactly, isAmong, likewise, sense } from './sense-rule.ts';

/** Of the one character for both, what is held, lit or counted is no smoke: 抽着烟, 一支烟. */
const smoked = /(?:[支根]|[抽叼吸夹点衔含](?:着|了|上|住)?(?:一?[支根个])?)$/u;

const ballgames = concepts('baseball', 'bat-and-ball', 'baseball-glove');

/** Horses have none: "a 1969 mustang", "a '67 mustang". */
const modelYear =
  /(?:^|[^\d])(?:19[5-9]\d|20[0-2]\d|'?[5-9]\d) (?:ford |shelby |red |black |blue |white |green |classic |vintage |old )*$/;

/** Nobody sits in a ship of the line: "two cats in a boat". */
const inBoat = / (?:in|rowing) (?:an? |the |his |her |their )?(?:\p{L}+ )?$/u;

/** What no animal is: of wood or metal, swung, full of nails, or beside a glove. */
const swungBat =
  /\b(?:wooden|wood|alumin(?:i)?um|metal|steel|spiked|slugger|softball|baseball|harley quinn) (?:and \p{L}+ )?bats?\b|\b(?:swing|hold|grip|wield)(?:ing|s) (?:an? |his |her |the )?(?:\p{L}+ )?bats?\b|\bbats? (?:with|full of|and|(?:wrapped|covered) in) (?:\p{L}+ )?(?:barbed? ?wire|nails|(?:an? )?(?:baseball|softball|gloves?|mitt|helmet)\b)|\b(?:barbed? ?wire) (?:\p{L}+ )*bats?\b/u;

const spiders = concepts('spider', 'tarantula', 'black-widow');
const chess = /^chess(?:-|board$|$)/;
const chessmen = ['king', 'queen', 'bishop', 'rook', 'pawn'] as const;

/** Who carries a bow to shoot with; all others wear one. */
const archers = withTrait('archer');

function isWeapon({ text, word, lead, before, next, earlier }: MentionContext): boolean {
  const isBow = /^bows?$/.test(word);
  const isArmed =
    [before, next].some(
      (other) => archers.has(other?.concept.name ?? '') || other?.concept.name === 'arrow',
    ) ||
    earlier.some(({ concept: { name } }) => name === 'archer' || name === 'artemis') ||
    /\b(?:pulling(?: back)?|drawing(?: back)?|aiming|shooting|firing) (?:an? |the |his |her |its )?$/u.test(
      lead,
    ) ||
    /\b(?:bow ?)?(?:hunters?|hunting)\b/.test(text);
  return isBow && isArmed;
}

/** Cosmos among flowers is one of them. */
function isFlower({ text, all }: MentionContext): boolean {
  return (
    all.some(({ concept: { kind } }) => kind === 'flora') ||
    /\b(?:stem(?:s|med)?|petals?|bouquet|birth|bloom(?:s|ing)?|flowers?|bunch|sprig|october)\b/u.test(text)
  );
}

/** What has something in its bed is no semi. */
function isLoaded({ tail }: MentionContext): boolean {
  return (
    /^(?: bed)? (?:full of|loaded with|filled with|packed with|carrying|hauling)\b/u.test(tail) ||
    /\b(?:in|on) (?:the|its|a) (?:truck )?(?:bed|back)\b/u.test(tail)
  );
}

/** Two that have faces, of which the second alone is named with one: "a sun and moon with faces". */
const withFaces =
  /\b(?:suns? and (?:an? |the )?moons?|moons? and (?:an? |the )?suns?) (?:with (?:human |sleeping )?faces|faces?)\b/u;

/** Beside these くも is a cloud, and no spider. */
const skies = /[空雨晴虹]|白い|入道|富士|太陽|天使|飛行機|月|星|龍|ドラゴン|乗[るっ]/u;
/** What is dug with, and is no suit of cards. */
const digs =
  /\b(?:buckets?|garden\p{L}*|allotment|dig(?:s|ging)?|soil|earth|compost|potato\p{L}*|vegetables?|veg|carrots?|forks?|rakes?|hoes?|trowels?|wheelbarrow|shed|wellies|wellingtons?|robins?|wrens?|blackbirds?|sparrows?|birds?|worms?|handle|beach|sand|sandcastles?|seaside|farmer|gravedigger|peat)\b/u;
const suits =
  /\b(?:suits?|aces?|cards?|poker|hearts?|diamonds?|clubs?|deck|gambl\p{L}*|casino|dice|king|queen|jack)\b/u;

/** Things and plants that share a word with others. */
export const objects: readonly SenseRule[] = [
  sense('cloud', exactly, ({ word, text }) => word === 'くも' && skies.test(text)),
  sense('cigarette', likewise, ({ word, lead }) => /^[烟煙]$/u.test(word) && smoked.test(lead)),
  sense(
    'cricket-bat',
    exactly,
    ({ word, text }) => word === 'bat' && /\b(?:cricket|wickets?|stumps)\b/.test(text),
  ),
  sense('baseball-bat', exactly, ({ word, text }) => word === 'bat' && /\bball and bat\b/.test(text)),
  sense(
    'baseball-bat',
    exactly,
    ({ word, text }) =>
      /^bats?$/.test(word) && swungBat.test(text) && !/\b(?:witch|vampire|dracula)/.test(text),
  ),
  sense(
    'american-football',
    exactly,
    ({ word, text }) =>
      /^footballs?$/.test(word) &&
      /\b(?:laces?|touchdown|quarterback|nfl|super ?bowl|goal ?posts?|helmet|end ?zone|high school|friday night|texas|yard)\b/u.test(
        text,
      ),
  ),
  sense(
    'ship-wheel',
    exactly,
    ({ word, text }) =>
      word === 'wheel' && /\b(?:ship|boat|sailor|captain|deck|anchor|nautical)\b/u.test(text),
  ),
  sense('baseball-bat', exactly, ({ word }, named) => word === 'bat' && isAmong(ballgames, named)),
  sense(
    'dog-bone',
    exactly,
    ({ word }, named) =>
      /^(?:bones?|骨头?|骨頭)$/u.test(word) &&
      named.some(({ concept: { name, parts } }) => name === 'dog' || parts.includes('dog')),
  ),
  // 朝顔のつる is no crane, and what somebody has grown is no single feather.
  sense(
    'vine',
    exactly,
    ({ word, before, gapBefore }) =>
      /^(?:つる|ツル)$/u.test(word) && before?.concept.kind === 'flora' && gapBefore === 'の',
  ),
  sense('wings', likewise, ({ word, tail }) => word === '羽' && grown.test(tail)),
  sense('sun-face', exactly, ({ word, text }) => /^suns?$/.test(word) && withFaces.test(text)),
  sense('moon-face', exactly, ({ word, text }) => /^moons?$/.test(word) && withFaces.test(text)),
  // No tree has an eye: "a palm with an eye in it".
  sense('hand', likewise, ({ word, next }) => word === 'palm' && next?.concept.name === 'eye'),
  sense(
    'praying-hands',
    exactly,
    ({ word, tail }) => word === 'palms' && /^ (?:pressed |held )?together\b/u.test(tail),
  ),
  sense(
    'shovel',
    likewise,
    ({ word, text }) => /^spades?$/.test(word) && digs.test(text) && !suits.test(text),
  ),
  sense(
    'propeller-plane',
    byFallback,
    ({ word, text }) =>
      word === 'hurricane' && /\b(?:spitfires?|raf|lancaster|battle of britain|ww2)\b/u.test(text),
  ),
  sense('rowboat', exactly, ({ word, lead }) => word === 'boat' && inBoat.test(lead)),
  sense('cosmos', exactly, (context) => context.word === 'cosmos' && isFlower(context)),
  sense('muscle-car', byFallback, ({ word, lead }) => word === 'mustang' && modelYear.test(lead)),
  sense('pickup-truck', likewise, (context) => /^trucks?$/.test(context.word) && isLoaded(context)),
  ...chessmen.map((man) =>
    sense(
      `chess-${man}`,
      exactly,
      ({ word }, named) => word === man && named.some(({ concept }) => chess.test(concept.name)),
    ),
  ),
  sense('spider-web', exactly, ({ word }, named) => /^网$/u.test(word) && isAmong(spiders, named)),
  sense('bow', likewise, isWeapon),
  sense(
    'middle-finger',
    exactly,
    ({ word, lead }) =>
      word === 'bird' && /\b(?:flip(?:s|ping|ped)?|giv(?:es?|ing)) (?:\p{L}+ )?the $/u.test(lead),
  ),
];
