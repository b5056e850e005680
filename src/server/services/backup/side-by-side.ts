/** Stores far away take their time for each file. */
const atOnce = 8;

/**
 * Does the work for each of what an iterator yields, some at a time.
 * @param items an iterator, which all of them share, and no list
 */
export async function sideBySide<T>(
  items: IterableIterator<T> | AsyncIterableIterator<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const workSome = async () => {
    for await (const item of items) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, workSome));
}
