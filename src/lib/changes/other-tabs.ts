import type { Change } from './change.ts';

export interface ChangeNews {
  account: string;
  changes: readonly Change[];
}

let opened: BroadcastChannel | undefined;

export function tellOtherTabs(news: ChangeNews): void {
  channel().postMessage(news);
}

export function hearOtherTabs(listener: (news: ChangeNews) => void): void {
  channel().addEventListener('message', ({ data }: MessageEvent<ChangeNews>) => listener(data));
}

/** Opened once it is used: where pages are rendered ahead of the app, an open one would keep the process. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel('changes');
  return opened;
}
