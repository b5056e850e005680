import type { Concept } from '../../lexicon/concept.ts';
import { conceptNamed } from '../../lexicon/lexicon.ts';
import type { TokenBuffer } from '../token-buffer.ts';
import { spansOf } from '../token-buffer.ts';
import { simplifiedOf } from '../traditional.ts';
import type { Mention } from './mention.ts';

/** Whose hand is small. */
const [zhChild, jaChild] = ['(?:宝宝|婴儿|孩子|小孩)', '(?:子供|子ども|赤ちゃん|赤ん坊|我が子)'];

/** One hand that holds another, and whose they are. */
const handInHand = new RegExp(
  [
    String.raw`(?:\p{Script=Han}{1,4}的)?[大小]?手(?:紧紧)?(?:地)?[握牵拉抓]紧?(?:着|住)?(?:\p{Script=Han}{1,4}的)?[大小]?(?<!拉)手(?:指头?)?(?!串|链|套|机|枪|榴)`,
    String.raw`(?:(?:[\p{Script=Han}ー]{1,4}|赤ちゃん|ママ|パパ)の)?(?:[大小]さな)?手を(?:握[るっ]た?|つな[ぐい]だ?|引[くい]た?|包む)(?:(?:[\p{Script=Han}]{1,3}(?:さん|ちゃん)?|ママ|パパ|赤ちゃん)の|大きな)?手`,
    // A baby has nothing else to hold a finger with.
    `${zhChild}(?:紧紧)?[握抓]紧?[着住]?(?:爸爸|妈妈|父亲|母亲|大人|我)?的?大?手指头?`,
    `[牵握拉][着住]${zhChild}的小?手`,
  ].join('|'),
  'gu',
);

/** What tells that one of them is small, and that it holds no more than a finger. */
const isSmall = new RegExp(`小手|小さな|儿子|女儿|息子|娘|${zhChild}|${jaChild}の手`, 'u');
const isFinger = /手指头?$/u;

function drawingOf(span: string): Concept | undefined {
  if (!isSmall.test(span)) return conceptNamed('handshake');
  return conceptNamed(isFinger.test(span) ? 'baby-grip' : 'child-hand-in-hand');
}

/** Mentions in which hands that hold each other are joined: 爸爸的手握着宝宝的手, 赤ちゃんの手を握るママの手. */
export function withJoinedHands(buffer: TokenBuffer, mentions: readonly Mention[]): readonly Mention[] {
  const text = simplifiedOf(buffer.original);
  // 一家四口手牵手 has a drawing of its own.
  const spans = spansOf(text, handInHand).filter(
    // 猫和狗手牵手: nobody is told whose hands they are, and theirs are paws.
    ({ start, end }) =>
      !mentions.some((of) => of.start <= start && end <= of.end) &&
      !/^手[牵牽拉]手$/u.test(text.slice(start, end)),
  );
  if (spans.length === 0) return mentions;
  const isWithin = ({ start, end }: Mention) => spans.some((of) => of.start <= start && end <= of.end);
  for (const { start, end } of spans) buffer.consume(start, end);
  const joined = spans.flatMap((span): Mention[] => {
    const concept = drawingOf(text.slice(span.start, span.end));
    if (!concept) return [];
    // Of hands that are alike it is not to be seen whose they are.
    const fallback = concept.name === 'handshake' ? span : null;
    return [{ ...span, concept, isPlural: false, isIdea: false, fallback }];
  });
  return [...mentions.filter((mention) => !isWithin(mention)), ...joined].toSorted(
    (a, b) => a.start - b.start,
  );
}
