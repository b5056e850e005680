import type { Ruler } from '#engine/skin/geometry/real-size.ts';
import type { MaskStroke, Tap } from '#engine/skin/scene.ts';
import { emptyFitting, type Fitting, type PhotoOnShelf, type Tattoo, untouched } from './fitting.ts';
import { carriedOver } from './placement.ts';

/** What somebody does to a fitting. */
export type Change =
  | { type: 'open-photo'; photo: PhotoOnShelf }
  | { type: 'add'; tattoo: Tattoo }
  | { type: 'alter'; id: string; to: Partial<Omit<Tattoo, 'id'>> }
  | { type: 'remove'; id: string }
  /** Lifts a tattoo above the next one, or lowers it below. */
  | { type: 'restack'; id: string; by: 1 | -1 }
  | { type: 'tap'; tap: Tap }
  | { type: 'brush'; stroke: MaskStroke }
  | { type: 'forget-corrections' }
  | { type: 'mask'; isMasked: boolean }
  | { type: 'measure'; ruler: Ruler | null }
  /** Back to the defaults; photo and designs stay. */
  | { type: 'reset' };

export function changed(fitting: Fitting, change: Change): Fitting {
  switch (change.type) {
    case 'open-photo':
      return withPhoto(fitting, change.photo);
    case 'add':
      return { ...fitting, tattoos: [...fitting.tattoos, change.tattoo], selectedId: change.tattoo.id };
    case 'alter': {
      const alter = (tattoo: Tattoo) => (tattoo.id === change.id ? { ...tattoo, ...change.to } : tattoo);
      return { ...fitting, tattoos: fitting.tattoos.map(alter) };
    }
    case 'remove': {
      const tattoos = fitting.tattoos.filter(({ id }) => id !== change.id);
      const wasSelected = fitting.selectedId === change.id;
      return {
        ...fitting,
        tattoos,
        selectedId: wasSelected ? (tattoos.at(-1)?.id ?? null) : fitting.selectedId,
      };
    }
    case 'restack':
      return { ...fitting, tattoos: restacked(fitting.tattoos, change.id, change.by) };
    case 'tap':
      return { ...fitting, taps: [...fitting.taps, change.tap] };
    case 'brush':
      return { ...fitting, strokes: [...fitting.strokes, change.stroke] };
    case 'forget-corrections':
      return { ...fitting, taps: [], strokes: [] };
    case 'mask':
      return { ...fitting, isMasked: change.isMasked };
    case 'measure':
      return { ...fitting, ruler: change.ruler };
    case 'reset': {
      const reset = (tattoo: Tattoo) => ({ ...tattoo, ...untouched(fitting.photo) });
      return { ...fitting, isMasked: true, taps: [], strokes: [], tattoos: fitting.tattoos.map(reset) };
    }
  }
}

/** What was said about the skin of one photo says nothing about another's. */
function withPhoto(fitting: Fitting, photo: PhotoOnShelf): Fitting {
  const { taps, strokes, ruler } = emptyFitting;
  const carry = (tattoo: Tattoo) => ({
    ...tattoo,
    placement: carriedOver(tattoo.placement, fitting.photo, photo),
  });
  return { ...fitting, photo, taps, strokes, ruler, tattoos: fitting.tattoos.map(carry) };
}

function restacked(tattoos: readonly Tattoo[], id: string, by: 1 | -1): readonly Tattoo[] {
  const from = tattoos.findIndex((tattoo) => tattoo.id === id);
  const to = from + by;
  const [one, other] = [tattoos[from], tattoos[to]];
  if (!one || !other) return tattoos;
  return tattoos.map((tattoo, place) => (place === to ? one : place === from ? other : tattoo));
}
