import { createContext, use } from 'react';
import type { Change } from './fitting/change.ts';
import type { Fitting, Mode, Tattoo } from './fitting/fitting.ts';
import type { Openers } from './open/use-openers.ts';
import type { Tool } from './stage/tool.ts';
import type { StudioState } from './studio/studio-state.ts';
import type { OpenStudio } from './studio/use-studio.ts';

/** What every part of the screen knows and may do. */
export interface Preview extends Openers {
  readonly fitting: Fitting;
  readonly tattoo: Tattoo | null;
  readonly open: OpenStudio;
  readonly state: StudioState;
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
  openEraser(): void;
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
