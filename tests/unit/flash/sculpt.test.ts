import { readFile } from 'node:fs/promises';
import { brotliCompressSync, inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ViewId } from '#contract/view-ids.ts';
import { composedDesign } from '#engine/flash/composed-design.ts';
import type { FlashRequest } from '#engine/flash/flash-request.ts';
import { bakeView } from '#engine/flash/sculpt/build/bake.ts';
import { bakeFigure } from '#engine/flash/sculpt/build/drawn/bake-drawing.ts';
import { figures } from '#engine/flash/sculpt/build/drawn/figures.ts';
import { subjects } from '#engine/flash/sculpt/build/subjects/subjects.ts';
import { inCoat } from '#engine/flash/sculpt/coloured-view.ts';
import { sculptures } from '#engine/flash/sculpt/sculptures.ts';
import { decodeView, encodeView } from '#engine/flash/sculpt/view-code.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';

/** What may be sent for one view. */
const mostBytes = 25_000;

const all = [...sculptures].flatMap(([name, { of, views }]) =>
  of ? [] : views.map((view) => ({ name, view })),
);

describe('a view of a sculpture', () => {
  test.each(all)('$name $view is there, small, and read as it was written', async ({ name, view }) => {
    const bytes = new Uint8Array(await flashAssets.read(`sculpt/${name}/${view}.view`));
    expect(brotliCompressSync(bytes).length).toBeLessThan(mostBytes);
    expect(Buffer.from(encodeView(decodeView(bytes))).equals(bytes)).toBe(true);
  });

  test('is drawn to the same bytes again', { timeout: 300_000 }, async () => {
    const woman = figures.find(({ name }) => name === 'woman');
    const profile = woman?.views.find(({ name }) => name === 'profile');
    if (!woman || !profile) throw new Error('no woman in profile');
    const file = new URL('../../../src/engine/flash/sculpt/views/woman/profile.view', import.meta.url);
    const stored = new Uint8Array(inflateRawSync(await readFile(file)));
    expect(Buffer.from(encodeView(bakeFigure(woman, profile))).equals(stored)).toBe(true);
  });

  test('is baked to the same bytes again', { timeout: 300_000 }, async () => {
    const skull = subjects.find(({ name }) => name === 'skull');
    const below = skull?.views.find(({ name }) => name === 'below');
    if (!skull || !below) throw new Error('no skull from below');
    const file = new URL('../../../src/engine/flash/sculpt/views/skull/below.view', import.meta.url);
    const stored = new Uint8Array(inflateRawSync(await readFile(file)));
    expect(Buffer.from(encodeView(bakeView(skull, below))).equals(stored)).toBe(true);
  });

  test('is refused when its file is of another version', async () => {
    const bytes = new Uint8Array(await flashAssets.read('sculpt/skull/front.view'));
    bytes[0] = 99;
    expect(() => decodeView(bytes)).toThrow(RangeError);
  });

  test('that is sculpted is offered, and the other way round', () => {
    const sculpted = [...subjects, ...figures].map(({ name, views }) => [
      name,
      views.map((view) => view.name).toSorted(),
    ]);
    const offered = [...sculptures].flatMap(([name, { of, views }]) =>
      of ? [] : [[name, [...views].toSorted()]],
    );
    expect(sculpted.toSorted()).toEqual(offered.toSorted());
  });
});

test.each([...sculptures.keys()])('a set of four of %s shows at least three views', (name) => {
  const sculpture = sculptures.get(name);
  expect(new Set(sculpture?.set).size).toBeGreaterThanOrEqual(3);
});

test('the four designs of a set are seen from four sides', async () => {
  const shown = await Promise.all([0, 1, 2, 3].map((output) => viewOf('a wolf', { output } as FlashRequest)));
  expect(new Set(shown).size).toBe(4);
});

