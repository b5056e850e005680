import { expect, test } from 'vitest';
import { keyName } from '#lib/shortcuts.ts';

const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test.each([
  [{ key: 'x' }, 'x'],
  [{ key: 'X', shiftKey: true }, 'x'],
  [{ key: '?', shiftKey: true }, '?'],
  [{ key: 'ArrowLeft' }, 'ArrowLeft'],
  [{ key: 'ArrowLeft', shiftKey: true }, 'Shift+ArrowLeft'],
  [{ key: 'a', ctrlKey: true }, 'Mod+a'],
  [{ key: 'a', metaKey: true }, 'Mod+a'],
  [{ key: 'Delete', altKey: true }, 'Alt+Delete'],
])('%o is called %s', (event, name) => {
  expect(keyName({ ...none, ...event })).toBe(name);
});
