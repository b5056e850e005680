import { isBody } from '../found-relation.ts';
import type { Pair } from '../pair.ts';
import type { Told } from './rule.ts';

const sill = 'windowsill';
const latinGap = /^ (?:\p{L}+ ){0,2}(?:on|upon|at|by|near|in|beside|along|next to) (?:\p{L}+ ){0,2}$/u;
const onGap = /^ (?:on|at|by|in) (?:\p{L}+ ){0,2}$/u;
const cjkGap = /^(?:[の的]|[にで])(?:[\p{Script=Han}\p{Script=Hiragana}]{0,8})$/u;
const parting = /[和与與跟及]/u;

/** Whoever is at a windowsill is on it, however that is said: 窓辺の猫, 窗边的猫, "a cat by the window ledge". */
export function atTheWindow({ text, names, i, next, first, second, tail }: Pair): Told {
  if (next !== i + 1) return null;
  const gap = text.slice(first.end, second.start).replace(/ {2,}/g, ' ');
  const before = names[i - 1];
  const isWarming = before && first.concept.name === 'sun' && second.concept.name === sill && isBody(before);
  // "A cat basking in the sun on the windowsill": it is not the sun that lies there.
  if (isWarming && onGap.test(gap) && /\bin (?:the )?$/u.test(text.slice(before.end, first.start)))
    return { kind: 'on', subject: i - 1, object: i + 1, start: first.end, end: second.start };
  if (isBody(first) && second.concept.name === sill) {
    // 猫が窓辺で眠る: the particle after the place belongs to it.
    const particle = /^[がはも]$/u.test(gap.trim()) ? (/^[にで]/u.exec(tail)?.[0] ?? null) : null;
    if (particle === null && !latinGap.test(gap)) return null;
    const end = particle === null ? second.start : second.end + particle.length;
    return { kind: 'on', subject: i, object: i + 1, start: first.end, end };
  }
  if (first.concept.name !== sill) return null;
  // 窗边晒太阳的猫: the sun that it basks in stands between the two.
  const third = names[i + 2];
  const isBasking = third && isBody(third) && /^(?:上|[边邊])?(?:晒|曬|で|にて)?$/u.test(gap.trim());
  if (isBasking && second.concept.name === 'sun')
    return { kind: 'on', subject: i + 2, object: i, start: first.end, end: second.start };
  if (!isBody(second)) return null;
  if (!cjkGap.test(gap.trim()) || parting.test(gap)) return null;
  return { kind: 'on', subject: i + 1, object: i, start: first.end, end: second.start };
}
