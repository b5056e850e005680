import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { type OpenEngine, useDrawn, useSyncState } from './engine-sync/use-engine-sync.ts';
import { useLanding } from './engine-sync/use-landing.ts';
import { viewLongest } from './engine-sync/view-longest.ts';
import { useExport } from './export/use-export.ts';
import { missingNeeds } from './notices/compatibility.ts';
import { useOpeners } from './open/use-openers.ts';
import type { PictureStore } from './saved/picture-store.ts';
import { placing, type Tool } from './stage/tool.ts';
import type { Change } from './try-on/change.ts';
import { stepped, timelineOf } from './try-on/timeline.ts';
import { emptyTryOn, selectedTattoo, type Tattoo, type TryOn } from './try-on/try-on.ts';
import type { Preview } from './use-preview.ts';

export interface PreviewEditor extends Preview {
  /** Goes on with another try-on; what was done before cannot be undone there. */
  begin(tryOn: TryOn): void;
  readonly problem: string | null;
  readonly isExporting: boolean;
  readonly isErasing: boolean;
  setIsErasing(isErasing: boolean): void;
  /** The tattoo whose paper is being looked at. */
  readonly onPaper: Tattoo | null;
  closePaper(): void;
}

/** Everything that the screen knows, in one place. */
export function usePreviewEditor(open: OpenEngine, store: PictureStore): PreviewEditor {
  const [timeline, step] = useReducer(stepped, emptyTryOn, timelineOf);
  const [tool, setTool] = useState<Tool>(placing);
  const [showsSkin, setShowsSkin] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const [comparedAt, setComparedAt] = useState(0.5);
  const [isErasing, setIsErasing] = useState(false);
  const [paperId, setPaperId] = useState<string | null>(null);
  const [timesAsked, setTimesAsked] = useState(0);
  const [problem, say] = useState<string | null>(null);
  const state = useSyncState(open);
  const tryOn = timeline.present;
  const photoId = tryOn.photo?.id;
  // Without WebGL the simplified mode is what works; choosing 3D says so.
  useLayoutEffect(() => {
    if (photoId && missingNeeds().includes('webgl')) step({ type: 'view', mode: '2d' });
  }, [photoId]);
  const latest = useRef(tryOn);
  latest.current = tryOn;
  const isInGesture = timeline.gesture !== null;
  const longest = viewLongest(tryOn.photo);
  useDrawn(open, { tryOn, longest, isDraft: isInGesture, showsSkin });

  useLanding(tryOn, state, (land) => step({ type: 'find', change: land }));

  const tattoo = selectedTattoo(tryOn);
  const change = (what: Change, gesture?: string) => step({ type: 'change', change: what, gesture });
  const { sync } = open;
  const openers = useOpeners({ sync, store, tryOn: latest, change, say, onPaper: setPaperId });
  const exporting = useExport({ sync, state, tryOn, say });
  return {
    ...openers,
    ...{ tryOn, tattoo, open, state, change, isInGesture, say, problem, isErasing, setIsErasing },
    ...{ showsSkin, setShowsSkin, isComparing, setIsComparing, comparedAt, setComparedAt },
    ...exporting,
    tool,
    setTool,
    alter: (to: Partial<Omit<Tattoo, 'id'>>, gesture?: string) => {
      if (tattoo) change({ type: 'alter', id: tattoo.id, to }, gesture);
    },
    endGesture: () => step({ type: 'end-gesture' }),
    select: (id) => step({ type: 'select', id }),
    setMode: (mode) => step({ type: 'view', mode }),
    undo: timeline.past.length > 0 ? () => step({ type: 'undo' }) : null,
    redo: timeline.future.length > 0 ? () => step({ type: 'redo' }) : null,
    timesAsked,
    tellPlace: () => setTimesAsked((times) => times + 1),
    onPaper: tryOn.tattoos.find(({ id }) => id === paperId) ?? null,
    openPaper: setPaperId,
    closePaper: () => setPaperId(null),
    openEraser: () => setIsErasing(tattoo !== null),
    begin: (begun) => {
      setTool(placing);
      step({ type: 'begin', tryOn: begun });
    },
  };
}
