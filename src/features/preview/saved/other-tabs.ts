/** What a tab did to a try-on. */
export interface TabNews {
  readonly id: string;
  /** Null when it was deleted. */
  readonly savedAt: number | null;
}

let opened: BroadcastChannel | undefined;

export function tellOtherTabs(news: TabNews): void {
  channel().postMessage(news);
}

/** @returns what ends it */
export function hearOtherTabs(listener: (news: TabNews) => void): () => void {
  const hear = ({ data }: MessageEvent<TabNews>) => listener(data);
  channel().addEventListener('message', hear);
  return () => channel().removeEventListener('message', hear);
}

/** Opened once it is used: where pages are rendered ahead of the app, an open one would keep the process. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel('try-ons');
  return opened;
}

const lock = 'previewer';

/** Does this if no other tab shows the previewer. */
export async function whileAlone(work: () => Promise<void>): Promise<void> {
  // Browsers without locks never know, and are never tidied.
  await navigator.locks?.request(lock, { ifAvailable: true }, (held) => (held ? work() : undefined));
}

/** Lets other tabs know that this one shows the previewer. @param left fires when it does so no more */
export function beKnown(left: AbortSignal): void {
  if (left.aborted) return;
  const whileShown = new Promise<void>((resolve) => left.addEventListener('abort', () => resolve()));
  navigator.locks?.request(lock, { mode: 'shared' }, () => whileShown);
}
