import { useEffect, useRef, useState } from 'react';
import { isAbort } from '#lib/app-error.ts';
import type { OpenEngine } from '../engine-sync/use-engine-sync.ts';
import type { Shape } from '../try-on/placement.ts';
import { ReliefSurface } from './relief-surface.ts';
import { useContextLoss } from './use-context-loss.ts';
import type { Look, View } from './view.ts';

interface ReliefPhotoProps {
  open: OpenEngine;
  photoId: string;
  /** Width and height in photo units. */
  photo: Shape;
  stage: Shape;
  look: Look;
  before: number;
  frame: number;
  /** Null when there is nothing to be seen. */
  onView: (view: View | null) => void;
  /** Null when it works again. */
  onFail: (cause: unknown) => void;
}

/** The 3D mode. In a file of its own, since three is large and the 2D mode does without. */
export default function ReliefPhoto(props: ReliefPhotoProps) {
  const { open, photoId, photo, stage, look, before, frame, onView, onFail } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [surface, setSurface] = useState<ReliefSurface | null>(null);
  const [reliefOf, setReliefOf] = useState<string | null>(null);
  const events = useRef({ onView, onFail });
  events.current = { onView, onFail };
  const isLost = useContextLoss(canvas, onFail);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    try {
      const made = new ReliefSurface(element, open.canvases);
      setSurface(made);
      return () => made.dispose();
    } catch (cause) {
      events.current.onFail(cause);
      return undefined;
    }
  }, [open]);

  useEffect(() => {
    let isCurrent = true;
    const raise = async () => {
      try {
        const depth = await open.sync.engine.depthPicture('advanced');
        if (!isCurrent || !surface) return depth.close();
        surface.setRelief(photo, depth);
        setReliefOf(photoId);
      } catch (cause) {
        if (isCurrent && !isAbort(cause)) events.current.onFail(cause);
      }
    };
    // The engine knows the photo once it has drawn it.
    if (surface && frame > 0 && reliefOf !== photoId) raise();
    return () => {
      isCurrent = false;
    };
  }, [open, surface, photo, photoId, frame, reliefOf]);

  useEffect(() => {
    if (frame > 0) surface?.renew();
  }, [surface, frame]);

  // three builds everything anew when a lost context is back; what is left to do is to draw.
  useEffect(() => {
    if (!surface || reliefOf !== photoId || isLost) {
      events.current.onView(null);
      return;
    }
    surface.resize(stage, devicePixelRatio);
    surface.setLook(look);
    surface.draw(before);
    events.current.onView(surface.view());
  }, [surface, stage, look, before, frame, reliefOf, photoId, isLost]);

  useEffect(() => () => events.current.onView(null), []);

  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className="absolute inset-0 size-full" />
    </div>
  );
}
