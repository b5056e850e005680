import { conceptNamed } from '../../lexicon/lexicon.ts';
import type { Slate } from '../slate.ts';
import { spansOf } from '../slate.ts';
import { simplifiedOf } from '../traditional.ts';
import type { Finding } from './finding.ts';

const handshake = conceptNamed('handshake');

/** One hand that holds another, and whose they are. */
const handInHand =
  /(?:\p{Script=Han}{1,4}的)?[大小]?手(?:紧紧)?(?:地)?[握牵拉抓]紧?(?:着|住)?(?:\p{Script=Han}{1,4}的)?[大小]?(?<!拉)手(?:指头?)?(?!串|链|套|机|枪|榴)|(?:(?:[\p{Script=Han}ー]{1,4}|赤ちゃん|ママ|パパ)の)?(?:[大小]さな)?手を(?:握[るっ]た?|つな[ぐい]だ?|引[くい]た?)(?:(?:[\p{Script=Han}]{1,3}(?:さん|ちゃん)?|ママ|パパ|赤ちゃん)の)?手/gu;

/** Findings in which hands that hold each other are joined: 爸爸的手握着宝宝的手, 赤ちゃんの手を握るママの手. */
export function withJoinedHands(slate: Slate, findings: readonly Finding[]): readonly Finding[] {
  // 一家四口手牵手 has a drawing of its own.
  const spans = spansOf(simplifiedOf(slate.original), handInHand).filter(
    // 猫和狗手牵手: nobody is told whose hands they are, and theirs are paws.
    ({ start, end }) =>
      !findings.some((of) => of.start <= start && end <= of.end) &&
      !/^手[牵牽拉]手$/u.test(slate.original.slice(start, end)),
  );
  if (!handshake || spans.length === 0) return findings;
  const isWithin = ({ start, end }: Finding) => spans.some((of) => of.start <= start && end <= of.end);
  for (const { start, end } of spans) slate.wipe(start, end);
  // Whose hands they are is not to be seen.
  const joined = spans.map(
    (span): Finding => ({ ...span, concept: handshake, isPlural: false, isIdea: false, near: span }),
  );
  return [...findings.filter((finding) => !isWithin(finding)), ...joined].toSorted(
    (a, b) => a.start - b.start,
  );
}
