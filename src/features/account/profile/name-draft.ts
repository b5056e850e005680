/** A name that could not be saved. It is kept by this page alone, so that nothing of it stays on the device. */
let draft: { userId: string; username: string } | null = null;

/** Keeps a name that could not be saved, for when its owner is back from the login. Passwords are never kept. */
export function keepNameDraft(userId: string, username: string): void {
  draft = { userId, username };
}

/** The name kept for somebody; it is handed out once. */
export function takeNameDraft(userId: string): string | null {
  const taken = draft;
  draft = null;
  return taken?.userId === userId ? taken.username : null;
}
