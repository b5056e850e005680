import { useSyncExternalStore } from 'react';

/** What Chromium hands over once the app can be installed; other browsers have no such event. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/**
 * How the app gets onto this device: by the browser's own question, or by hand on an iPhone or iPad, in Safari on a
 * Mac, or in Firefox on Android. Null: it is installed, or this browser does not install apps.
 */
export type InstallWay = 'prompt' | 'ios' | 'mac' | 'firefox' | null;

let waiting: InstallPromptEvent | null = null;
let isInstalled = false;
const listeners = new Set<() => void>();

/** Has the browser keep its question until somebody asks for it. To be called once, before the page has loaded. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    waiting = event as InstallPromptEvent;
    tell();
  });
  window.addEventListener('appinstalled', () => {
    waiting = null;
    isInstalled = true;
    tell();
  });
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribe, installWay, () => null);
}

/** Whether this page runs in a window of the installed app. */
export function isInstalledApp(): boolean {
  const isAppWindow = matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
  return isAppWindow || ('standalone' in navigator && navigator.standalone === true);
}

/** Asks the browser's question. Returns whether the app is installed now; it can be asked once in a visit. */
export async function askToInstall(): Promise<boolean> {
  const asked = waiting;
  waiting = null;
  const outcome = (await asked?.prompt())?.outcome;
  tell();
  return outcome === 'accepted';
}

function installWay(): InstallWay {
  if (isInstalled || isInstalledApp()) return null;
  if (waiting) return 'prompt';
  const { userAgent, maxTouchPoints } = navigator;
  if (/Android.*Firefox\//.test(userAgent)) return 'firefox';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  const isSafari = /Version\/[\d.]+ Safari\//.test(userAgent) && /Macintosh/.test(userAgent);
  // An iPad says that it is a Mac, which cannot be touched.
  if (isSafari) return maxTouchPoints > 1 ? 'ios' : 'mac';
  return null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
