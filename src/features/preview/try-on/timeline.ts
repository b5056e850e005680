import { type Change, changed } from './change.ts';
import type { Mode, TryOn } from './try-on.ts';

/** A try-on with what came before it and what was undone. */
export interface Timeline {
  readonly past: readonly TryOn[];
  readonly present: TryOn;
  readonly future: readonly TryOn[];
  /** Changes of the same gesture, such as one drag of a slider, are one step. */
  readonly gesture: string | null;
}

export type TimelineAction =
  | { type: 'change'; change: Change; gesture?: string | undefined }
  | { type: 'end-gesture' }
  | { type: 'undo' }
  | { type: 'redo' }
  /** What the engine finds out by itself is no step, and ends no gesture. */
  | { type: 'find'; change: Change }
  /** Looking elsewhere is no step of its own. */
  | { type: 'select'; id: string | null }
  | { type: 'view'; mode: Mode }
  | { type: 'begin'; tryOn: TryOn };

const longestPast = 200;

export function timelineOf(tryOn: TryOn): Timeline {
  return { past: [], present: tryOn, future: [], gesture: null };
}

export function stepped(timeline: Timeline, action: TimelineAction): Timeline {
  const { past, present, future } = timeline;
  switch (action.type) {
    case 'change': {
      const next = changed(present, action.change);
      const gesture = action.gesture ?? null;
      const goesOn = gesture !== null && gesture === timeline.gesture;
      return {
        past: goesOn ? past : [...past, present].slice(-longestPast),
        present: next,
        future: [],
        gesture,
      };
    }
    case 'find':
      return { ...timeline, present: changed(present, action.change) };
    case 'end-gesture':
      return timeline.gesture === null ? timeline : { ...timeline, gesture: null };
    case 'undo': {
      const before = past.at(-1);
      if (!before) return timeline;
      return {
        past: past.slice(0, -1),
        present: seenAs(before, present),
        future: [present, ...future],
        gesture: null,
      };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (!next) return timeline;
      return { past: [...past, present], present: seenAs(next, present), future: rest, gesture: null };
    }
    case 'select':
      return { ...timeline, present: { ...present, selectedId: action.id }, gesture: null };
    case 'view':
      return { ...timeline, present: { ...present, mode: action.mode }, gesture: null };
    case 'begin':
      return timelineOf(action.tryOn);
  }
}

/** Undo does not turn the page between 2D and 3D. */
function seenAs(tryOn: TryOn, { mode }: TryOn): TryOn {
  return { ...tryOn, mode };
}
