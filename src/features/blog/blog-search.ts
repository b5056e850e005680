/** Which page of the list is shown, as its address carries it; the first goes without. */
export interface BlogSearch {
  page?: number;
}

export function readBlogSearch({ page }: Record<string, unknown>): BlogSearch {
  const number = typeof page === 'string' || typeof page === 'number' ? Number(page) : Number.NaN;
  return Number.isInteger(number) && number > 1 && number <= 10_000 ? { page: number } : {};
}
