import type { Mention } from '../names/mention.ts';
import type { TokenBuffer } from '../token-buffer.ts';

const brokenBefore =
  /(?:\b(?:broken|shattered|cracked|snapped)[ -](?!down )(?:\p{L}+ )?|(?:破碎|断裂|折断|碎裂|断开|断了)的?|(?:壊れた|折れた|割れた|砕けた|切れた))$/u;
const brokenAfter =
  /^ (?:that (?:is|has) )?(?:broken|shattered|snapped|cracked)(?: (?:in|into) (?:two|half|halves|pieces))?\b(?! down\b)/u;

/** Whether the text says that a thing is broken; those words are consumed. */
export function takeBreak(buffer: TokenBuffer, text: string, { concept, start, end }: Mention): boolean {
  // Wings in two look like any.
  if (/wings$/.test(concept.name)) return false;
  // Of an angel with broken wings the wings are broken, which nothing draws.
  const isOfPart = /\p{Script=Han}[の的]\p{Script=Han}/u.test(text.slice(start, end));
  const before = isOfPart ? undefined : brokenBefore.exec(text.slice(0, start))?.[0];
  if (before) buffer.consume(start - before.length, start);
  const after = brokenAfter.exec(text.slice(end))?.[0];
  if (after) buffer.consume(end, end + after.length);
  return before !== undefined || after !== undefined;
}
