import type { Tokens } from '#contract/account.ts';
import type { Failure, Success } from '#contract/envelope.ts';
import { AppError, noAnswer } from './app-error.ts';
import { currentSession, endSession, latestSession, renewSession, type Session } from './session.ts';

const checkEveryMs = 10 * 60 * 1000;
const refreshWhenLeftMs = 10 * 60 * 1000;

let running: Promise<Session> | undefined;

/**
 * New tokens in place of `stale`: one exchange serves all callers, in all tabs.
 * @throws AppError SESSION_EXPIRED, with the session ended; NETWORK or TIMEOUT, with the session as it was
 */
export function refreshSession(stale: Session): Promise<Session> {
  running ??= inOneTab(() => exchange(stale)).finally(() => {
    running = undefined;
  });
  return running;
}

/** Refreshes in good time, also when the device wakes up. Returns how to stop that. */
export function keepSessionFresh(): () => void {
  const check = () => {
    const session = currentSession();
    if (!session || document.hidden || session.expiresAt - Date.now() > refreshWhenLeftMs) return;
    // What this cannot do now, the next call that is refused will.
    refreshSession(session).catch(() => undefined);
  };
  const timer = setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', check);
  window.addEventListener('online', check);
  check();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('online', check);
  };
}

/**
 * Runs in one tab at a time. Locks exist in secure contexts only; elsewhere the server's grace for a token used
 * twice has to do.
 */
function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  return new Promise((resolve, reject) => {
    navigator.locks.request('session-refresh', async () => {
      await work().then(resolve, reject);
      // What was written here must have reached the tab that comes next.
      await new Promise((settled) => setTimeout(settled, 100));
    });
  });
}

async function exchange(stale: Session): Promise<Session> {
  const session = latestSession();
  if (!session) throw new AppError('SESSION_EXPIRED');
  // Another tab has been here while this one waited for its turn.
  if (session.refreshToken !== stale.refreshToken) return session;

  const answer = await postRefresh(session.refreshToken);
  if (answer.status === 'success') return renewSession(session, answer.data);
  if (answer.reason !== 'SESSION_EXPIRED') throw new AppError(answer.reason, answer);
  endSession('expired');
  throw new AppError('SESSION_EXPIRED', answer);
}

async function postRefresh(refreshToken: string): Promise<Success<Tokens> | Failure> {
  try {
    const response = await fetch('/api/auth/refresh-token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
      signal: AbortSignal.timeout(15_000),
    });
    return await response.json();
  } catch (cause) {
    throw noAnswer(cause);
  }
}
