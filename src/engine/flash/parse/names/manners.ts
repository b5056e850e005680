import { withTrait } from '../../lexicon/lexicon.ts';
import type { Span } from '../token-buffer.ts';
import { spansOf } from '../token-buffer.ts';
import { isAttributive } from './attributive/attributive.ts';
import { isSkeletal } from './dressed.ts';
import type { Mention } from './mention.ts';
import { contextsIn } from './mention-context.ts';

/** What makes a manner of the name before it: "pin-up style", "marble statue look". */
const manner =
  /^[ -](?:styled?|look|vibes?|aesthetic|feel|themed?|inspired|esque)\b|^(?:风格?|風(?!景)|っぽ[いく]|テイスト)/u;
/** The mask of an animal is drawn as the animal. */
const maskAfter = /^[ の的]?(masks?\b|面具|面罩|お?面(?!\p{Script=Han})|仮面|マスク)/u;
/** Ways of drawing that this engine does not have. They name no thing, and yet are missed. */
const unmet =
  /\b(?:fingers? (?:on|to|over|against|pressed to)(?= (?:(?:her|his|its|the) )?(?:lips|mouth)\b)|(?<!\b(?:simple|plain|thin|gold|wedding) )(?:arm ?)?bands?|geometric(?= (?:antlers|horns|wings|mane|tail|shell|half|side)\b))\b/gu;

/** Mentions that are things to draw, and the words of those that only say in what manner something is drawn. */
export interface MannersRead {
  readonly mentions: readonly Mention[];
  readonly unmet: readonly Span[];
}

/**
 * Parts the things of a prompt from the manners that it names by things: "a mermaid, pin-up style", "samurai skull",
 * "wolf mask". A prompt that names nothing else means the thing.
 */
export function withoutManners(text: string, all: readonly Mention[]): MannersRead {
  const masks = all.flatMap(({ concept, end }) => {
    const [found, word] = (concept.kind === 'creature' && maskAfter.exec(text.slice(end))) || [];
    return found && word ? [{ start: end + found.length - word.length, end: end + found.length }] : [];
  });
  const attributive = contextsIn(text, all).map(isAttributive);
  const isManner = (mention: Mention, i: number) =>
    (mention.concept.kind !== 'pattern' && manner.test(text.slice(mention.end))) ||
    attributive[i] ||
    // "An astronaut surfing" is an astronaut.
    (!attributive[i + 1] && isCostume(text, mention, all[i + 1])) ||
    isOutfit(text, mention, all) ||
    masks.some(({ start }) => start === mention.start);
  const things = all.filter((mention, i) => !isManner(mention, i));
  const mentions = things.length > 0 ? things : all;
  const manners = all.filter(
    ({ concept, start }) =>
      !mentions.some((thing) => thing.concept === concept) && !masks.some((mask) => mask.start === start),
  );
  const isNamed = (at: number) => mentions.some(({ start, end }) => start <= at && at < end);
  const words = spansOf(text, unmet).filter(({ start }) => !isNamed(start));
  return { mentions, unmet: [...manners, ...masks, ...words] };
}

/** Animals that are dressed up for fun; "samurai dragon" names two. */
const pets = withTrait('dressed-for-fun');

/** What of a body is drawn as a figure. */
const limb = /hand|fist|finger|arm$|thumb|foot|buddha|^king$/;

/** Who is nobody that a beast dresses up as. */
const anybody =
  /^(?:woman|man|boy|little-girl|mermaid|lovers)$|grand|mother|father|family|-and-|-with-|walking/;

/** What somebody else puts on: 花嫁の着物を着た狐, 侍の格好をした猫. */
const outfit =
  /^(?:の[\p{Script=Han}\p{Script=Katakana}ー]{1,6}を?(?:着|かぶ|被|まと|纏|つけ|はい|履|し[たて])|姿(?:の|で|を?し[たて]))/u;

/** Whose clothes a beast or a skeleton wears is not there himself. */
function isOutfit(text: string, { concept, end }: Mention, all: readonly Mention[]): boolean {
  return (
    concept.kind === 'figure' &&
    !limb.test(concept.name) &&
    outfit.test(text.slice(end)) &&
    all.some((of) => of.concept.kind === 'creature' || isSkeletal(of.concept))
  );
}

/** A samurai skull is a skull, a zombie nurse a nurse, a ninja cat a cat; nothing dresses them. */
function isCostume(text: string, costume: Mention, wearer: Mention | undefined): boolean {
  if (!wearer || costume.concept.kind !== 'figure' || costume.isPlural) return false;
  const gap = text.slice(costume.end, wearer.start);
  const { name, parts } = wearer.concept;
  if (gap === ' ' && wearer.concept.kind === 'figure' && !limb.test(name) && !limb.test(costume.concept.name))
    return true;
  const isWearer =
    isSkeletal(wearer.concept) || pets.has(name) || parts.some((part) => part === 'dog' || part === 'cat');
  if (!isWearer) return false;
  if (gap === ' ') return /[a-z]$/.test(text.slice(0, costume.end));
  // 武士猫, サーファー犬; 女孩猫 names two.
  return gap === 'の' || (gap === '' && !anybody.test(costume.concept.name));
}
