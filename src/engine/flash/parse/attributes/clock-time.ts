import type { ClockTime } from '../../lexicon/clock-time.ts';
import type { TokenBuffer } from '../token-buffer.ts';

const numbers = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');
const hour = `(\\d{1,2}|${numbers.join('|')})`;
const said = '(?:(?:stopped|set|frozen|showing|shows|reading|reads|pointing) )?(?:(?:at|to) )?';

/** Each with how its groups tell hour and minute. */
const patterns: readonly (readonly [RegExp, (first: number, second: number) => ClockTime])[] = [
  [
    new RegExp(`${said}\\b(\\d{1,2})[:：](\\d{2})(?: ?[ap]m)?\\b`, 'u'),
    (first, second) => ({ hour: first, minute: second }),
  ],
  [new RegExp(`${said}\\bhalf past ${hour}\\b`, 'u'), (first) => ({ hour: first, minute: 30 })],
  [new RegExp(`${said}\\bquarter past ${hour}\\b`, 'u'), (first) => ({ hour: first, minute: 15 })],
  [new RegExp(`${said}\\bquarter to ${hour}\\b`, 'u'), (first) => ({ hour: first + 11, minute: 45 })],
  [new RegExp(`${said}\\b${hour} o'?clock\\b`, 'u'), (first) => ({ hour: first, minute: 0 })],
  [/(\d{1,2})[点點時]半/u, (first) => ({ hour: first, minute: 30 })],
  [/(\d{1,2})[点點時](?:(\d{1,2})分)?/u, (first, second) => ({ hour: first, minute: second })],
];

/** A time of day that a prompt tells, as a clock shows it and as it is written. */
export interface ToldTime extends ClockTime {
  readonly text: string;
  readonly start: number;
}

/** Finds the time that the prompt tells and consumes its words: "stopped at 7:15", "half past three", 3時15分. */
export function takeTime(buffer: TokenBuffer): ToldTime | null {
  for (const [pattern, timeOf] of patterns) {
    const match = pattern.exec(buffer.rest);
    if (!match) continue;
    const told = timeOf(numberOf(match[1]), numberOf(match[2]));
    if (told.minute > 59 || numberOf(match[1]) > 24) continue;
    buffer.consume(match.index, match.index + match[0].length);
    const text = /\d{1,2}[:：]\d{2}/u.exec(match[0])?.[0] ?? match[0].trim();
    return { hour: told.hour % 12, minute: told.minute, text, start: match.index };
  }
  return null;
}

function numberOf(word = '0'): number {
  const i = numbers.indexOf(word);
  return i < 0 ? Number(word) : i + 1;
}
