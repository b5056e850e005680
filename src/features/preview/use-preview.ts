import { createContext, use } from 'react';
import type { SyncState } from './engine-sync/sync-state.ts';
import type { OpenEngine } from './engine-sync/use-engine-sync.ts';
import type { Openers } from './open/use-openers.ts';
import type { Tool } from './stage/tool.ts';
import type { Change } from './try-on/change.ts';
import type { Mode, Tattoo, TryOn } from './try-on/try-on.ts';

/** What every part of the screen knows and may do. */
export interface Preview extends Openers {
  readonly tryOn: TryOn;
  readonly tattoo: Tattoo | null;
  readonly open: OpenEngine;
  readonly state: SyncState;
  /** @param gesture changes of the same gesture are undone together */
  change(change: Change, gesture?: string): void;
  /** Changes the selected tattoo. */
  alter(to: Partial<Omit<Tattoo, 'id'>>, gesture?: string): void;
  endGesture(): void;
  readonly isInGesture: boolean;
  select(id: string | null): void;
  setMode(mode: Mode): void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly tool: Tool;
  setTool(tool: Tool): void;
  readonly showsSkin: boolean;
  setShowsSkin(shows: boolean): void;
  readonly isComparing: boolean;
  setIsComparing(isComparing: boolean): void;
  /** Share of the photo's width left of which it is shown as it was. */
  readonly comparedAt: number;
  setComparedAt(share: number): void;
  /** Says once more where the selected tattoo lies. */
  tellPlace(): void;
  /** How often that was asked. */
  readonly timesAsked: number;
  openEraser(): void;
  /** Shows how the ink of a tattoo is lifted off its paper. */
  openPaper(tattooId: string): void;
  exportPicture(frame: 'photo' | 'square'): Promise<void>;
  /** Null takes it back. */
  say(problem: string | null): void;
}

export const PreviewContext = createContext<Preview | null>(null);

export function usePreview(): Preview {
  const preview = use(PreviewContext);
  if (!preview) throw new Error('There is no preview around this');
  return preview;
}
