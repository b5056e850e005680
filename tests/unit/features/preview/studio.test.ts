import { expect, test, vi } from 'vitest';
import { changed } from '#features/preview/fitting/change.ts';
import { emptyFitting, type Fitting, initialRemoval, untouched } from '#features/preview/fitting/fitting.ts';
import { Studio } from '#features/preview/studio/studio.ts';
import type { Wanted } from '#features/preview/studio/studio-state.ts';
import { FakeSkinDoor } from '../../../support/fake-skin-door.ts';

const photo = { id: 'arm', name: 'arm', width: 400, height: 300 };
const koi = { id: 'koi', pictureId: 'koi.png', name: 'koi', removal: initialRemoval, ...untouched(photo) };
const bare = changed(emptyFitting, { type: 'open-photo', photo });
const worn = changed(bare, { type: 'add', tattoo: koi });

function wanted(fitting: Fitting, more: Partial<Wanted> = {}): Wanted {
  return { fitting, longest: 1000, isDraft: false, showsSkin: false, ...more };
}

function studioWith(door: FakeSkinDoor) {
  const painted: string[] = [];
  const studio = new Studio({
    door,
    picture: async () => new Blob(),
    paint: (picture) => painted.push(picture),
  });
  return { studio, painted };
}

test('shows the photo at once, and again when its skin is found', async () => {
  const door = new FakeSkinDoor();
  const { studio, painted } = studioWith(door);
  studio.show(wanted(worn));
  await vi.waitFor(() => expect(studio.state().frame).toBe(2));
  expect(door.calls).toEqual([
    'openPhoto',
    'openDesign koi smart',
    'render 0 1000 0',
    'render 1 1000 0',
    'findSkin 0 0',
    'layOut koi',
    'render 1 1000 0',
  ]);
  expect(painted).toEqual(['before', 'after', 'after']);
  expect(studio.state()).toMatchObject({ isReady: true, search: null, skin: { source: 'model' } });
});

test('asks only for what has changed', async () => {
  const door = new FakeSkinDoor();
  const { studio } = studioWith(door);
  studio.show(wanted(worn));
  await vi.waitFor(() => expect(studio.state().frame).toBe(2));
  door.calls.length = 0;
  const paler = { look: { ...koi.look, opacity: 0.5 } };
  studio.show(wanted(changed(worn, { type: 'alter', id: 'koi', to: paler })));
  await vi.waitFor(() => expect(studio.state().frame).toBe(3));
  expect(door.calls).toEqual(['render 1 1000 0']);
});

test('another picture in the place of a tattoo is opened and laid, and back again when that is undone', async () => {
  const door = new FakeSkinDoor();
  const { studio } = studioWith(door);
  studio.show(wanted(worn));
  await vi.waitFor(() => expect(studio.state().frame).toBe(2));
  door.calls.length = 0;
  studio.show(wanted(changed(worn, { type: 'alter', id: 'koi', to: { pictureId: 'crane.png' } })));
  await vi.waitFor(() => expect(studio.state().frame).toBe(3));
  studio.show(wanted(worn));
  await vi.waitFor(() => expect(studio.state().frame).toBe(4));
  const once = ['openDesign koi smart', 'layOut koi', 'render 1 1000 0'];
  expect(door.calls).toEqual([...once, ...once]);
});

test('a tap looks for skin again, a removed tattoo is closed', async () => {
  const door = new FakeSkinDoor();
  const { studio } = studioWith(door);
  studio.show(wanted(worn));
  await vi.waitFor(() => expect(studio.state().frame).toBe(2));
  door.calls.length = 0;
  const tapped = changed(worn, { type: 'tap', tap: { x: 0.5, y: 0.3, isSkin: true } });
  studio.show(wanted(changed(tapped, { type: 'remove', id: 'koi' })));
  await vi.waitFor(() => expect(studio.state().frame).toBe(3));
  expect(door.calls).toEqual(['closeDesign koi', 'findSkin 1 0', 'render 0 1000 0']);
});

test('where no skin was found, the middle of the tattoo is taken for some', async () => {
  const door = new FakeSkinDoor();
  door.shares.push(0, 0.4);
  const { studio } = studioWith(door);
  studio.show(wanted(worn));
  await vi.waitFor(() => expect(studio.state().frame).toBe(2));
  expect(door.calls.filter((call) => call.startsWith('findSkin'))).toEqual(['findSkin 0 0', 'findSkin 1 0']);
  expect(studio.state().skin?.share).toBe(0.4);
});

test('where the model is in doubt, a first mask is shown and a better one takes its place', async () => {
  const door = new FakeSkinDoor();
  door.looks.push({ isClearer: false }, { isClearer: true });
  const { studio } = studioWith(door);
  studio.show(wanted(worn));
  await vi.waitFor(() => expect(studio.state()).toMatchObject({ frame: 2, isInDoubt: true, search: null }));
  door.calls.length = 0;
  await studio.settled();
  await vi.waitFor(() => expect(studio.state().frame).toBe(3));
  expect(door.calls).toEqual(['lookAgain', 'lookAgain', 'findSkin 0 0', 'layOut koi', 'render 1 1000 0']);
});

