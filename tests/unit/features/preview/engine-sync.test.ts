import { expect, test, vi } from 'vitest';
import { EngineSync } from '#features/preview/engine-sync/engine-sync.ts';
import type { Wanted } from '#features/preview/engine-sync/sync-state.ts';
import { changed } from '#features/preview/try-on/change.ts';
import { emptyTryOn, initialRemoval, type TryOn, untouched } from '#features/preview/try-on/try-on.ts';
import { FakeSkinEngine } from '../../../support/fake-skin-engine.ts';

const photo = { id: 'arm', name: 'arm', width: 400, height: 300 };
const koi = { id: 'koi', pictureId: 'koi.png', name: 'koi', removal: initialRemoval, ...untouched(photo) };
const bare = changed(emptyTryOn, { type: 'open-photo', photo });
const worn = changed(bare, { type: 'add', tattoo: koi });

function wanted(tryOn: TryOn, more: Partial<Wanted> = {}): Wanted {
  return { tryOn, longest: 1000, isDraft: false, showsSkin: false, ...more };
}

function engineSyncWith(engine: FakeSkinEngine) {
  const painted: string[] = [];
  const sync = new EngineSync({
    engine,
    picture: async () => new Blob(),
    paint: (picture) => painted.push(picture),
  });
  return { sync, painted };
}

test('shows the photo at once, and again when its skin is found', async () => {
  const engine = new FakeSkinEngine();
  const { sync, painted } = engineSyncWith(engine);
  sync.show(wanted(worn));
  await vi.waitFor(() => expect(sync.state().frame).toBe(2));
  expect(engine.calls).toEqual([
    'openPhoto',
    'openDesign koi smart',
    'render 0 1000 0',
    'render 1 1000 0',
    'findSkin 0 0',
    'startOnSkin koi',
    'layOut koi',
    'render 1 1000 0',
  ]);
  expect(painted).toEqual(['before', 'after', 'after']);
  expect(sync.state()).toMatchObject({ isReady: true, search: null, skin: { source: 'model' } });
});

test('asks only for what has changed', async () => {
  const engine = new FakeSkinEngine();
  const { sync } = engineSyncWith(engine);
  sync.show(wanted(worn));
  await vi.waitFor(() => expect(sync.state().frame).toBe(2));
  engine.calls.length = 0;
  const paler = { look: { ...koi.look, opacity: 0.5 } };
  sync.show(wanted(changed(worn, { type: 'alter', id: 'koi', to: paler })));
  await vi.waitFor(() => expect(sync.state().frame).toBe(3));
  expect(engine.calls).toEqual(['render 1 1000 0']);
});

test('old ink that is marked is looked for with the skin, since it is skin', async () => {
  const engine = new FakeSkinEngine();
  const { sync } = engineSyncWith(engine);
  sync.show(wanted(worn));
  await vi.waitFor(() => expect(sync.state().frame).toBe(2));
  engine.calls.length = 0;
  const marked = changed(worn, { type: 'tap-ink', at: { x: 0.2, y: 0.2 } });
  sync.show(wanted(marked));
  await vi.waitFor(() => expect(sync.state().frame).toBe(3));
  expect(engine.calls.filter((call) => call.startsWith('findSkin'))).toEqual(['findSkin 0 0']);
  expect(engine.oldInk).toEqual(marked.oldInk);
});

test('another picture in the place of a tattoo is opened and laid, and back again when that is undone', async () => {
  const engine = new FakeSkinEngine();
  const { sync } = engineSyncWith(engine);
  sync.show(wanted(worn));
  await vi.waitFor(() => expect(sync.state().frame).toBe(2));
  engine.calls.length = 0;
  sync.show(wanted(changed(worn, { type: 'alter', id: 'koi', to: { pictureId: 'crane.png' } })));
  await vi.waitFor(() => expect(sync.state().frame).toBe(3));
  sync.show(wanted(worn));
  await vi.waitFor(() => expect(sync.state().frame).toBe(4));
  const once = ['openDesign koi smart', 'startOnSkin koi', 'layOut koi', 'render 1 1000 0'];
  expect(engine.calls).toEqual([...once, ...once]);
});

