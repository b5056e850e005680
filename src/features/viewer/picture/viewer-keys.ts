import type { KeyboardEvent } from 'react';
import type { ZoomControl } from './use-zoom.ts';

interface Turning {
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/**
 * Arrows turn over, and look about while the picture is enlarged; + and - enlarge, 0 shows all of it. Keys that are
 * pressed in fields and in what lies over the viewer are not for it.
 */
export function viewerKeys(zoom: ZoomControl, { onPrevious, onNext }: Turning) {
  const arrows: Record<string, [x: number, y: number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !isForViewer(event)) return;
    const { key } = event;
    const arrow = arrows[key];
    const act =
      arrow && zoom.zoomed
        ? () => zoom.look(...arrow)
        : key === 'ArrowLeft' || key === 'PageUp'
          ? onPrevious
          : key === 'ArrowRight' || key === 'PageDown'
            ? onNext
            : key === '+' || key === '='
              ? () => zoom.zoomBy(1)
              : key === '-'
                ? () => zoom.zoomBy(-1)
                : key === '0'
                  ? zoom.reset
                  : null;
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** React passes events on from where a dialog was written, not only from where it stands. */
function isForViewer({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return false;
  return !target.closest('input, textarea, select, [role=radiogroup], [role=switch], [contenteditable]');
}
