import { describe, expect, test } from 'vitest';
import { curatedIcons } from '#engine/flash/icons/curated-icons.ts';
import { lexicon } from '#engine/flash/lexicon/lexicon.ts';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';
import { excludedIcons, findExcluded } from '#engine/flash/parse/stop-words/exclusions.ts';

function namesIn(prompt: string): string[] {
  return readPrompt(prompt).subjects.map(({ concept }) => concept.name);
}

describe('what a prompt denies is not drawn', () => {
  test.each([
    ['a skull without roses or leaves', ['skull']],
    ['no skull, just a rose', ['rose']],
    ['a rose, not a skull', ['rose']],
    ['anything but roses, peony', ['peony']],
    ["don't add any clouds to the dragon", ['dragon']],
    ['skull with no crown but a rose', ['skull', 'rose']],
    ['不要骷髅，只要玫瑰', ['rose']],
    ['玫瑰，没有叶子', ['rose']],
    ['花のない髑髏', ['skull']],
    ['骸骨なしの薔薇', ['rose']],
  ])('%s: %j', (prompt, names) => {
    expect(namesIn(prompt)).toEqual(names);
  });

  test('and not reported as ignored either', () => {
    expect(readPrompt('a skull without roses').ignored).toEqual([]);
  });
});

describe('parts that the drawing shows all the same are told', () => {
  test.each([
    ['wolf head with no eyes', 'wolf', ['with no eyes']],
    ['skull without jaw', 'skull', ['without jaw']],
    ['rose without leaves', 'rose', ['without leaves']],
    ['a lighthouse with no light', 'lighthouse', ['with no light']],
    ['candle without a flame', 'candle', ['without a flame']],
    ['an angel without wings', 'angel', ['without wings']],
    ['玫瑰没有叶子', 'rose', ['没有叶子']],
    ['rose without thorns', 'rose', []],
    ['lion with no crown', 'lion', []],
    ['tree without leaves', 'dead-tree', []],
  ])('%s', (prompt, name, ignored) => {
    expect(namesIn(prompt)).toEqual([name]);
    expect(readPrompt(prompt).ignored).toEqual(ignored);
  });
});

describe('signs of hate', () => {
  test.each([
    ['wolf with a swastika and 1488', ['wolf'], ['swastika', '1488']],
    ['a Nazi eagle', ['eagle'], ['Nazi']],
    ['卐 with lotus', ['lotus'], ['卐']],
    ['纳粹 鹰', ['eagle'], ['纳粹']],
    ['ナチスの鷲', ['eagle'], ['ナチス']],
    ['iron-cross and a rose', ['rose'], ['iron-cross']],
  ])('are never drawn, and reported as ignored: %s', (prompt, names, ignored) => {
    expect(namesIn(prompt)).toEqual(names);
    expect(readPrompt(prompt)).toMatchObject({ lettering: null, ignored });
  });

  test.each([
    '"1488"',
    'rose with the words "Swastika"',
    'skull with the date 14/88',
    'the text SIEG HEIL on a banner',
    's w a s t i k a',
    'ｓｗａｓｔｉｋａ',
    '「希特勒」',
    'a swastika',
  ])('are never written: %s', (prompt) => {
    expect(readPrompt(prompt).lettering).toBeNull();
  });

  test('leave the rest of a quotation to be written', () => {
    expect(readPrompt('"no nazi here"').lettering).toBe('no here');
  });

  test('are not seen in words that only contain them', () => {
    expect(findExcluded('a heilroom of white powerful antinazi 21488 pieces')).toEqual([]);
  });

  test('are in neither the lexicon nor the curated icons', () => {
    const words = lexicon.flatMap(({ words: { en, zh, ja } }) => [...en, ...zh, ...ja]);
    expect(words.filter((word) => findExcluded(word).length > 0)).toEqual([]);
    expect(excludedIcons.filter((name) => name in curatedIcons)).toEqual([]);
  });
});
