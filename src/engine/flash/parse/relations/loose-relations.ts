import { isParticiple } from '../attributes/describing-words.ts';
import { wordsLeft } from '../names/content-words.ts';
import type { Span, TokenBuffer } from '../token-buffer.ts';
import { isCjk } from '../token-buffer.ts';
import type { Name } from './found-relation.ts';
import { areTheirWings } from './rules/winged.ts';

/** Where a thing is, as seen from another; what only stands next to another is just that. */
const preposition =
  /\b(?:through|across|against|behind|in front of|in back of|between|among|amongst|inside|within|out of|into|onto|towards?|under|underneath|beneath|below|above|over|on top of|atop|on|upon|in|around|round|off|along|up|down|from|to|as|at)\b/gu;
/** Parts of the picture, and what is said of the time and of the manner. */
const elsewhere =
  /\b(?:(?:on|in|at|to) (?:the |its )?(?:\p{L}+ )?(?:left|right|side|sides|top|bottom|middle|cent(?:er|re)|corner|ends?|background|foreground|distance|style|colou?r|color|black|white|red|ink|front|back)|from (?:the|a)(?: \p{L}+)? side)\b/gu;
const nextTo = /\b(?:next to|beside|alongside|close to|near|by)\b/u;
const upperFirst = /\b(?:above|over|on top of|atop)\b|^の?(?:真?下)/u;
const lowerFirst = /\b(?:under|underneath|beneath|below)\b|[上]/u;
const parting = /\b(?:and|with|or|plus|while|but|then)\b|[,.;:&+]/u;
const cjkParting = /[和与與跟及加同、，,。;；\s]|或者?|还是|還是|または|それとも|^と|と$/u;
const cjkPlace =
  /^[的の]?(?:[树樹])?(?:后面?|背后|前面?|之间|中间|间|下面?|上方|里面?|後ろ|背後|裏|前|間|下|向こう|手前|周り|周囲|周围)/u;
/** Where somebody has a part of the body: "a dog with its head out of a window". */
const partElsewhere =
  /^ with (?:its|his|her|their) (?:\p{L}+ )?(?:heads?|faces?|nose|snout|beak|paws?|arms?|legs?|feet|tail|tongue|trunk|hands?)(?: \p{L}+(?:ing|ed)| stuck| caught| wrapped| curled)? (?:out|out of|around|round|about|in|inside|into|through|under|on|over|against|up) (?:an? |the )?(?:\p{L}+ )?$/u;
