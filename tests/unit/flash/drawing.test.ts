import { describe, expect, test, vi } from 'vitest';
import { styleIds } from '#contract/style-ids.ts';
import { composedDesign } from '#engine/flash/composed-design.ts';
import { engineName } from '#engine/flash/engine-name.ts';
import type { FlashStage } from '#engine/flash/flash.ts';
import { drawFlash } from '#engine/flash/flash.ts';
import type { FlashRequest } from '#engine/flash/flash-request.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';
import { coarseInk, differenceOf, look } from '../../support/flash-look.ts';
import { hashOf } from '../../support/flash-requests.ts';

// Some seconds on an idle machine; far more on one that is busy.
vi.setConfig({ testTimeout: 180_000 });

const usual: FlashRequest = {
  prompt: 'snake wrapped around a dagger with red roses',
  style: 'old-school',
  isColor: true,
  seed: 7,
  output: 0,
};

function draw(request: Partial<FlashRequest>) {
  return drawFlash({ ...usual, ...request }, flashAssets);
}

function compose(request: Partial<FlashRequest>) {
  return composedDesign({ ...usual, ...request }, flashAssets);
}

describe('the notes of a drawing', () => {
  test('say what was understood, what was ignored, and whom it owes a mention', async () => {
    const { notes } = await compose({ prompt: 'an ANGRY armadillo and two roses "Carpe Diem"', seed: 0 });
    expect(notes).toMatchObject({
      engine: engineName,
      seed: 0,
      understood: [
        { word: 'armadillo', motif: 'armadillo', count: 1 },
        { word: 'roses', motif: 'rose', count: 2 },
        { word: 'Carpe Diem', motif: 'lettering', count: 1 },
      ],
      ignored: ['ANGRY'],
    });
    expect(notes.credits.map(({ license }) => license)).toEqual(
      expect.arrayContaining(['CC BY 3.0', 'OFL-1.1']),
    );
  });

  test.each([
    'sirens on the rocks singing to a ship',
    'hurdy gurdy',
    'a cherry with a bomb fuse instead of a stem, red, instead of a stem',
  ])(
    'never say of the same word that it is drawn and that it is not, nor anything twice: %s',
    async (prompt) => {
      const { understood, ignored } = (await compose({ prompt })).notes;
      const told = understood.flatMap(({ word }) => word.split(/[^\p{L}]+/u));
      for (const word of ignored.filter((each) => !each.includes(' '))) expect(told).not.toContain(word);
      expect(new Set(ignored).size).toBe(ignored.length);
    },
  );

  test('owe nobody a mention when only motifs of ours were drawn', async () => {
    expect((await compose({ prompt: 'rose' })).notes.credits).toEqual([]);
  });

  test('say so when nothing was understood and its words are written instead', async () => {
    const { notes } = await compose({ prompt: '饕餮' });
    expect(notes.understood).toEqual([{ word: '饕餮', motif: 'lettering', count: 1 }]);
  });

  test.each([
    ['peace', 'dove'],
    ['自由', '燕子'],
    ['希望', '燕子'],
    ['強さ', 'ライオン'],
  ])('say what stands for what cannot be drawn itself: %s', async (prompt, standIn) => {
    expect((await compose({ prompt })).notes.understood).toMatchObject([{ standIn }]);
  });

  test.each([
    ['pit bull', 'dog'],
    ['斗牛梗', '狗'],
  ])('say what a drawing is taken for that does not tell its kind: %s', async (prompt, standIn) => {
    expect((await compose({ prompt })).notes.understood).toMatchObject([{ standIn }]);
  });

  test.each([
    ['tiny plane', 'airplane'],
    ['lightning bolt', 'lightning'],
    ['ラッパ', 'トランペット'],
    ['翠竹', '竹子'],
  ])('say how that is usually called which a prompt calls otherwise: %s', async (prompt, otherName) => {
    expect((await compose({ prompt })).notes.understood).toMatchObject([{ otherName }]);
  });

  test.each([
    ['kraken', 'ship'],
    ['wax seal', 'fleur de lis'],
    ['樹懶', '树枝'],
    ['a peeking lynx', 'plank'],
    ['sleeping bat', 'branch'],
    ['ナマケモノ', '木の枝'],
    ['飞天', '云'],
    ['熊猫', '竹子'],
    ['天女', '雲'],
  ])('say what a drawing brings that nobody asked for: %s', async (prompt, brought) => {
    expect((await compose({ prompt })).notes.understood).toMatchObject([{ brought: [brought] }]);
  });

  test('tell the hand that is drawn beside a bust', async () => {
    const [angel] = (await compose({ prompt: 'guardian angel holding a shield' })).notes.understood;
    expect(angel).toMatchObject({ word: 'guardian angel', brought: ['a hand apart'] });
  });

  test.each(['a kraken attacking a ship', 'a kraken and a ship'])(
    'say nothing of it where it is asked for: %s',
    async (prompt) => {
      for (const said of (await compose({ prompt })).notes.understood)
        expect(said).not.toHaveProperty('brought');
    },
  );

  test.each(['Wolves', 'Jellyfish', 'koi', '鷹', '貓頭鷹', 'フクロウ', '狮子', '弯月', '夕阳', '梟'])(
    'say nothing beside a usual name: %s',
    async (prompt) => {
      const [first] = (await compose({ prompt })).notes.understood;
      expect(first).toMatchObject({ word: prompt });
      expect(first).not.toHaveProperty('otherName');
    },
  );

  test.each([
    ['a sleeping giraffe', ['sleeping']],
    ['a running wolf', []],
    ['a mermaid sitting on an anchor', []],
    ['two wolves fighting', []],
    ['two whales dancing', ['dancing']],
    ['two wolves, face to face', []],
    ['a wolf and a bear, face to face', ['face to face']],
    ['a samurai and a dragon, face to face', ['face to face']],
    ['a coiled rope', ['coiled']],
    ['a coiled snake', []],
    ['a snake around a dagger', []],
  ])('report what a drawing cannot do: %s', async (prompt, ignored) => {
    expect((await compose({ prompt })).notes.ignored).toEqual(ignored);
  });

  test.each([
    ['a dog wearing a wave and a hat', ['dog wearing a wave']],
    ['a samurai fighting a dragon', ['samurai fighting a dragon']],
    ['an astronaut sitting on the moon holding a balloon', []],
    ['a crown on a skull', []],
    ['a fox in a forest', []],
    ['a ship on the waves', []],
    ['a bear holding a mountain', ['bear holding a mountain']],
    ['熊拿着山', ['熊拿着山']],
    ['tornado with a cow in it', ['tornado with a cow in it']],
  ])('report a relation that is not shown: %s', async (prompt, apart) => {
    expect((await compose({ prompt })).notes.apart).toEqual(apart);
  });

  test('report characters that no font has as ignored', async () => {
    const { notes } = await compose({ prompt: '"Anna حرف"' });
    expect(notes.understood).toEqual([{ word: 'Anna', motif: 'lettering', count: 1 }]);
    expect(notes.ignored).toEqual(['حرف']);
  });
});

