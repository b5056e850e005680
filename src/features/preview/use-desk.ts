import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useExport } from './export/use-export.ts';
import type { Change } from './fitting/change.ts';
import { emptyFitting, type Fitting, selectedTattoo, type Tattoo } from './fitting/fitting.ts';
import { stepped, timelineOf } from './fitting/timeline.ts';
import { missingNeeds } from './notices/compatibility.ts';
import { useOpeners } from './open/use-openers.ts';
import type { PictureShelf } from './saved/picture-shelf.ts';
import { placing, type Tool } from './stage/tool.ts';
import { type OpenStudio, useDrawn, useStudioState } from './studio/use-studio.ts';
import { viewLongest } from './studio/view-longest.ts';
import type { Preview } from './use-preview.ts';

export interface Desk extends Preview {
  /** Goes on with another fitting; what was done before cannot be undone there. */
  begin(fitting: Fitting): void;
  readonly problem: string | null;
  readonly isExporting: boolean;
  readonly isErasing: boolean;
  setIsErasing(isErasing: boolean): void;
}

/** Everything that the screen knows, in one place. */
export function useDesk(open: OpenStudio, shelf: PictureShelf): Desk {
  const [timeline, step] = useReducer(stepped, emptyFitting, timelineOf);
  const [tool, setTool] = useState<Tool>(placing);
  const [showsSkin, setShowsSkin] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const [comparedAt, setComparedAt] = useState(0.5);
  const [isErasing, setIsErasing] = useState(false);
  const [problem, say] = useState<string | null>(null);
  const state = useStudioState(open);
  const fitting = timeline.present;
  const photoId = fitting.photo?.id;
  // Without WebGL the simplified mode is what works; choosing 3D says so.
  useLayoutEffect(() => {
    if (photoId && missingNeeds().includes('webgl')) step({ type: 'view', mode: '2d' });
  }, [photoId]);
  const latest = useRef(fitting);
  latest.current = fitting;
  const isInGesture = timeline.gesture !== null;
  const longest = viewLongest(fitting.photo);
  useDrawn(open, { fitting, longest, isDraft: isInGesture, showsSkin });

  const tattoo = selectedTattoo(fitting);
  const change = (what: Change, gesture?: string) => step({ type: 'change', change: what, gesture });
  const { studio } = open;
  const openers = useOpeners({ studio, shelf, fitting: latest, change, say });
  const exporting = useExport({ studio, state, fitting, say });
  return {
    ...openers,
    ...{ fitting, tattoo, open, state, change, isInGesture, say, problem, isErasing, setIsErasing },
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
    openEraser: () => setIsErasing(tattoo !== null),
    begin: (begun) => {
      setTool(placing);
      step({ type: 'begin', fitting: begun });
    },
  };
}
