import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import type { Ruler } from '#engine/skin/geometry/real-size.ts';
import type { InkStroke, MaskStroke, Placement, Tap } from '#engine/skin/scene.ts';
import { noOldInk } from '#engine/skin/scene.ts';
import { withKept, withoutKept, withTaken } from './kept-placements.ts';
import { carriedOver } from './placement.ts';
import { emptyTryOn, type StoredPhoto, type Tattoo, type TryOn, untouched } from './try-on.ts';

/** What somebody does to a try-on. */
export type Change =
  | { type: 'open-photo'; photo: StoredPhoto }
  | { type: 'add'; tattoo: Tattoo }
  | { type: 'alter'; id: string; to: Partial<Omit<Tattoo, 'id'>> }
  /** Lays a tattoo that nobody has placed on the skin that was found; `isLast` when no better skin is to come. */
  | { type: 'land'; id: string; placement: Placement; isLast: boolean }
  | { type: 'remove'; id: string }
  /** Lifts a tattoo above the next one, or lowers it below. */
  | { type: 'restack'; id: string; by: 1 | -1 }
  | { type: 'tap'; tap: Tap }
  | { type: 'brush'; stroke: MaskStroke }
  | { type: 'forget-corrections' }
  /** Says where an old tattoo is. */
  | { type: 'tap-ink'; at: PhotoPoint }
  | { type: 'brush-ink'; stroke: InkStroke }
  | { type: 'forget-ink' }
  | { type: 'mask'; isMasked: boolean }
  | { type: 'measure'; ruler: Ruler | null }
  /** Keeps the tattoos as they lie, to be compared with others. */
  | { type: 'keep' }
  | { type: 'forget-kept'; place: number }
  /** Goes on with the placement that was kept there. */
  | { type: 'take-kept'; place: number }
  /** Back to the defaults; photo and designs stay. */
  | { type: 'reset' };

export function changed(tryOn: TryOn, change: Change): TryOn {
  switch (change.type) {
    case 'open-photo':
      return withPhoto(tryOn, change.photo);
    case 'add':
      return { ...tryOn, tattoos: [...tryOn.tattoos, change.tattoo], selectedId: change.tattoo.id };
    case 'alter': {
      const placed = (change.to.placement || change.to.wrap) && { isUnplaced: false };
      return withTattoo(tryOn, change.id, (tattoo) => ({ ...tattoo, ...placed, ...change.to }));
    }
    case 'land': {
      const { placement, isLast } = change;
      return withTattoo(tryOn, change.id, (tattoo) =>
        tattoo.isUnplaced ? { ...tattoo, placement, isUnplaced: !isLast } : tattoo,
      );
    }
    case 'remove': {
      const tattoos = tryOn.tattoos.filter(({ id }) => id !== change.id);
      const wasSelected = tryOn.selectedId === change.id;
      return {
        ...tryOn,
        tattoos,
        selectedId: wasSelected ? (tattoos.at(-1)?.id ?? null) : tryOn.selectedId,
      };
    }
    case 'restack':
      return { ...tryOn, tattoos: restacked(tryOn.tattoos, change.id, change.by) };
    case 'tap':
      return { ...tryOn, taps: [...tryOn.taps, change.tap] };
    case 'brush':
      return { ...tryOn, strokes: [...tryOn.strokes, change.stroke] };
    case 'forget-corrections':
      return { ...tryOn, taps: [], strokes: [] };
    case 'tap-ink':
      return withOldInk(tryOn, { taps: [...tryOn.oldInk.taps, change.at] });
    case 'brush-ink':
      return withOldInk(tryOn, { strokes: [...tryOn.oldInk.strokes, change.stroke] });
    case 'forget-ink':
      return withOldInk(tryOn, noOldInk);
    case 'mask':
      return { ...tryOn, isMasked: change.isMasked };
    case 'measure':
      return { ...tryOn, ruler: change.ruler };
    case 'keep':
      return withKept(tryOn);
    case 'forget-kept':
      return withoutKept(tryOn, change.place);
    case 'take-kept':
      return withTaken(tryOn, change.place);
    case 'reset': {
      const reset = (tattoo: Tattoo) => ({ ...tattoo, ...untouched(tryOn.photo) });
      const { isMasked, taps, strokes, oldInk } = emptyTryOn;
      return { ...tryOn, isMasked, taps, strokes, oldInk, tattoos: tryOn.tattoos.map(reset) };
    }
  }
}

function withOldInk(tryOn: TryOn, marks: Partial<TryOn['oldInk']>): TryOn {
  return { ...tryOn, oldInk: { ...tryOn.oldInk, ...marks } };
}

function withTattoo(tryOn: TryOn, id: string, alter: (tattoo: Tattoo) => Tattoo): TryOn {
  return { ...tryOn, tattoos: tryOn.tattoos.map((tattoo) => (tattoo.id === id ? alter(tattoo) : tattoo)) };
}

/** What was said about the skin of one photo says nothing about another's. */
function withPhoto(tryOn: TryOn, photo: StoredPhoto): TryOn {
  const { taps, strokes, oldInk, ruler } = emptyTryOn;
  const carry = (tattoo: Tattoo) => ({
    ...tattoo,
    placement: carriedOver(tattoo.placement, tryOn.photo, photo),
  });
  const kept = tryOn.kept && { kept: tryOn.kept.map((tattoos) => tattoos.map(carry)) };
  return { ...tryOn, photo, taps, strokes, oldInk, ruler, tattoos: tryOn.tattoos.map(carry), ...kept };
}

function restacked(tattoos: readonly Tattoo[], id: string, by: 1 | -1): readonly Tattoo[] {
  const from = tattoos.findIndex((tattoo) => tattoo.id === id);
  const to = from + by;
  const [one, other] = [tattoos[from], tattoos[to]];
  if (!one || !other) return tattoos;
  return tattoos.map((tattoo, place) => (place === to ? one : place === from ? other : tattoo));
}