describe('a manner that the prompt wants', () => {
  const fine = { style: 'fine-line', seed: 3 } as const;
  const blackOf = async (prompt: string) => look(await draw({ ...fine, prompt })).features[1] ?? 0;

  test.each(['wolf silhouette', '狼的剪影', '狼のシルエット'])('%s is solid black', async (prompt) => {
    expect(await blackOf(prompt)).toBeGreaterThan(2 * (await blackOf('wolf')));
  });

  test('a geometric rabbit is folded from triangles in every style', async () => {
    const edges = async (prompt: string) => look(await draw({ ...fine, prompt })).features[2] ?? 0;
    expect(await edges('geometric rabbit')).toBeGreaterThan(1.25 * (await edges('rabbit')));
  });
});

describe('letters', () => {
  test.each(['minimalist', 'one line', 'on my forearm, vertical', 'in a circle'])(
    'are drawn in every style whatever is wished for things: %s',
    async (wish) => {
      for (const [i, style] of styleIds.entries()) {
        const drawing = await draw({
          prompt: `"breathe" ${wish}`,
          style,
          output: ([0, 1, 2, 3] as const)[i % 4] ?? 0,
        });
        const { coverage, margin } = look(drawing);
        expect([style, coverage > 0.01, coverage < 0.8, margin > 0]).toEqual([style, true, true, true]);
      }
    },
  );
});

