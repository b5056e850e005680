import type { Pose } from '../../lexicon/pose.ts';
import type { Mention } from '../names/mention.ts';
import type { Subject } from '../reading.ts';
import type { TokenBuffer } from '../token-buffer.ts';
import type { FoundPose } from './found-pose.ts';
import { headInNameOf, headOf } from './head-pose.ts';
import type { PoseWords } from './pose-words.ts';
import { bared, byParts, everyones, own, spreadWings } from './pose-words.ts';

/** What ends the words that may belong to a name: another clause begins. */
const boundary = /[,.;，。、]| and | with | under | while /;

/** The pose that a text gives to what is found at `i`: "running wolf", "a wolf that is running", 奔跑的狼. */
function poseOf(text: string, mentions: readonly Mention[], i: number): FoundPose | null {
  const mention = mentions[i];
  if (!mention) return null;
  const from = mentions[i - 1]?.end ?? 0;
  const before = text.slice(from, mention.start).split(boundary).at(-1) ?? '';
  const rest = text.slice(mention.end, mentions[i + 1]?.start).split(boundary)[0] ?? '';
  // 虎と走る狼: it is the wolf that runs.
  const after = mentions[i + 1] && /^[とや]/u.test(rest) ? '' : rest;
  const { poses } = mention.concept;
  const wings = poses.has('flying') && spreadWings.exec(text.slice(mention.start));
  if (wings) {
    const start = mention.start + (wings[1]?.length ?? 0) + ' '.length;
    return { pose: 'flying', start, end: mention.start + wings[0].length };
  }
  const byPart = poseIn(
    text,
    0,
    byParts.filter(([pose]) => poses.has(pose)),
  );
  if (byPart) return byPart;
  const theirs = own.filter(([pose]) => poses.has(pose));
  return (
    poseIn(before, mention.start - before.length, theirs) ??
    poseIn(before, mention.start - before.length) ??
    poseAfterPlace(text, mentions, i, theirs) ??
    poseIn(after, mention.end, theirs) ??
    poseIn(after, mention.end) ??
    withTeethBared(text, mention) ??
    poseOfBoth(text, mentions, i, theirs)
  );
}

/** "A bear with open jaws" roars. */
function withTeethBared(text: string, { concept, start }: Mention): FoundPose | null {
  const said = concept.poses.has('roaring') && bared.exec(text.slice(start));
  if (!said) return null;
  return { pose: 'roaring', start: start + (said[1]?.length ?? 0) + ' '.length, end: start + said[0].length };
}

/** "A fox and a rabbit dancing", 犬と猫が寝てる: both do. */
function poseOfBoth(
  text: string,
  mentions: readonly Mention[],
  i: number,
  theirs: readonly PoseWords[],
): FoundPose | null {
  const [mention, next] = [mentions[i], mentions[i + 1]];
  if (
    !mention ||
    !next ||
    !/^(?: (?:and|&) (?:(?:an?|the|his|her|my) )?|[と和])$/u.test(text.slice(mention.end, next.start))
  )
    return null;
  if (next.concept.kind !== 'creature' && next.concept.kind !== 'figure') return null;
  const said = text.slice(next.end, mentions[i + 2]?.start).split(boundary)[0] ?? '';
  const found = poseIn(said, next.end, theirs) ?? poseIn(said, next.end);
  return found && { ...found, isShared: true };
}

/** Who is named with が does what is said after the place of it: 兎が月の上で寝ている. */
function poseAfterPlace(
  text: string,
  mentions: readonly Mention[],
  i: number,
  theirs: readonly PoseWords[],
): FoundPose | null {
  const [mention, place] = [mentions[i], mentions[i + 1]];
  if (!mention || !place || !/^(?:[がは]|[趴躺]?在)$/u.test(text.slice(mention.end, place.start)))
    return null;
  const said = text.slice(place.end, mentions[i + 2]?.start).split(boundary)[0] ?? '';
  // 下 tells where a moon is, and how only a tiger goes.
  return said === '下' ? null : (poseIn(said, place.end, theirs) ?? poseIn(said, place.end));
}

/** The first pose that words tell, which stand at `offset` in the text. */
function poseIn(words: string, offset: number, of: readonly PoseWords[] = everyones): FoundPose | null {
  for (const [pose, pattern] of of) {
    const match = pattern.exec(words);
    if (match) return { pose, start: offset + match.index, end: offset + match.index + match[0].length };
  }
  return null;
}

/** From where somebody is seen. */
const views: ReadonlySet<Pose> = new Set(['profile', 'side', 'front', 'above']);

/** The pose of what is found at `i`; its words are consumed. */
export function takePose(
  buffer: TokenBuffer,
  text: string,
  mentions: readonly Mention[],
  i: number,
): Subject['pose'] {
  const mention = mentions[i];
  if (!mention) return null;
  const { kind, poses } = mention.concept;
  const isBody = kind === 'creature' || kind === 'figure';
  // Of things only skulls are turned.
  if (!isBody && !poses.has('profile')) return null;
  // 下山虎 is one word.
  const inName = poseIn(text.slice(mention.start, mention.end), mention.start);
  if (inName && poses.has(inName.pose)) return { name: inName.pose, ...buffer.placed(inName) };
  const head = headInNameOf(text, mention);
  if (head) return { name: 'head', ...buffer.placed(head) };
  const said = poseOf(text, mentions, i) ?? headOf(text, mention, mentions[i + 1]);
  // Phoenixes and suns rise in other ways; how people turn their heads is told elsewhere.
  const isElsewhere =
    (said?.pose === 'rising' && !poses.has('rising')) ||
    (kind === 'figure' && said !== null && views.has(said.pose) && !poses.has(said.pose));
  const found = isElsewhere || (said && !isBody && !poses.has(said.pose)) ? null : said;
  // What has been said of one is not said of its neighbour.
  if (!found || buffer.rest.slice(found.start, found.end).trim() === '') return null;
  const teeth = found.pose === 'roaring' && withTeethBared(text, mention);
  if (teeth && teeth.start !== found.start) buffer.consume(teeth.start, teeth.end);
  // 吠える is what wolves and tigers do.
  const name =
    found.pose === 'howling' && !poses.has('howling') && poses.has('roaring') ? 'roaring' : found.pose;
  return { name, ...(found.isShared ? buffer.placed(found) : buffer.take(found)) };
}