test('a tap looks for skin again, a removed tattoo is closed', async () => {
  const engine = new FakeSkinEngine();
  const { sync } = engineSyncWith(engine);
  sync.show(wanted(worn));
  await vi.waitFor(() => expect(sync.state().frame).toBe(2));
  engine.calls.length = 0;
  const tapped = changed(worn, { type: 'tap', tap: { x: 0.5, y: 0.3, isSkin: true } });
  sync.show(wanted(changed(tapped, { type: 'remove', id: 'koi' })));
  await vi.waitFor(() => expect(sync.state().frame).toBe(3));
  expect(engine.calls).toEqual(['closeDesign koi', 'findSkin 1 0', 'render 0 1000 0']);
});

test('where no skin was found, the middle of the tattoo is taken for some', async () => {
  const engine = new FakeSkinEngine();
  engine.shares.push(0, 0.4);
  const { sync } = engineSyncWith(engine);
  sync.show(wanted(worn));
  await vi.waitFor(() => expect(sync.state().frame).toBe(2));
  expect(engine.calls.filter((call) => call.startsWith('findSkin'))).toEqual([
    'findSkin 0 0',
    'findSkin 1 0',
  ]);
  expect(sync.state().skin?.share).toBe(0.4);
});

test('where the model is in doubt, a first mask is shown and a better one takes its place', async () => {
  const engine = new FakeSkinEngine();
  engine.looks.push({ isClearer: false }, { isClearer: true });
  const { sync } = engineSyncWith(engine);
  sync.show(wanted(worn));
  await vi.waitFor(() => expect(sync.state()).toMatchObject({ frame: 2, isInDoubt: true, search: null }));
  engine.calls.length = 0;
  await sync.settled();
  await vi.waitFor(() => expect(sync.state().frame).toBe(3));
  expect(engine.calls).toEqual([
    'refineSkin',
    'refineSkin',
    'findSkin 0 0',
    'startOnSkin koi',
    'layOut koi',
    'render 1 1000 0',
  ]);
});

test('a further look waits while something is dragged, and finds what was corrected meanwhile', async () => {
  const engine = new FakeSkinEngine();
  engine.looks.push({ isClearer: true });
  const { sync } = engineSyncWith(engine);
  sync.show(wanted(worn));
  await vi.waitFor(() => expect(sync.state().frame).toBe(2));
  const moved = changed(worn, {
    type: 'alter',
    id: 'koi',
    to: { placement: { ...koi.placement, rotationDeg: 20 } },
  });
  const stroke = { points: [{ x: 0.5, y: 0.3 }], diameter: 0.1, hardness: 1, isSkin: true };
  const painted = changed(moved, { type: 'brush', stroke });
  sync.show(wanted(moved, { isDraft: true }));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(engine.calls).not.toContain('refineSkin');
  sync.show(wanted(painted));
  await sync.settled();
  expect(engine.calls.filter((call) => /findSkin|refineSkin/.test(call))).toEqual([
    'findSkin 0 0',
    'findSkin 0 1',
    'refineSkin',
    'findSkin 0 1',
  ]);
});

test('a sync that was closed while it drew looks no further', async () => {
  const engine = new FakeSkinEngine();
  engine.looks.push({ isClearer: true });
  const { sync } = engineSyncWith(engine);
  sync.show(wanted(worn));
  await vi.waitFor(() => expect(sync.state().frame).toBe(2));
  engine.isSlow = true;
  sync.show(wanted(changed(worn, { type: 'alter', id: 'koi', to: { look: { ...koi.look, opacity: 0.5 } } })));
  await vi.waitFor(() => expect(engine.calls.filter((call) => call.startsWith('render'))).toHaveLength(4));
  sync.dispose();
  engine.finishRender();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(engine.calls).not.toContain('refineSkin');
});

test('as long as no skin is found, the ink lies on the photo as it is; then the tattoo counts as a tap', async () => {
  const engine = new FakeSkinEngine();
  engine.looks.push({ isClearer: false });
  engine.shares.push(0, 0, 0.4);
  const { sync } = engineSyncWith(engine);
  sync.show(wanted(worn));
  await vi.waitFor(() => expect(sync.state()).toMatchObject({ frame: 2, isInDoubt: true }));
  expect(engine.masked).toEqual([true, true, false]);
  await sync.settled();
  await vi.waitFor(() => expect(sync.state()).toMatchObject({ frame: 3, skin: { share: 0.4 } }));
  expect(engine.calls.filter((call) => /findSkin|refineSkin/.test(call))).toEqual([
    'findSkin 0 0',
    'refineSkin',
    'findSkin 0 0',
    'findSkin 1 0',
  ]);
  expect(engine.masked.at(-1)).toBe(true);
});

