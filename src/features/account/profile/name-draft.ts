import { tabStorage } from '#lib/device-storage.ts';

const key = 'profile-draft';

/** Keeps a name that could not be saved, for when its owner is back from the login. Passwords are never kept. */
export function keepNameDraft(userId: string, username: string): void {
  tabStorage.write(key, { userId, username });
}

/** The name kept for somebody; it is handed out once. */
export function takeNameDraft(userId: string): string | null {
  const draft = tabStorage.read(key) as { userId?: unknown; username?: unknown } | null;
  tabStorage.remove(key);
  return draft?.userId === userId && typeof draft.username === 'string' ? draft.username : null;
}
