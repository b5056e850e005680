import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { CoverOverlay } from '../cover/cover-overlay.tsx';
import { useCover } from '../cover/use-cover.ts';
import { Loupe } from '../loupe/loupe.tsx';
import { extent } from '../try-on/placement.ts';
import type { StoredPhoto } from '../try-on/try-on.ts';
import { usePreview } from '../use-preview.ts';
import { CompareSlider } from './compare-slider.tsx';
import { FitHandles } from './fit/fit-handles.tsx';
import { FlatPhoto } from './flat-photo.tsx';
import { Handles } from './handles.tsx';
import { Mesh } from './mesh.tsx';
import { outlineOf } from './outline.ts';
import { Painted } from './painted.tsx';
import type { ScreenPoint } from './pinch.ts';
import { StageBadges } from './stage-badges.tsx';
import { StageMarks } from './stage-marks.tsx';
import { canMove } from './tool.ts';
import { useIdle } from './use-idle.ts';
import { useSize } from './use-size.ts';
import { useStageGestures } from './use-stage-gestures.ts';
import { useStageKeys } from './use-stage-keys.ts';
import { useWheel } from './use-wheel.ts';
import { flatView, type Look, straight, type View } from './view.ts';
import { ZoomControls } from './zoom-controls.tsx';

const ReliefPhoto = lazy(() => import('./relief-photo.tsx'));

interface StageProps {
  photo: StoredPhoto;
  /** What the photo was chosen with is gone from the page. */
  takesFocus: boolean;
  onReliefFail: (cause: unknown) => void;
}

/** The photo with its tattoos, and everything that can be done to it by hand. */
export function Stage({ photo, takesFocus, onReliefFail }: StageProps) {
  const { t } = useLingui();
  const preview = usePreview();
  const { tryOn, tattoo, state, open, tool, isComparing, comparedAt } = preview;
  const box = useRef<HTMLDivElement>(null);
  const stage = useSize(box);
  const shape = useMemo(() => extent(photo), [photo]);
  const [look, setLook] = useState<Look>(straight);
  const [relief, setRelief] = useState<View | null>(null);
  const isAskedToFocus = useRef(takesFocus);
  useEffect(() => {
    if (isAskedToFocus.current) box.current?.focus({ preventScroll: true });
  }, []);
  // Another photo is looked at from the front.
  useEffect(() => setLook(straight), [photo.id]);

  const { isShown: showsOldInk } = useCover();
  const is3d = tryOn.mode === '3d' && !preview.showsSkin && !showsOldInk && canMove(tool);
  const flat = flatView(stage, shape, look);
  const raised = is3d ? relief : null;
  const view = raised ?? flat;
  const gestures = useStageGestures({ view, stage, photo, is3d: raised !== null, setLook });
  const [fitFinger, setFitFinger] = useState<ScreenPoint | null>(null);
  const finger = gestures.finger ?? fitFinger;
  // One sees the tattoo, and not what it is held by; but a fit is being put right by the grid.
  const isIdle = useIdle(box) && tool.kind === 'place' && !preview.isInGesture;
  const keys = useStageKeys(view, photo);
  useWheel({ box, view, stage, setLook });

  const wrap = tattoo && state.laid.get(tattoo.id)?.wrap;
  const hasHandles = canMove(tool) && !isComparing && !gestures.isHolding;
  const outline = hasHandles && wrap ? outlineOf(wrap, view, stage) : null;
  const before = gestures.isHolding ? 1 : isComparing ? comparedAt : 0;
  const left = view.toScreen({ x: 0, y: 0 }).x;
  const width = view.toScreen({ x: shape.width, y: 0 }).x - left;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element stands for a place in which things are moved
    <div
      ref={box}
      role="group"
      aria-label={t`Photo with tattoos`}
      aria-describedby="stage-keys"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: tattoos are placed by keyboard here
      tabIndex={0}
      data-frame={state.frame}
      className={`absolute inset-0 touch-none select-none overflow-hidden outline-offset-[-3px] ${cursors[tool.kind]}`}
      {...keys}
      {...gestures.handlers}
    >
      {is3d && (
        <Suspense>
          <ReliefPhoto
            {...{ open, stage, look, before }}
            photoId={photo.id}
            photo={shape}
            frame={state.frame}
            onView={setRelief}
            onFail={onReliefFail}
          />
        </Suspense>
      )}
      {/* Also while the 3D view is not there yet, or gone for a while. */}
      {!raised && (
        <FlatPhoto
          canvases={open.canvases}
          view={flat}
          photo={shape}
          before={before}
          showsSkin={preview.showsSkin}
        >
          {before === 0 && <CoverOverlay />}
        </FlatPhoto>
      )}
      {outline && (
        <div
          data-idle={isIdle}
          className="transition-opacity duration-base data-[idle=true]:opacity-0 motion-reduce:transition-none"
        >
          <Mesh outline={outline} />
          {tool.kind === 'place' && <Handles outline={outline} />}
        </div>
      )}
      <StageMarks view={view} painted={gestures.painted} measured={gestures.measured} />
      {outline && wrap && tattoo && tool.kind === 'fit' && (
        <FitHandles {...{ tattoo, wrap, view, stage }} onFinger={setFitFinger} />
      )}
      {isComparing && <CompareSlider left={raised ? 0 : left} width={raised ? stage.width : width} />}
      <StageBadges isMoving={gestures.isMoving} />
      {finger && (
        <Loupe
          source={open.canvases.after}
          width={shape.width}
          place={view.toPhoto(finger)}
          unit={view.unit}
          at={finger}
          box={stage}
          frame={state.frame}
        >
          <Painted painted={gestures.painted} />
        </Loupe>
      )}
      <ZoomControls look={look} stage={stage} setLook={setLook} />
      <p id="stage-keys" className="sr-only">
        {t`Arrow keys move the tattoo, with Shift in larger steps. Plus and minus change its size, R turns it, W says where it is, E opens the eraser, Delete removes it.`}
      </p>
    </div>
  );
}

const cursors = {
  place: 'cursor-grab',
  tap: 'cursor-crosshair',
  brush: 'cursor-crosshair',
  'tap-ink': 'cursor-crosshair',
  'brush-ink': 'cursor-crosshair',
  measure: 'cursor-crosshair',
  fit: 'cursor-grab',
};