/** What one thing is to look like, or to be: "a cloud that looks like a whale", "balloons that are planets". */
const likened =
  /^(?: [\p{L}'-]+)*? (?:like|as|resembling|(?:that|which) (?:is|are))(?: (?:an?|the|its|two|three|real|little|tiny))*(?: [\p{L}-]+)? $/u;
/** "A sugar skull but make it a cat" is one thing. */
const instead = /^,? but (?:make it|make them|as|it's|its|it is|they're|theyre|they are)(?: \p{L}+){0,2} $/u;
/** A place of the first, after the second: "a fox with a butterfly on its nose". */
const onOwnPart =
  /^ (?:on|in|over|under|across|around|between|behind|inside|through|at|from|out of) (?:(?:its|his|her|their)(?: \p{L}+){1,2}|the (?:iris|pupil|sockets?|jaws?|palm|wrist|fingers?|thumb|blade|handle|hilt|barrel|hood|cover|label|lid|pages?|petals?|leaf|leaves|stem|lens|screen|dial|hull|wheels?|sails?|soles?|toe|tip|trunk|bark|branch|branches|roots)|shell|antlers|nose|tail|horns?|trunk)(?=$|[,.;]| (?:and|with)\b)/u;
/** How somebody has what is his: "with her sword up". */
const inHand = /^ (?:up|raised|lifted|drawn|aloft|held high|held up)(?=$|[,.;]| (?:and|with)\b)/u;
const withOwn = / with (?:its|his|her|their) (?:\p{L}+ ){0,2}$/u;
/** Verbs that say no more than where something is. */
const standing =
  /^(?:hanging|basking|rising|setting|floating|hovering|shining|looming|glowing|standing|lying)$/;
/** The same after the name of the place: 躲在树后面. */
const cjkTail =
  /^(?:[的の]?(?:后面?|背后|前面|下面?|底下|之间|中间|上方|後ろ|背後|向こう|手前|下|間))(?!的|の)/u;
const cjkDeedAfter =
  /^を(?!(?:広げ|背景|中心|モチーフ|イメージ))[\p{Script=Han}\p{Script=Hiragana}]{1,6}?(?:[んいっけげせてねべめれえ][てで](?:いる|いた)?|[るくぐすむぶつう])(?![\p{Script=Hiragana}])/u;
/** 羽根が鳥になる, 蛇が髑髏から出てくる. */
const cjkTurnsInto =
  /^\s*(?:に(?:な[るっ]|変わ[るっ]|変化|化け)|(?:の[中目口])?から(?:出|現れ|這|飛び?|伸び|生え|覗)?)[\p{Script=Hiragana}出]*/u;
const bodies = new Set(['creature', 'figure']);
const landscapes = new Set(['ground', 'sky']);

/**
 * What a prompt says of two neighbours that is no relation of a known kind: "a rabbit chasing a carrot", "a skull under
 * a rose". The two are set beside each other, and the person is told so.
 *
 * @param text the prompt before names were consumed
 * @returns the words that say it; null when nothing is said, or when a plain picture shows it anyway
 */
export function looseLink(buffer: TokenBuffer, text: string, first: Name, second: Name): Span | null {
  const gap = text.slice(first.end, second.start);
  const after = text.slice(second.end);
  const tail = onOwnPart.exec(after)?.[0] ?? (withOwn.test(gap) ? inHand.exec(after)?.[0] : undefined);
  if (tail) return { start: second.end, end: second.end + tail.length };
  // 骷髅DJ is read as 猫侦探 is.
  if ([first, second].some(({ start, end }) => isCjk(text.slice(start, end))))
    return cjkLink(buffer, text, first, second);
  const said = gap.replace(elsewhere, (words) => ' '.repeat(words.length));
  if (instead.test(gap)) return { start: first.end, end: second.start };
  if (partElsewhere.test(gap) && first.concept.kind !== 'ground')
    return { start: first.end, end: second.start };
  const told = said.split(parting)[0] ?? '';
  const likeness = likened.exec(told);
  if (likeness && told.length === gap.length) return { start: first.end, end: second.start };
  const verb = unreadVerb(buffer, first.end, told.length);
  // Where something is before another begins to be told is somewhere else: "a flag on the 18th hole with wings".
  const isParted = said.split(parting).length > 1;
  const places = nextTo.test(said) || isParted ? [] : [...said.matchAll(preposition)];
  const place = places.at(-1);
  const isPlain = place !== undefined && isShown(place[0], first, second);
  const word = verb && text.slice(verb.start, verb.end);
  if (isParted || (!word && (!place || isPlain))) return null;
  if (verb && word && isPlain && standing.test(word)) {
    buffer.consume(verb.start, verb.end);
    return null;
  }
  const end = Math.max(verb?.end ?? 0, place ? first.end + place.index + place[0].length : 0);
  return { start: first.end, end };
}

/** What somebody does, right after the name and unread so far: "a cat playing with a ball". */
function unreadVerb(buffer: TokenBuffer, start: number, length: number): Span | null {
  const words = buffer.latinWords().filter((word) => word.start >= start && word.end <= start + length);
  return words.find(({ text }) => isParticiple(text)) ?? null;
}

function cjkLink(buffer: TokenBuffer, text: string, first: Name, second: Name): Span | null {
  const gap = text.slice(first.end, second.start);
  // What has been consumed has left spaces.
  const spelled = buffer.spelled({ start: first.end, end: second.start });
  if (cjkParting.test(spelled)) return null;
  if (areTheirWings(first, spelled)) {
    buffer.consume(first.end, second.start);
    return null;
  }
  if (isOneOfBoth(first, second) && /^[的の]$/u.test(spelled)) return { start: first.end, end: second.start };
  // 猫侦探: a cat that is one. There are no words between the two to be consumed.
  if (spelled === '' && isSomebody(first) && second.concept.kind === 'figure')
    return { start: first.end, end: second.start };
  // 骷髅猫: the bones of one; a snake and a butterfly go with a skull.
  if (spelled === '' && /^(?:skull|skeleton)$/.test(first.concept.name) && isBony(second))
    return { start: first.end, end: second.start };
  // 鷹が蛇を…: what the one does to the other, in a verb of no known kind.
  const deed = /^[がは]$/u.test(spelled) && cjkDeedAfter.exec(text.slice(second.end))?.[0];
  if (deed) return { start: first.end, end: second.end + deed.length };
  const turn = /^(?:[がは]|から)$/u.test(spelled) && cjkTurnsInto.exec(text.slice(second.end))?.[0];
  if (turn) return { start: first.end, end: second.end + turn.length };
  // 金魚が泳ぐ風鈴: where somebody does something.
  if (/^が[\p{Script=Han}\p{Script=Hiragana}]{1,5}[るくぐうすむぶつ]$/u.test(spelled))
    return { start: first.end, end: second.start };
  // 骸骨みたいな猫, 羽根から鳥.
  const isTurning = spelled === 'から' && /^(?:へ|$|[\s、])/u.test(text.slice(second.end));
  if (isTurning || /^(?:みたいな|のような|っぽい)$/u.test(spelled))
    return { start: first.end, end: second.start };
  // 月でブランコ, ボクシングするカンガルー, DJをする猫: where, with what or at what somebody is.
  const isDone = /^(?:で|を?(?:する|している|してる))$/u.test(spelled);
  if (isDone && (isDoneAt(first) || (first.concept.kind === 'figure' && spelled !== 'で')))
    return { start: first.end, end: second.start };
  const left = wordsLeft(buffer, []).filter(
    ({ start, word }) => start >= first.end && start + word.length <= second.start,
  );
  const tail = cjkTail.exec(text.slice(second.end))?.[0];
  if (tail && !isShown(tail, second, first)) return { start: first.end, end: second.end + tail.length };
  const isPlaced = cjkPlace.test(spelled) && !isShown(gap, first, second);
  return left.length > 0 || isPlaced ? { start: first.end, end: second.start } : null;
}

/** Where nobody is drawn to be, and what nobody is drawn to do. */
function isDoneAt({ concept: { kind, name } }: Name): boolean {
  return kind === 'object' || /moon|planet|earth|saturn|mars|star|cloud/.test(name);
}

function isBony({ concept: { kind, name } }: Name): boolean {
  return kind === 'creature' && !/snake|cobra|butterfly|moth|raven|crow|spider|scorpion|bee/.test(name);
}

function isSomebody({ concept: { kind, traits } }: Name): boolean {
  return bodies.has(kind) || traits.has('bony');
}

/** Whether 的 and の make one of two: 眼鏡の猫, 骸骨の武者, 猫のお面. */
function isOneOfBoth({ concept: first }: Name, { concept: second }: Name): boolean {
  if (first.kind === 'object') return bodies.has(second.kind);
  return bodies.has(first.kind) && (second.kind === 'figure' || second.name === 'mask');
}

/** Skies are above and behind, grounds below, and everything is in a landscape. */
function isShown(place: string, first: Name, second: Name): boolean {
  const [one, other] = [first.concept.kind, second.concept.kind];
  // "Fishing from the moon": nobody is drawn up there.
  if (/^(?:from|off)$/.test(place) && isDoneAt(second) && other === 'sky') return false;
  if (upperFirst.test(place)) return one === 'sky' || other === 'ground';
  if (lowerFirst.test(place)) return other === 'sky' || one === 'ground';
  if (/behind|^a?round$|后|後/u.test(place))
    return landscapes.has(one) || (one === 'flora' && /round/.test(place));
  if (other === 'flora' && /^(?:in|among|amongst|between)$/.test(place)) return true;
  return landscapes.has(other) || landscapes.has(one);
}
