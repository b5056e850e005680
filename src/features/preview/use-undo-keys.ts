import { useEffect, useRef } from 'react';
import type { Preview } from './use-preview.ts';

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo, wherever one is; except where text is typed, which has its own. */
export function useUndoKeys({ undo, redo }: Pick<Preview, 'undo' | 'redo'>, isOn: boolean): void {
  const latest = useRef({ undo, redo });
  latest.current = { undo, redo };
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      if (isRedo) latest.current.redo?.();
      else latest.current.undo?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.inputMode === 'decimal')
  );
}