test.each(['', '   ', '!!! ???', '😀', 'حرف', 'a swastika'])(
  'a prompt that holds nothing to draw or write is refused: "%s"',
  async (prompt) => {
    await expect(draw({ prompt })).rejects.toMatchObject({
      name: 'NOTHING_TO_DRAW',
      code: 'NOTHING_TO_DRAW',
    });
  },
);

test('stages are told in their order', async () => {
  const stages: FlashStage[] = [];
  await drawFlash(usual, flashAssets, (stage) => stages.push(stage));
  expect(stages).toEqual(['reading', 'drawing', 'inking']);
});

describe('the same request', () => {
  test('gives the same bytes, whatever was drawn in between', async () => {
    const first = await draw({ style: 'watercolor' });
    await draw({ style: 'mandala', prompt: 'owl' });
    const second = await draw({ style: 'watercolor' });
    expect(await hashOf(second.pixels)).toBe(await hashOf(first.pixels));
    expect(second.notes).toEqual(first.notes);
  });

  test('gives the same bytes when two are drawn at a time', async () => {
    const [first, second] = await Promise.all([draw({ style: 'dotwork' }), draw({ style: 'dotwork' })]);
    expect(await hashOf(second.pixels)).toBe(await hashOf(first.pixels));
  });

  test('with another seed gives another drawing', async () => {
    const [first, second] = [await draw({ seed: 7 }), await draw({ seed: 8 })];
    expect(differenceOf(coarseInk(first), coarseInk(second))).toBeGreaterThan(0.1);
  });

  test('without a style gets one that suits it, says so, and is drawn the same again', async () => {
    const [picked, again] = [await draw({ style: null }), await draw({ style: null })];
    expect(picked.notes).toMatchObject({ pickedStyle: 'suits', coloring: 'colored' });
    expect(await hashOf(again.pixels)).toBe(await hashOf(picked.pixels));
    expect((await compose({})).notes).not.toHaveProperty('pickedStyle');
  });

  test('says who wants it black', async () => {
    const coloring = async (request: Partial<FlashRequest>) => (await compose(request)).notes.coloring;
    expect(await coloring({ style: 'tribal' })).toBe('style-black');
    expect(await coloring({ isColor: false })).toBe('chosen-black');
    expect(await coloring({ prompt: 'rose, black and white' })).toBe('words-black');
    expect(await coloring({ prompt: 'one line rose' })).toBe('line-black');
  });
});

test.each(['japanese', 'fine-line', 'lettering'] as const)(
  'the four designs of a set in %s are built differently',
  async (style) => {
    const maps: Float32Array[] = [];
    for (const output of [0, 1, 2, 3] as const) maps.push(coarseInk(await draw({ style, output })));
    for (const [i, map] of maps.entries()) {
      for (const other of maps.slice(i + 1)) expect(differenceOf(map, other)).toBeGreaterThan(0.2);
    }
  },
);

test('the thirteen styles look different, measured by their darkness, texture and colour', async () => {
  const looks: { style: string; features: readonly number[] }[] = [];
  for (const style of styleIds) {
    looks.push({ style, features: look(await draw({ style, prompt: 'a skull and roses' })).features });
  }
  for (const [i, { style, features }] of looks.entries()) {
    for (const other of looks.slice(i + 1)) {
      const distance = Math.hypot(...features.map((feature, k) => feature - (other.features[k] as number)));
      expect(distance, `${style} and ${other.style}`).toBeGreaterThan(0.03);
    }
  }
});
