import { type RefObject, useEffect, useRef } from 'react';
import { grown, type Shape, turned } from '../try-on/placement.ts';
import { usePreview } from '../use-preview.ts';
import { tattooAt } from './hit.ts';
import { type Look, type View, zoomedAt } from './view.ts';

interface WheelParts {
  readonly box: RefObject<HTMLElement | null>;
  readonly view: View;
  readonly stage: Shape;
  readonly setLook: (change: (look: Look) => Look) => void;
}

const perPixel = 0.0015;
const turnPerPixel = 0.1;
const restMs = 250;

/** The wheel sizes the tattoo below it, turns it with Shift, and beside it comes closer to the photo. */
export function useWheel(parts: WheelParts): void {
  const preview = usePreview();
  const latest = useRef({ parts, preview });
  latest.current = { parts, preview };
  const { box } = parts;

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const turnWheel = (event: WheelEvent) => {
      event.preventDefault();
      const {
        preview: now,
        parts: { view, stage, setLook },
      } = latest.current;
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      const { tattoos, selectedId } = now.tryOn;
      const hit = tattooAt(view.toPhoto(at), tattoos, now.state.laid, selectedId, 0);
      const moved = event.deltaY || event.deltaX;
      // Trackpads report a pinch as a wheel with Ctrl.
      if (!hit || event.ctrlKey || event.metaKey) {
        setLook((look) => zoomedAt(look, Math.exp(-moved * perPixel), at, stage));
        return;
      }
      const placement = event.shiftKey
        ? turned(hit.placement, moved * turnPerPixel)
        : grown(hit.placement, Math.exp(-moved * perPixel));
      now.change({ type: 'alter', id: hit.id, to: { placement } }, `wheel ${hit.id}`);
      clearTimeout(timer);
      timer = setTimeout(() => latest.current.preview.endGesture(), restMs);
    };
    // React listens passively, and the page would scroll or zoom.
    element.addEventListener('wheel', turnWheel, { passive: false });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('wheel', turnWheel);
    };
  }, [box]);
}
