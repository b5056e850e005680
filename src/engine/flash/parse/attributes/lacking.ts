import type { ConceptPredicate } from '../../lexicon/concept-predicate.ts';
import { having, named } from '../../lexicon/concept-predicate.ts';
import { findConcepts } from '../names/lookup/mentions.ts';
import type { PlacedWord } from '../token-buffer.ts';
import { spansOf, TokenBuffer } from '../token-buffer.ts';

const denial =
  '(?:with )?(?:no|without(?: any| an?| its| the)?|minus(?: the| its)?|missing (?:its|the|his|her))';
const cjkDenial = '(?:没有|不带|无|無)';

/** Parts that a drawing shows whatever a prompt denies, as the words end that deny them. */
const partsOf = (english: string, cjk: string) =>
  new RegExp(`\\b${denial} (?:\\p{L}+ )?(?:${english})(?![\\p{L}-])|${cjkDenial}(?:${cjk})`, 'gu');

const isBody: ConceptPredicate = ({ kind }) => kind === 'creature' || kind === 'figure';
const isSkull = having('bony');

/** Who is drawn with what: a wolf has eyes, a rose leaves, a lighthouse its light. */
const kept: readonly (readonly [isOwner: ConceptPredicate, pattern: RegExp])[] = [
  [
    isBody,
    partsOf(
      'eyes?|pupils?|teeth|fangs|ears?|nose|mouth|face|beak|head|legs?|feet|paws|claws|tails?|wings?|fins?|mane|fur|hair|antlers?|tusks?|trunk|scales|spots|stripes|body|shell',
      '眼睛|瞳孔|牙齿|耳朵|鼻子|嘴巴?|脸|头|腿|脚|爪子|尾巴|翅膀|毛|角',
    ),
  ],
  [
    isSkull,
    partsOf('jaws?|lower jaw|jawbone|teeth|tooth|nose|cracks?|eyes?|eye sockets?', '下巴|下颌|牙齿?'),
  ],
  [({ kind }) => kind === 'flora', partsOf('lea(?:f|ves)|petals?|roots?|branches', '叶子?|花瓣|根')],
  [having('windowed'), partsOf('windows?|doors?|chimney|roof', '窗户?|门')],
  [named('lighthouse'), partsOf('lights?|beams?|rays', '灯光|光')],
  [having('lit'), partsOf('flames?|fire|light', '火焰?')],
  [having('on-wheels'), partsOf('wheels?|tires?|tyres?', '轮子?')],
  [named('ship', 'sailboat', 'longship'), partsOf('sails?|masts?', '帆')],
  [having('strung'), partsOf('strings?', '弦')],
  [named('anchor'), partsOf('ropes?', '绳子?')],
  [named('coffee', 'teacup', 'mug', 'teapot'), partsOf('handles?|steam|saucer', '热气')],
  [named('balloon', 'kite'), partsOf('strings?|ribbons?|tail', '线|绳子?')],
  [named('sun-face'), partsOf('face|eyes|rays|nose|mouth', '脸')],
  [named('sun'), partsOf('rays|beams', '光芒')],
  [named('planet'), partsOf('rings?', '环')],
  [named('arrow', 'dreamcatcher'), partsOf('feathers?|fletching', '羽毛')],
  [named('cake', 'birthday-cake', 'cupcake'), partsOf('candles?|cherr(?:y|ies)|icing|frosting', '蜡烛')],
];

/** Takes off the parts that a prompt denies, and that the drawing of what it names before them shows all the same. */
export function takeLacking(buffer: TokenBuffer): PlacedWord[] {
  const spans = kept.flatMap(([isOwner, pattern]) =>
    spansOf(buffer.rest, pattern).map((span) => ({ ...span, isOwner })),
  );
  if (spans.length === 0) return [];
  const others = new TokenBuffer(buffer.rest);
  for (const { start, end } of spans) others.consume(start, end);
  const { mentions } = findConcepts(others);
  const hasOwner = (start: number, isOwner: ConceptPredicate) =>
    mentions.some(({ concept, end }) => end <= start && isOwner(concept));
  // A tree without leaves is a dead tree.
  const inFull = findConcepts(new TokenBuffer(buffer.rest)).mentions;
  const theirs = spans.filter(({ start, isOwner }) => {
    const isInName = inFull.some((of) => of.start < start && start < of.end);
    return hasOwner(start, isOwner) && !isInName;
  });
  const starts = [...new Set(theirs.map(({ start }) => start))];
  return starts.flatMap((start) => {
    const longest = theirs.filter((span) => span.start === start).toSorted((a, b) => b.end - a.end)[0];
    return longest ? [buffer.take(longest)] : [];
  });
}
