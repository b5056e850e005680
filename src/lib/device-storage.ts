/**
 * Small values kept by this browser. Storage may be blocked or full, and what lies there may be from another
 * version: reading then yields null, and writing does nothing.
 */
function keptIn(storage: () => Storage) {
  return {
    read(key: string): unknown {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(key: string, value: unknown): void {
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch {
        // Lost with the page, which is the best that can be had here.
      }
    },
    remove(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        // Then it was never written.
      }
    },
  };
}

/** Kept until it is removed. */
export const deviceStorage = keptIn(() => localStorage);
/** Kept while this tab is open. */
export const tabStorage = keptIn(() => sessionStorage);
