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
export type SessionChange = 'login' | 'refresh' | 'logout' | 'expired';

const key = 'session';
const listeners = new Set<(change: SessionChange, session: Session | null) => void>();
let current = readSession();

/**
 * Tells the other tabs. Those of a remembered login share its storage; a duplicated tab has its own copy of a
 * login that is not remembered, and learns here that its refresh token has been used.
 */
const channel = new BroadcastChannel('session');
channel.onmessage = ({ data }: MessageEvent<Message>) => {
  const isCopy = tabStorage.read(key) !== null;
  if (isCopy && data.replaced === current?.refreshToken) {
    if (data.session) tabStorage.write(key, data.session);
    else tabStorage.remove(key);
  }
  const before = current;
  if (before?.refreshToken !== latestSession()?.refreshToken) announce(data.change);
};

interface Message {
  change: SessionChange;
  /** The refresh token that is good no more. */
  replaced: string | undefined;
  session: Session | null;
}

export function currentSession(): Session | null {
  return current;
}

/** The session as it is kept now, which another tab may just have changed. */
export function latestSession(): Session | null {
  current = readSession();
  return current;
}

export function useSession(): Session | null {
  return useSyncExternalStore((listener) => onSessionChange(listener), currentSession);
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
  keep('refresh', renewed, tabStorage.read(key) === null);
  return renewed;
}

export function endSession(change: 'logout' | 'expired'): void {
  deviceStorage.remove(key);
  tabStorage.remove(key);
  replaceBy(null, change);
}

function keep(change: SessionChange, session: Session, isRemembered: boolean): void {
  (isRemembered ? deviceStorage : tabStorage).write(key, session);
  replaceBy(session, change);
}

function replaceBy(session: Session | null, change: SessionChange): void {
  const message: Message = { change, replaced: current?.refreshToken, session };
  current = session;
  channel.postMessage(message);
  announce(change);
}

function announce(change: SessionChange): void {
  for (const listener of listeners) listener(change, current);
}

function withExpiry({ accessToken, refreshToken, expiresIn }: Tokens) {
  return { accessToken, refreshToken, expiresAt: Date.now() + expiresIn * 1000 };
}

function readSession(): Session | null {
  const value = (tabStorage.read(key) ?? deviceStorage.read(key)) as Partial<Session> | null;
  return value?.userId && value.accessToken && value.refreshToken ? (value as Session) : null;
}
