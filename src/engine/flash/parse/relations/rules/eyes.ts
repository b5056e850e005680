import type { Pair } from '../pair.ts';
import { ofEyes } from '../patterns/eye-sockets.ts';
import type { Link, Told } from './rule.ts';
import { related, reversed, throughTail } from './rule.ts';

/** "An eye crying flowers" weeps what eyes weep, and has the flowers beside it. */
export function cryingThings(pair: Pair): Told {
  const { text, first, gap } = pair;
  const isCrying =
    /\bcrying$/u.test(text.slice(first.start, first.end)) &&
    /^ (?:\p{L}+ )?$/u.test(gap) &&
    !/^ (?:and|with|on|in|over|under|behind|inside) /u.test(gap);
  return isCrying ? related('beside', pair) : null;
}

const cjkEyes = '(?:眼睛|眼眶|眼窝|双眼|目|眼窩?)';
const cjkOut =
  '(?:里面?|裡面?|中|内|の中)?(?:から|に|(?:生?长|開|开|冒|绽放)(?:出|满|着|了|来)*|插着|有|是|为|為|变成|變成)';
const ofCjkEyes = new RegExp(`^[的の]?${cjkEyes}${cjkOut}(?:一?[朵枝棵株])?$`, 'u');
const eyesAre = new RegExp(
  `[,，、 ]?(?:的|の)?${cjkEyes}(?:是|为|為|变成|變成|换成|が)(?:一?[颗顆朵])?(?:[红紅蓝藍绿綠黑白金]色?的?)?$`,
  'u',
);
const cjkEyesBefore = new RegExp(`${cjkEyes}${cjkOut}(?:一?[朵枝棵株])?$`, 'u');

/** 頭蓋骨の目から菊, 骷髅眼睛里长出玫瑰, 目から菊が咲く髑髏: in both sockets of a skull, and nobody else's are seen. */
export function inCjkEyes(pair: Pair): Told {
  const { text, first, second, gap } = pair;
  const isOf = (ofCjkEyes.test(gap.trim()) && second.concept.kind === 'flora') || eyesAre.test(gap.trimEnd());
  if (isOf) return reversed(first.concept.name === 'skull' ? 'as-eyes' : 'beside', pair);
  const before = cjkEyesBefore.exec(text.slice(0, first.start));
  const isMeant = before !== null && (first.concept.kind === 'flora' || /[是为為成]/u.test(before[0]));
  if (!isMeant || !/^(?:が(?:咲|生え|出)|的)/u.test(gap.trim())) return null;
  const span = { start: before.index, end: second.start };
  return related(second.concept.name === 'skull' ? 'as-eyes' : 'beside', pair, span);
}

/** Roses fill both sockets of a skull, and a snake winds through them; nobody else is seen to come out of one. */
export function outOfSockets(pair: Link): Told {
  const { kind, first, second, tail } = pair;
  const sockets = kind === 'out-of' || kind === 'through' ? ofEyes.exec(tail)?.[0] : undefined;
  if (sockets === undefined) return null;
  const word = pair.text.slice(first.start, first.end);
  const isAsMany = /s$/.test(sockets) || !/s$/.test(word);
  const isFilled = first.concept.kind === 'flora' && isAsMany && second.concept.name === 'skull';
  const isSnake = first.concept.name === 'snake' && second.concept.name === 'skull';
  const seen = isFilled ? 'as-eyes' : isSnake ? kind : 'beside';
  return related(seen, pair, throughTail(pair, sockets));
}
