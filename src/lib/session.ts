import { useSyncExternalStore } from 'react';
import type { Session as LoggedIn, Tokens } from '#contract/account.ts';
import { deviceStorage, tabStorage } from './device-storage.ts';

/** A login as this browser keeps it. */
export interface Session {
  userId: string;
  accessToken: string;
  refreshToken: string;
  /** When the access token runs out, in milliseconds since the epoch. */
  expiresAt: number;
}

/** Why the session is not the one that it was. */
export type SessionChange = 'login' | 'refresh' | SessionEnd;
type SessionEnd = 'logout' | 'expired';

const key = 'session';
/** How the last login of this browser ended. */
const endKey = 'session-end';
const listeners = new Set<(change: SessionChange, session: Session | null) => void>();
let current = readSession();

interface Message {
  change: SessionChange;
  /** The refresh token that is good no more. */
  replaced: string | undefined;
  session: Session | null;
  /** Whether it is the login that all tabs share: a duplicated tab has a copy of one that is not remembered. */
  isShared: boolean;
}

let opened: BroadcastChannel | undefined;

/** Goes along with what other tabs do to the login. Call it once. */
export function watchOtherTabs(): void {
  channel().onmessage = ({ data }: MessageEvent<Message>) => {
    if (!isOwn()) {
      if (data.isShared) adopt(data.session, data.change);
    } else if (data.replaced === current?.refreshToken) {
      if (data.session) tabStorage.write(key, data.session);
      else tabStorage.remove(key);
      adopt(data.session, data.change);
    }
  };
  // What another tab wrote can be read only a little later than its message arrives.
  window.addEventListener('storage', (event) => {
    if (event.key !== key || isOwn()) return;
    const session = readSession();
    adopt(session, session ? 'refresh' : howItEnded());
  });
}

export function currentSession(): Session | null {
  return current;
}

/** The session as it is kept now, which another tab may just have changed. */
export function latestSession(): Session | null {
  const kept = readSession();
  // Where storage is blocked there is only what this tab knows.
  if (kept) adopt(kept, 'refresh');
  return current;
}

export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, currentSession, () => null);
}

export function onSessionChange(
  listener: (change: SessionChange, session: Session | null) => void,
): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param isRemembered whether the login outlives this tab */
export function openSession({ user, ...tokens }: LoggedIn, isRemembered: boolean): void {
  const other = isRemembered ? tabStorage : deviceStorage;
  other.remove(key);
  keep('login', { userId: user.userId, ...withExpiry(tokens) }, isRemembered);
}

/** Goes on with new tokens, kept where the old ones were. */
export function renewSession(session: Session, tokens: Tokens): Session {
  const renewed = { userId: session.userId, ...withExpiry(tokens) };
  keep('refresh', renewed, !isOwn());
  return renewed;
}

/** Whoever logs out is out of this browser; a login that runs out takes no other one with it. */
export function endSession(change: SessionEnd): void {
  const isShared = !isOwn();
  if (isShared || change === 'logout') {
    // Other tabs may see it gone before they are told why.
    deviceStorage.write(endKey, change);
    deviceStorage.remove(key);
  }
  tabStorage.remove(key);
  tell({ change, replaced: current?.refreshToken, session: null, isShared });
  adopt(null, change);
}

function keep(change: SessionChange, session: Session, isShared: boolean): void {
  (isShared ? deviceStorage : tabStorage).write(key, session);
  tell({ change, replaced: current?.refreshToken, session, isShared });
  adopt(session, change);
}

function tell(message: Message): void {
  channel().postMessage(message);
}

function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel('session');
  return opened;
}

/** Goes on with this session, unless it is the one at hand. */
function adopt(session: Session | null, change: SessionChange): void {
  const isNew = session?.refreshToken !== current?.refreshToken;
  current = session;
  if (isNew) announce(change);
}

/** Whether the login is this tab's own and ends with it. */
function isOwn(): boolean {
  return tabStorage.read(key) !== null;
}

function announce(change: SessionChange): void {
  for (const listener of listeners) listener(change, current);
}

function withExpiry({ accessToken, refreshToken, expiresIn }: Tokens) {
  return { accessToken, refreshToken, expiresAt: Date.now() + expiresIn * 1000 };
}

function howItEnded(): SessionEnd {
  return deviceStorage.read(endKey) === 'expired' ? 'expired' : 'logout';
}

function readSession(): Session | null {
  const value = (tabStorage.read(key) ?? deviceStorage.read(key)) as Partial<Session> | null;
  return value?.userId && value.accessToken && value.refreshToken ? (value as Session) : null;
}
