const maxLength = 200;

/** What is looked for in the whole library, as its address carries it. */
export interface LibrarySearch {
  query?: string;
}

export function readLibrarySearch({ query }: Record<string, unknown>): LibrarySearch {
  const words = typeof query === 'string' ? query.trim().slice(0, maxLength) : '';
  return words ? { query: words } : {};
}
