/** Whether so many credits are too few for that; while nobody knows how many there are, the server has to say. */
export function isShortOf(credits: number | undefined, cost: number): boolean {
  return credits !== undefined && credits < cost;
}