test('of many wishes while a picture is drawn only the last is fulfilled', async () => {
  const engine = new FakeSkinEngine();
  const { sync } = engineSyncWith(engine);
  sync.show(wanted(worn));
  await vi.waitFor(() => expect(sync.state().frame).toBe(2));
  engine.isSlow = true;
  engine.calls.length = 0;
  const faded = (opacity: number) =>
    changed(worn, { type: 'alter', id: 'koi', to: { look: { ...koi.look, opacity } } });
  for (const opacity of [0.1, 0.2, 0.3, 0.4]) sync.show(wanted(faded(opacity), { isDraft: true }));
  await vi.waitFor(() => expect(engine.calls).toHaveLength(1));
  sync.show(wanted(faded(0.5), { isDraft: true }));
  sync.show(wanted(faded(0.6), { isDraft: true }));
  engine.isSlow = false;
  engine.finishRender();
  await vi.waitFor(() => expect(sync.state().frame).toBe(4));
  expect(engine.calls).toEqual(['render 1 800 0.3', 'render 1 800 0.3']);
});

test('says which tattoo cannot be opened, and goes on without it', async () => {
  const engine = new FakeSkinEngine();
  engine.failures.set('openDesign', new Error('broken'));
  const { sync } = engineSyncWith(engine);
  sync.show(wanted(worn));
  await vi.waitFor(() => expect(sync.state().trouble).toMatchObject({ kind: 'tattoo', tattooId: 'koi' }));
  sync.show(wanted(bare));
  sync.retry();
  await vi.waitFor(() => expect(sync.state().frame).toBeGreaterThan(0));
  expect(sync.state().trouble).toBeNull();
});

test('a photo that cannot be opened leaves the one before in its place', async () => {
  const engine = new FakeSkinEngine();
  const { sync } = engineSyncWith(engine);
  sync.show(wanted(bare));
  await vi.waitFor(() => expect(sync.state().frame).toBe(2));
  engine.failures.set('openPhoto', new Error('no photo'));
  await expect(sync.tryPhoto('no-photo', new Blob())).rejects.toThrow('no photo');
  sync.show(wanted(worn));
  await vi.waitFor(() => expect(sync.state().frame).toBe(4));
  expect(sync.state().trouble).toBeNull();
});

test('a photo that was tried is shown without being opened once more', async () => {
  const engine = new FakeSkinEngine();
  const { sync } = engineSyncWith(engine);
  await sync.tryPhoto(photo.id, new Blob());
  sync.show(wanted(bare));
  await vi.waitFor(() => expect(sync.state().frame).toBe(2));
  expect(engine.calls.filter((call) => call === 'openPhoto')).toHaveLength(1);
});

test('a photo that was tried and not taken leaves the one before in its place', async () => {
  const engine = new FakeSkinEngine();
  const { sync } = engineSyncWith(engine);
  sync.show(wanted(bare));
  await vi.waitFor(() => expect(sync.state().frame).toBe(2));
  await sync.tryPhoto('leg', new Blob());
  engine.calls.length = 0;
  sync.show(wanted(bare));
  await vi.waitFor(() => expect(sync.state().frame).toBe(4));
  expect(engine.calls.filter((call) => call === 'openPhoto')).toHaveLength(1);
});

test('what nobody has placed is laid where it starts, and again with every better mask', async () => {
  const engine = new FakeSkinEngine();
  engine.start = { centre: { x: 0.2, y: 0.3 }, width: 0.3, rotationDeg: 70 };
  engine.looks.push({ isClearer: true });
  const { sync } = engineSyncWith(engine);
  sync.show(wanted(worn));
  await vi.waitFor(() => expect(sync.state().frame).toBe(3));
  expect(sync.state().starts.placements.get('koi')).toBe(engine.start);
  expect(engine.calls.filter((call) => call === 'startOnSkin koi')).toHaveLength(2);
  engine.calls.length = 0;
  const to = { placement: { ...koi.placement, width: 0.4 } };
  sync.show(wanted(changed(worn, { type: 'alter', id: 'koi', to })));
  await vi.waitFor(() => expect(engine.calls).toContain('layOut koi'));
  expect(engine.calls).not.toContain('startOnSkin koi');
  expect(sync.state().starts.placements.size).toBe(0);
});
