import type { PlacedWord, TokenBuffer } from '../token-buffer.ts';
import { mottos } from './phrases.ts';

/** That nothing is to be written: "never give up but without words". */
const refusal =
  /(?:^|[\s,;.])(?:without|no|not? any|minus|don't want|do not want)(?: (?:any|the|actual|written))? (?:words?|text|lettering|letters|writing|script|captions?|font)(?= *(?:$|[,.;!)]| (?:please|just|only|at all|on it|in it)\b))|(?:不要|不带|没有|无)(?:任何)?(?:文字|字|字母)|(?:文字|字|レタリング)(?:なし|無し|は(?:なし|不要|いらない|入れない))/u;

/** Whether a prompt wants nothing written. */
export function refusesLetters({ rest }: TokenBuffer): boolean {
  return refusal.test(rest);
}

/** Takes off the saying that nobody names but to have it written, where it is not to be: it is reported. */
export function takeUnwritten(buffer: TokenBuffer): PlacedWord[] {
  const match = mottos.exec(buffer.spelledRest);
  if (!match) return [];
  return [buffer.take({ start: match.index, end: match.index + match[0].length })];
}
