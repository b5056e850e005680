import { useGesture } from '@use-gesture/react';
import { useEffect, useRef, useState } from 'react';
import { closeUp, isZoomed, movedBy, step, whole, type Zoom, zoomedTo } from './zoom.ts';

const doubleTapMs = 300;
/** How far a key moves the picture, as a share of the frame. */
const keyShare = 0.15;
/** How far a finger must drag to turn over, as a share of the frame. */
const swipeShare = 0.2;

interface ZoomOptions {
  /** A wheel zooms by itself, where nothing below it is to be scrolled. Pinching on a trackpad always does. */
  wheelZooms: boolean;
  /** Turns over: 1 to the next, -1 to the one before. */
  onSwipe: (direction: 1 | -1) => void;
}

/** Looks closer by pinch, wheel, double tap and keys; drags about, and turns over by a swipe. */
export function useZoom({ wheelZooms, onSwipe }: ZoomOptions) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(whole);
  /** How far the picture follows a finger that may be turning over, in pixels. */
  const [pull, setPull] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const lastTap = useRef({ at: 0, x: 0, y: 0 });

  const size = () => {
    const { width = 1, height = 1 } = frame.current?.getBoundingClientRect() ?? {};
    return { width, height };
  };
  const fromMiddle = ([x, y]: readonly [number, number]) => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const zoomTo = (scale: (before: Zoom) => number, at = { x: 0, y: 0 }) =>
    setZoom((before) => zoomedTo(before, scale(before), at, size()));
  const toggle = (at: { x: number; y: number }) => zoomTo((before) => (isZoomed(before) ? 1 : closeUp), at);
  const zoomed = isZoomed(zoom);

  useGesture(
    {
      onDrag: ({ delta: [x, y], movement: [movedX], xy, tap, last, pinching, cancel, event, timeStamp }) => {
        if (pinching) return cancel();
        if (tap) {
          const { at, x: lastX, y: lastY } = lastTap.current;
          const isDouble = timeStamp - at < doubleTapMs && Math.hypot(xy[0] - lastX, xy[1] - lastY) < 40;
          lastTap.current = { at: isDouble ? 0 : timeStamp, x: xy[0], y: xy[1] };
          if (isDouble) toggle(fromMiddle(xy));
          return;
        }
        setIsHeld(!last);
        if (zoomed) return setZoom((before) => movedBy(before, { x, y }, size()));
        if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') return;
        if (last && Math.abs(movedX) > swipeShare * size().width) onSwipe(movedX < 0 ? 1 : -1);
        setPull(last ? 0 : movedX);
      },
      onPinch: ({ origin, offset: [scale], first, last, memo = { zoom, scale } }) => {
        setIsHeld(!last);
        setPull(0);
        if (first) return memo;
        zoomTo(() => (memo.zoom.scale * scale) / memo.scale, fromMiddle(origin));
        return memo;
      },
      onWheel: ({ event, delta: [, y], ctrlKey }) => {
        if (ctrlKey || !wheelZooms || y === 0) return;
        event.preventDefault();
        zoomTo((before) => before.scale * Math.exp(-y / 400), fromMiddle([event.clientX, event.clientY]));
      },
    },
    {
      target: frame,
      eventOptions: { passive: false },
      drag: { filterTaps: true, pointer: { touch: false } },
      pinch: { scaleBounds: { min: 0.1, max: 20 }, rubberband: false },
    },
  );
  // A window of another size would leave the picture beside its frame.
  useEffect(() => {
    const reset = () => setZoom(whole);
    window.addEventListener('resize', reset);
    return () => window.removeEventListener('resize', reset);
  }, []);

  return {
    ...{ frame, zoom, zoomed, pull, isHeld },
    reset: () => setZoom(whole),
    zoomBy: (steps: number) => zoomTo((before) => before.scale * step ** steps),
    /** Moves the frame's view by shares of its size: 1 shows what lies to the right, or below. */
    look: (x: number, y: number) => {
      const { width, height } = size();
      const by = { x: -x * keyShare * width, y: -y * keyShare * height };
      setZoom((before) => movedBy(before, by, { width, height }));
    },
  };
}

export type ZoomControl = ReturnType<typeof useZoom>;
