import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Finding } from '#engine/moderation/content-filter.ts';
import { RuleFilter } from '#engine/moderation/rule-filter.ts';
import { builtInRules } from '#engine/moderation/rules/built-in-rules.ts';
import { evasions } from '../../support/moderation/evasions.ts';

const filter = new RuleFilter(builtInRules);
const linesOf = (file: string) =>
  readFileSync(new URL(`../../support/moderation/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

function judge(prompt: string): string {
  const findings: Finding[] = filter.check(prompt);
  if (findings.some(({ verdict }) => verdict === 'refuse')) return 'refuse';
  return findings.length > 0 ? 'report' : 'allow';
}
/** The prompts that get another answer, with the answer and the rules that gave it. */
const otherThan = (wanted: string, prompts: readonly string[]) =>
  prompts
    .filter((prompt) => judge(prompt) !== wanted)
    .map((prompt) => [prompt, judge(prompt), filter.check(prompt)]);

test('the lists are long enough to say something', () => {
  expect(linesOf('allowed').length).toBeGreaterThanOrEqual(120);
  expect(linesOf('refused').length + evasions.length).toBeGreaterThanOrEqual(80);
});

test('ordinary tattoos are drawn', () => {
  expect(otherThan('allow', linesOf('allowed'))).toEqual([]);
});

test('what must never be drawn is refused', () => {
  expect(otherThan('refuse', linesOf('refused'))).toEqual([]);
});

test('what is in between is drawn, and shown to the operator', () => {
  expect(otherThan('report', linesOf('borderline'))).toEqual([]);
});

test.each(evasions)('a refused word is known in disguise: %s, %s', (_, prompt) => {
  expect(judge(prompt)).toBe('refuse');
});

test('more words around it change nothing', () => {
  const around = (prompt: string) =>
    `fine line, on my forearm, with roses; ${prompt} — and a moon, black and grey`;
  expect(otherThan('refuse', linesOf('refused').map(around))).toEqual([]);
  expect(otherThan('allow', linesOf('allowed').map(around))).toEqual([]);
});

describe('rules', () => {
  const judged = (
    rules: ConstructorParameters<typeof RuleFilter>[0]['rules'],
    prompt: string,
    spared: string[] = [],
  ) => new RuleFilter({ rules, spared }).check(prompt).map(({ verdict }) => verdict);

  test('a term of each list has to be there, and close enough', () => {
    const rule = { name: 'x', verdict: 'refuse', all: [['cat'], ['dog']], within: 2 } as const;
    const mutable = [{ ...rule, all: rule.all.map((terms) => [...terms]) }];
    expect(judged(mutable, 'a cat and a dog')).toEqual(['refuse']);
    expect(judged(mutable, 'a dog near a cat')).toEqual(['refuse']);
    expect(judged(mutable, 'a cat that is far from any dog')).toEqual([]);
    expect(judged(mutable, 'a cat')).toEqual([]);
    expect(
      judged(
        mutable.map((each) => ({ ...each, inOrder: true })),
        'a dog near a cat',
      ),
    ).toEqual([]);
  });

  test('a star lets a word go on, and nothing else does', () => {
    const rules = [{ name: 'x', verdict: 'refuse' as const, all: [['flor*', 'rose']] }];
    expect(judged(rules, 'floral')).toEqual(['refuse']);
    expect(judged(rules, 'rosemary')).toEqual([]);
    expect(judged(rules, '.*')).toEqual([]);
  });

  test('a context turns a refusal into a report, or into nothing', () => {
    const rule = { name: 'x', verdict: 'refuse' as const, all: [['sword']] };
    expect(judged([{ ...rule, softenedBy: ['museum'] }], 'sword in a museum')).toEqual(['report']);
    expect(judged([{ ...rule, unless: ['museum'] }], 'sword in a museum')).toEqual([]);
    expect(judged([rule], 'sword lily', ['sword lily'])).toEqual([]);
    expect(judged([rule], 'sword lily and a sword', ['sword lily'])).toEqual(['refuse']);
  });
});
