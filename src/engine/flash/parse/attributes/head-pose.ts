import type { Concept } from '../../lexicon/concept.ts';
import type { Mention } from '../names/mention.ts';
import type { FoundPose } from './found-pose.ts';

/** Whether all of a beast is drawn whatever a prompt says. */
export function isDrawnWhole({ kind, traits }: Concept): boolean {
  return kind === 'creature' && !traits.has('drawn-by-head') && !traits.has('mostly-head');
}

const headAfter =
  /^(?:['’]s)? (?:heads?|faces?)\b(?! (?:to|of)\b)|^的?(?:头像|头部|頭部|脸|[头頭](?![骨盔发髪饰带上戴顶蓋のに]))|^の(?:頭|顔|首)(?![蓋のに])/u;
const headOnly =
  /\b(?:(?:only|just) (?:(?:the|its|his|her) )?(?:head|face)|(?:head|face) only|head ?shot)\b|[只仅](?:要|画)?(?:头部?|脸)|(?:頭|顔)(?:だけ|のみ)/u;
const headInName = /(?:\bheads?|\bfaces?|[头頭顔])$/u;
const headBefore = /\b(?:heads?|faces?) of (?:an? |the )?$/;

/** "panther head", "the head of a panther", "panther, just the head", 黑豹头: asked for where a drawing may show all of the beast. */
export function headOf(
  text: string,
  { concept, start, end }: Mention,
  next: Mention | undefined,
): FoundPose | null {
  if (!isDrawnWhole(concept) && !concept.poses.has('head')) return null;
  const after = headAfter.exec(text.slice(end));
  if (after) {
    const [said] = after;
    return { pose: 'head', start: end + said.length - said.trimStart().length, end: end + said.length };
  }
  const before = headBefore.exec(text.slice(0, start));
  if (before) return { pose: 'head', start: before.index, end: start };
  const only = headOnly.exec(text.slice(end, next?.start));
  return only && { pose: 'head', start: end + only.index, end: end + only.index + only[0].length };
}

/** The head in a name: 黑豹头. */
export function headInNameOf(text: string, { concept, start, end }: Mention): FoundPose | null {
  const head = isDrawnWhole(concept) && headInName.exec(text.slice(start, end));
  return head ? { pose: 'head', start: start + head.index, end } : null;
}
