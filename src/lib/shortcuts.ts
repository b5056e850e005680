import { useEffect, useRef, useSyncExternalStore } from 'react';
import { deviceStorage } from './device-storage.ts';

/**
 * What keys do on a page, by the key's name: `Delete`, `/`, `Shift+ArrowLeft`, `Mod+a` (Ctrl, or Command on Macs).
 * A handler that returns false leaves the key to the browser.
 */
export type Shortcuts = Record<string, (event: KeyboardEvent) => unknown>;

/** Listens for keys as long as the page stands, but not in fields, dialogs and menus. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isElsewhere(event.target)) return;
      const name = keyName(event);
      if (isSingleKey(name) && !hasSingleKeys()) return;
      const act = latest.current[name];
      if (act && act(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** What a key is called in `Shortcuts`. Letters and signs say by themselves whether Shift was held. */
export function keyName({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): string {
  const modifiers = [
    (ctrlKey || metaKey) && 'Mod',
    altKey && 'Alt',
    shiftKey && key.length > 1 && 'Shift',
  ].filter(Boolean);
  return [...modifiers, key.length === 1 ? key.toLowerCase() : key].join('+');
}

/** Whether it is typed like text: people who speak to their device must be able to turn those off. */
const isSingleKey = (name: string) => name.length === 1;

function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]',
    ) !== null
  );
}

const key = 'single-keys';
const listeners = new Set<() => void>();

const hasSingleKeys = () => deviceStorage.read(key) !== false;

/** Whether shortcuts of a single letter or sign are on, and how to turn them on and off. */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, hasSingleKeys, () => true);
  const turn = (wanted: boolean) => {
    if (wanted) deviceStorage.remove(key);
    else deviceStorage.write(key, false);
    for (const listener of listeners) listener();
  };
  return [isOn, turn];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
