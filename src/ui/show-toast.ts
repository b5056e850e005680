export interface ToastOptions {
  /** A toast with the same id takes the place of the one before. */
  id?: string;
  kind: 'success' | 'error' | 'info';
  text: string;
  action?: { label: string; onPress: () => void };
  /** How long it stays, in milliseconds; 5 seconds unless given. */
  forMs?: number;
  /** Waits for the person instead of going away by itself. */
  stays?: boolean;
}

type Receiver = (toast: ToastOptions) => void;

const waiting: ToastOptions[] = [];
const listeners = new Set<() => void>();
let receiver: Receiver | undefined;

/** Says something at the top of the page, from wherever it is known. */
export function showToast(toast: ToastOptions): void {
  if (receiver) receiver(toast);
  else waiting.push(toast);
  for (const listener of listeners) listener();
}

/** Whether there has been anything to say: until then nothing needs to be there that could. */
export function onFirstToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hasToast(): boolean {
  return receiver !== undefined || waiting.length > 0;
}

/** Passes on what has been waiting, and whatever follows. */
export function receiveToasts(show: Receiver): void {
  receiver = show;
  for (const toast of waiting.splice(0)) show(toast);
}