test('a further look waits while something is dragged, and finds what was corrected meanwhile', async () => {
  const door = new FakeSkinDoor();
  door.looks.push({ isClearer: true });
  const { studio } = studioWith(door);
  studio.show(wanted(worn));
  await vi.waitFor(() => expect(studio.state().frame).toBe(2));
  const moved = changed(worn, {
    type: 'alter',
    id: 'koi',
    to: { placement: { ...koi.placement, rotationDeg: 20 } },
  });
  const stroke = { points: [{ x: 0.5, y: 0.3 }], diameter: 0.1, hardness: 1, isSkin: true };
  const painted = changed(moved, { type: 'brush', stroke });
  studio.show(wanted(moved, { isDraft: true }));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(door.calls).not.toContain('lookAgain');
  studio.show(wanted(painted));
  await studio.settled();
  expect(door.calls.filter((call) => /findSkin|lookAgain/.test(call))).toEqual([
    'findSkin 0 0',
    'findSkin 0 1',
    'lookAgain',
    'findSkin 0 1',
  ]);
});

test('a studio that was closed while it drew looks no further', async () => {
  const door = new FakeSkinDoor();
  door.looks.push({ isClearer: true });
  const { studio } = studioWith(door);
  studio.show(wanted(worn));
  await vi.waitFor(() => expect(studio.state().frame).toBe(2));
  door.isSlow = true;
  studio.show(
    wanted(changed(worn, { type: 'alter', id: 'koi', to: { look: { ...koi.look, opacity: 0.5 } } })),
  );
  await vi.waitFor(() => expect(door.calls.filter((call) => call.startsWith('render'))).toHaveLength(4));
  studio.dispose();
  door.finishRender();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(door.calls).not.toContain('lookAgain');
});

test('as long as no skin is found, the ink lies on the photo as it is; then the tattoo counts as a tap', async () => {
  const door = new FakeSkinDoor();
  door.looks.push({ isClearer: false });
  door.shares.push(0, 0, 0.4);
  const { studio } = studioWith(door);
  studio.show(wanted(worn));
  await vi.waitFor(() => expect(studio.state()).toMatchObject({ frame: 2, isInDoubt: true }));
  expect(door.masked).toEqual([true, true, false]);
  await studio.settled();
  await vi.waitFor(() => expect(studio.state()).toMatchObject({ frame: 3, skin: { share: 0.4 } }));
  expect(door.calls.filter((call) => /findSkin|lookAgain/.test(call))).toEqual([
    'findSkin 0 0',
    'lookAgain',
    'findSkin 0 0',
    'findSkin 1 0',
  ]);
  expect(door.masked.at(-1)).toBe(true);
});

test('of many wishes while a picture is drawn only the last is fulfilled', async () => {
  const door = new FakeSkinDoor();
  const { studio } = studioWith(door);
  studio.show(wanted(worn));
  await vi.waitFor(() => expect(studio.state().frame).toBe(2));
  door.isSlow = true;
  door.calls.length = 0;
  const faded = (opacity: number) =>
    changed(worn, { type: 'alter', id: 'koi', to: { look: { ...koi.look, opacity } } });
  for (const opacity of [0.1, 0.2, 0.3, 0.4]) studio.show(wanted(faded(opacity), { isDraft: true }));
  await vi.waitFor(() => expect(door.calls).toHaveLength(1));
  studio.show(wanted(faded(0.5), { isDraft: true }));
  studio.show(wanted(faded(0.6), { isDraft: true }));
  door.isSlow = false;
  door.finishRender();
  await vi.waitFor(() => expect(studio.state().frame).toBe(4));
  expect(door.calls).toEqual(['render 1 800 0.3', 'render 1 800 0.3']);
});

test('says which tattoo cannot be opened, and goes on without it', async () => {
  const door = new FakeSkinDoor();
  door.failures.set('openDesign', new Error('broken'));
  const { studio } = studioWith(door);
  studio.show(wanted(worn));
  await vi.waitFor(() => expect(studio.state().trouble).toMatchObject({ kind: 'tattoo', tattooId: 'koi' }));
  studio.show(wanted(bare));
  studio.retry();
  await vi.waitFor(() => expect(studio.state().frame).toBeGreaterThan(0));
  expect(studio.state().trouble).toBeNull();
});

test('a photo that cannot be opened leaves the one before in its place', async () => {
  const door = new FakeSkinDoor();
  const { studio } = studioWith(door);
  studio.show(wanted(bare));
  await vi.waitFor(() => expect(studio.state().frame).toBe(2));
  door.failures.set('openPhoto', new Error('no photo'));
  await expect(studio.tryPhoto(new Blob())).rejects.toThrow('no photo');
  studio.show(wanted(worn));
  await vi.waitFor(() => expect(studio.state().frame).toBe(4));
  expect(studio.state().trouble).toBeNull();
});
