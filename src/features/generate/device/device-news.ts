let news = '';
const listeners = new Set<() => void>();

/** What is said of drawings on this device to those who do not see it: a page that shows them needs no toast above it. */
export const deviceNews = {
  current: (): string => news,
  tell(text: string): void {
    news = text;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
