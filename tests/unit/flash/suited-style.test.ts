import { describe, expect, test } from 'vitest';
import { ratioSizes } from '#contract/image.ts';
import type { Composition } from '#engine/flash/compose/composition.ts';
import { heightOf, widthOf } from '#engine/flash/geometry/bounds.ts';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';
import { styles } from '#engine/flash/styles/registry.ts';
import { inManner, suitedStyle } from '#engine/flash/styles/suited-style.ts';
import { setOfCompositions } from '../../support/flash-compositions.ts';

const seeds = Array.from({ length: 24 }, (_, i) => i * 977);

function picksFor(prompt: string, isColor = true) {
  const reading = readPrompt(prompt);
  return seeds.map((seed) => suitedStyle({ prompt, reading, isColor, hasPicture: false, seed }));
}

const idsFor = (prompt: string, isColor = true) => [
  ...new Set(picksFor(prompt, isColor).map(({ style }) => style.id)),
];

describe('the style of a prompt for which nobody chose one', () => {
  test.each(['wolf', 'small moon', 'rose and dagger', '两条锦鲤', '小さな猫'])(
    'is no lettering, mandala or tribal unless these are asked for: %s',
    (prompt) => {
      for (const id of idsFor(prompt)) expect(['lettering', 'mandala', 'tribal']).not.toContain(id);
    },
  );

  test.each([
    ['tribal wolf', 'tribal'],
    ['neo traditional fox', 'neo-traditional'],
    ['水彩狐狸', 'watercolor'],
    ['japanese dragon', 'japanese'],
    ['和彫りの龍', 'japanese'],
  ])('is the one that it names: %s', (prompt, style) => {
    expect(idsFor(prompt)).toEqual([style]);
    expect(picksFor(prompt)[0]?.because).toBe('named');
  });

  test('is another for another seed', () => {
    expect(idsFor('wolf').length).toBeGreaterThan(2);
  });

  test('has colours where these are wanted', () => {
    for (const { style } of picksFor('wolf')) expect(style.palettes.length).toBeGreaterThan(0);
    expect(idsFor('wolf', false)).toContain('black-grey');
  });

  test('leaves what is small alone on the page', () => {
    for (const { style, because } of picksFor('a small heart for my wrist')) {
      expect(because).toBe('small');
      for (const { ornaments } of style.designs) expect(ornaments).toEqual([]);
    }
  });

  test('sets letters only where there is nothing but words', () => {
    expect(idsFor('"Carpe Diem"')).toEqual(['lettering']);
    expect(idsFor('rose "Mom"')).not.toContain('lettering');
  });
});

describe.each(['9:16', '16:9', '3:4'] as const)('on a page of %s', (ratio) => {
  const page = ratioSizes[ratio];
  const prompts = [
    'lion with roses and a moon',
    'raven, skull, hourglass and candles "NEVER MORE"',
    '三条锦鲤和海浪',
  ];

  test.each(['old-school', 'fine-line', 'japanese', 'tribal', 'lettering'] as const)(
    'everything asked for is set, along the page: %s',
    async (style) => {
      for (const prompt of prompts) {
        const { reading, compositions } = await setOfCompositions(prompt, style, 5, page);
        const square = await setOfCompositions(prompt, style, 5);
        for (const composition of compositions) {
          const set = new Set(composition.pieces.flatMap(({ subjects }) => subjects));
          expect(set, prompt).toEqual(new Set(reading.subjects));
          expect(composition.hasLettering || reading.lettering === null, prompt).toBe(true);
        }
        const isTaller = meanProportion(compositions) > meanProportion(square.compositions);
        expect(isTaller, prompt).toBe(page.width < page.height);
      }
    },
    120_000,
  );
});

/** Height to width, in the mean of a set. */
function meanProportion(set: readonly Composition[]): number {
  const proportions = set.map(({ bounds }) => Math.log(heightOf(bounds) / widthOf(bounds)));
  return proportions.reduce((sum, each) => sum + each, 0) / set.length;
}

describe('what a style sets around what was asked for', () => {
  const ornamentsOf = (style: ReturnType<typeof inManner>) =>
    style.designs.flatMap(({ ornaments }) => ornaments.map(({ name }) => name));

  test('is there where the style was chosen, and not where that is declined', () => {
    expect(ornamentsOf(inManner(styles['fine-line'], null))).toContain('microStars');
    expect(ornamentsOf(inManner(styles['fine-line'], null, false))).not.toContain('microStars');
  });

  test('comes where it is wanted, also to a style that was picked', () => {
    expect(ornamentsOf(inManner(styles['fine-line'], 'suits'))).not.toContain('microStars');
    expect(ornamentsOf(inManner(styles['fine-line'], 'suits', true))).toContain('microStars');
  });

  test.each(['japanese', 'mandala', 'geometric'] as const)('is what %s is made of', (style) => {
    expect(inManner(styles[style], null, false)).toBe(styles[style]);
  });
});
