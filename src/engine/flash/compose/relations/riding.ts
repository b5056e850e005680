import { withTrait } from '../../lexicon/lexicon.ts';
import { motifs } from '../../motifs/registry.ts';
import type { Relation } from '../../parse/reading.ts';
import { busts, isDrawnByHead, isHead, isHeadAlone } from '../whole-body.ts';

/** What nobody rides of whom no more than a bust is drawn. */
const ridden = withTrait('ridden');

const fullLength = withTrait('full-length');
/** Who rides the waves with no more than a fin out of them. */
const swimmers = withTrait('wave-rider');

/** On whose seats nobody is drawn to sit: a cat sits on the backs of chairs. */
const seats = withTrait('seat');

/** Who is ridden at a gallop, or at a walk. */
export const mounts = withTrait('mount');

/** What takes legs, whatever it is done on. */
const withLegs =
  /\b(?:rid(?:es?|ing)|sit(?:s|ting)?|seated|stand(?:s|ing)|kneel(?:s|ing)|danc(?:es|ing)|climb(?:s|ing)|lying|laying|sleeping)\b|[骑騎坐站跪躺踏踩]|[乗座立]|またが|跨|踊/u;
/** What takes no more than to stand. */
const onFeet = /\b(?:stand(?:s|ing)|walking)\b|站|立[ちつっ]/u;
const onBack = /\bback\b|背/u;
/** What takes a back to sit on. */
const astride = /\brid(?:es?|ing)\b|\bback\b|[骑騎]|に乗|またが|跨/u;

/** Whether it can be seen that somebody sits, stands or rides on something: no bust does, and nobody does on a head. */
export function ridesOn({
  subject,
  object,
  phrase,
}: Pick<Relation, 'subject' | 'object' | 'phrase'>): boolean {
  const [rider, mount] = [subject.concept, object.concept];
  // A broom is drawn too short for two.
  if (mount.name === 'broom') return false;
  // Who rides a wave is on it, and would be drawn behind it.
  if (mount.name === 'wave' && astride.test(phrase))
    return rider.name === 'surfer' || swimmers.has(rider.name);
  // They would be set on its back.
  if (seats.has(mount.name) && (rider.kind === 'figure' || rider.name === 'skeleton')) return false;
  // What somebody has on his back would be set on his head.
  if (mount.kind === 'figure' && onBack.test(phrase)) return false;
  const isBody = rider.kind === 'figure' || rider.kind === 'creature';
  if (isBody && astride.test(phrase) && isDrawnByHead(mount.name) && !mounts.has(mount.name)) return false;
  if (rider.kind === 'creature') {
    const stands = onFeet.test(phrase) && motifs.get(rider.name)?.poses?.standing !== undefined;
    return stands || !(isHeadAlone(rider.name) && withLegs.test(phrase));
  }
  const hasLegs = motifs.get(rider.name)?.poses?.sitting !== undefined;
  if (rider.kind === 'figure' && mount.kind === 'creature' && isHead(rider) && !hasLegs) return false;
  // Who is drawn on his feet stands on a back, and rides on none.
  if (mount.kind === 'creature' && fullLength.has(rider.name) && astride.test(phrase) && !hasLegs)
    return false;
  const isBust = busts.has(rider.name) && !hasLegs;
  if (rider.kind !== 'figure' || !isBust) return true;
  return !(ridden.has(mount.name) || mount.kind === 'creature' || withLegs.test(phrase));
}
