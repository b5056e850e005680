import { withTrait } from '../../../lexicon/lexicon.ts';
import type { MentionContext } from '../mention-context.ts';
import type { SenseRule } from './sense-rule.ts';
import { byFallback, exactly, isAmong, likewise, sense } from './sense-rule.ts';

const tackle = withTrait('tackle');

/** The young of whom is named with it. */
const calf: SenseRule = ({ mention, word }, named) => {
  const parent = named.find(({ concept }) => concept.traits.has('has-calves-too'))?.concept;
  return parent && /^(?:calf|calves)$/.test(word) ? { ...mention, concept: parent } : null;
};

/** What a skull alone does not do: 骷髅 is the whole of it, or the head. */
const deedAfter = /^(?:戴着[^,，]{1,3})?(?:在|正在)?(?:[骑弹抱举跳]|[坐站]在|奔跑)/u;
const deedBefore = /(?:[骑弹抱]着?[^,，]{1,4}|跳舞|奔跑)的$/u;

/** "A chick on a chopper" is no bird. */
const ridesOut = /^ on (?:an? |her |the )?(?:\p{L}+ )?(?:chopper|motorcycle|motorbike|bike|harley|hog)\b/u;
/** "A badass chick with a knife in her teeth". */
const tough =
  /\b(?:bad ?ass|hot|sexy|tattooed|biker|punk|goth|gothic|naked|nude|topless|pirate|viking|cowboy|rockabilly|emo|hippie|tough|warrior) $/;
const herOwn = /^[^,.;]*\bher\b/;

function isWoman({ text, word, lead, tail }: MentionContext): boolean {
  return (
    /^chicks?$/.test(word) &&
    (ridesOut.test(tail) ||
      tough.test(lead) ||
      (herOwn.test(tail) && !/\b(?:hen|mother|nest|mom|wing)/.test(text)))
  );
}

/** The dragon of the East has no wings: "a dragon with big open wings". */
function isWesternDragon({ concept, next, gapAfter }: MentionContext): boolean {
  return (
    concept.name === 'dragon' &&
    next?.concept.name === 'wings' &&
    /^ with(?: (?:its|his|her))?(?: (?!and |a |an )\p{L}+){0,3} $/u.test(gapAfter)
  );
}

/** Where birds sit: "two birds on a branch", "birds sitting in a tree". No swallow of the tattooists does, which flies. */
const settled =
  /^(?: (?:that (?:is|are)|is|are|both|together|side by side|cuddled|cuddling|snuggled|snuggling|huddled|huddling|resting|singing|sleeping|standing))* (?:(?:sitting|perched|perching|roosting|nesting)\b|(?:up )?(?:on|upon)(?: top of)? (?:an?|the|one|its|their|his|her|same|some)\b(?! (?:\p{L}+ )?(?:left|right|top|bottom|sides?|edge|background|banner|ribbon|scroll|wing|strings?|leash|fly|hunt|run)\b)|on (?:branch(?:es)?|twigs?|wires?|fences?)\b|in (?:an? |the )?(?:\p{L}+ )?nest\b)/u;
/** "Two perched birds". */
const settling = /\b(?:perch(?:ed|ing)|sitting|roosting|nesting) $/u;

/** An impala that is no car. */
const grazing =
  /\b(?:rams?|buck|horns?|antelopes?|leaping|jumping|grazing|drinking|river|water ?hole|grass|lions?|leopards?|herd|afric\p{L}*|savann?ah?|bush|safari|skull)\b/u;

/** Beasts and people that share a word with others. */
export const beasts: readonly SenseRule[] = [
  sense('bass', exactly, ({ word }, named) => word === 'bass' && isAmong(tackle, named)),
  calf,
  sense(
    'songbird',
    likewise,
    ({ word, tail, lead }) => /^bird(?:ie)?s?$/.test(word) && (settled.test(tail) || settling.test(lead)),
  ),
  sense('antelope', byFallback, ({ word, text }) => word === 'impala' && grazing.test(text)),
  sense(
    'skeleton',
    likewise,
    ({ word, lead, tail }) => word === '骷髅' && (deedAfter.test(tail) || deedBefore.test(lead)),
  ),
  sense('woman', byFallback, isWoman),
  sense('western-dragon', likewise, isWesternDragon),
];
