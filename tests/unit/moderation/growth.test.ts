import { expect, test } from 'vitest';
import { RuleFilter } from '#engine/moderation/rule-filter.ts';
import { builtInRules } from '#engine/moderation/rules/built-in-rules.ts';

const filter = new RuleFilter(builtInRules);

const nasty: readonly [name: string, piece: string][] = [
  ['single letters', 'a '],
  ['dots', 'n.a.z'],
  ['one word', 'nazinaz'],
  ['first words of terms', 'kill all the '],
  ['two lists far apart', 'child x x x x x x x x x x naked x x x x x x x x x x '],
  ['Chinese', '裸孩'],
  ['a Chinese noun', '龙'],
  ['katakana', 'ナチ ハーケン'],
  ['signs for letters', '$w4st1k '],
  ['shouting', '!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!x'],
  ['much shouting', `${'!'.repeat(90_000)}x`],
  ['letters held', 'nnnaaaz '],
  ['accents', 'ń̷á̸z̷'],
  ['invisible ones', '\u200b\u200d'],
  ['look-alikes', 'ѕаτ'],
  ['sixteen accents on each', `n${'\u0301'.repeat(16)}`],
];

/** So many characters, with a letter at either end: what begins or ends nowhere is often quick. */
const textOf = (piece: string, length: number) =>
  `x${piece.repeat(Math.ceil(length / piece.length)).slice(0, length - 2)}x`;

/** The least CPU time of some runs, in milliseconds: what the machine does besides does not count. */
function cpuMs(text: string): number {
  const runs = Array.from({ length: 5 }, () => {
    const began = process.cpuUsage();
    filter.check(text);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

test.each(nasty)('a thousand characters take no more than 5 ms: %s', (_, piece) => {
  const text = textOf(piece, 1000);
  for (let i = 0; i < 20; i++) filter.check(text);
  expect(cpuMs(text)).toBeLessThanOrEqual(5);
});

test.each(nasty)('the time grows with the length alone: %s', (_, piece) => {
  const short = textOf(piece, 4000);
  const long = textOf(piece, 32_000);
  for (let i = 0; i < 3; i++) filter.check(short);
  // Eight times the length: eight times the time, or sixty-four if it were its square.
  expect(cpuMs(long)).toBeLessThan(Math.max(cpuMs(short), 1) * 24);
});