describe('what a prompt says of a view is obeyed:', () => {
  test.each<[prompt: string, views: ViewId[]]>([
    ['a wolf looking left', ['three-quarter-left', 'profile']],
    ['lion facing right', ['three-quarter-right']],
    ['a lion seen from below', ['below']],
    ['wolf from above', ['above']],
    ['a lion looking up', ['below']],
    ['a wolf head in profile', ['profile']],
    ['front view of a lion', ['front']],
    ['roaring lion', ['roaring', 'roaring-profile']],
    ['a wolf that howls', ['howling-left', 'howling-right', 'howling-profile']],
    ['a howling wolf', ['howling-left', 'howling-right', 'howling-profile']],
    ['a wolf with its mouth closed', ['three-quarter-left', 'front', 'profile', 'three-quarter-right']],
    ['skull, three quarter view', ['three-quarter-left', 'three-quarter-right']],
    ['skull side view', ['profile']],
    ['低头的狼', ['above']],
    ['狼の横顔', ['profile']],
    ['a woman with her eyes closed', ['eyes-closed']],
    ['sleeping woman', ['eyes-closed']],
    ['闭着眼睛的女人', ['eyes-closed']],
    ['a woman in profile', ['profile']],
    ['女の横顔', ['profile']],
    ['a pointing hand', ['pointing']],
    ['praying hands from the front', ['front']],
    ['woman looking right', ['three-quarter-right']],
    ['a goat in profile', ['profile']],
    ['ram from below', ['below']],
    ['hannya mask looking left', ['three-quarter-left', 'profile']],
    ['front view of an oni', ['front']],
    ['a bearded man looking right', ['three-quarter-right']],
    ['a raven looking left', ['three-quarter-left', 'profile']],
    ['crow seen from above', ['above']],
    ['カラスの横顔', ['profile']],
    ['a shark seen from below', ['below']],
    ['a shark with its mouth closed', ['profile', 'three-quarter-right']],
    ['side view of a great white', ['profile']],
    ['koi from above', ['above']],
    ['a rose seen from above', ['above']],
    ['a snake in profile', ['profile']],
    ['サメの横顔', ['profile']],
    ['a koi fish facing right', ['three-quarter-right']],
  ])('%s', async (prompt, views) => {
    const { notes } = await composedDesign(request(prompt), flashAssets);
    expect(views).toContain(notes.views[0]?.shown);
    expect(notes.ignored).toEqual([]);
  });
});

test('an order that names a view gets it, and is told the others', async () => {
  const { notes } = await composedDesign(
    { ...request('a lion with roses'), variation: { view: 'profile' } },
    flashAssets,
  );
  const [lion] = notes.views;
  expect(lion).toMatchObject({ motif: 'lion', shown: 'profile' });
  expect([...(lion?.others ?? []), 'profile'].toSorted()).toEqual([
    ...(sculptures.get('lion')?.views.toSorted() ?? []),
  ]);
});

test('a view that a pose rules out is not shown', async () => {
  const { notes } = await composedDesign(
    { ...request('a running wolf'), variation: { view: 'profile' } },
    flashAssets,
  );
  expect(notes.views).toEqual([]);
});

test('a coat takes the colour that a prompt names, and keeps its form where that is black', async () => {
  const view = decodeView(new Uint8Array(await flashAssets.read('sculpt/cat/front.view')));
  const coats = (wanted: 'ember' | 'dark') =>
    inCoat(view, { own: 'grey', named: 'dark', wanted }).regions.map(({ pigment }) => pigment);
  const own = view.regions.map(({ pigment }) => pigment);
  expect(coats('ember')).toEqual(own.map((pigment) => (pigment === 'grey' ? 'dark' : pigment)));
  expect(coats('dark')).toEqual(own.map((pigment) => (pigment === 'grey' ? 'steel' : pigment)));
});

async function viewOf(prompt: string, more: Partial<FlashRequest>): Promise<string | undefined> {
  const { notes } = await composedDesign({ ...request(prompt), ...more }, flashAssets);
  return notes.views[0]?.shown;
}

function request(prompt: string): FlashRequest {
  return { prompt, style: 'fine-line', isColor: false, seed: 4, output: 0 };
}
