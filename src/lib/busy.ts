/** Work that a reload would interrupt. */
const tasks = new Set<symbol>();
const waiting = new Set<() => void>();

/** Marks work as running until the returned function is called. */
export function markBusy(): () => void {
  const task = Symbol();
  tasks.add(task);
  return () => {
    tasks.delete(task);
    if (tasks.size > 0) return;
    for (const proceed of waiting) proceed();
    waiting.clear();
  };
}

export function isBusy(): boolean {
  return tasks.size > 0;
}

/** Settles once nothing is running any more. */
export function untilIdle(): Promise<void> {
  if (!isBusy()) return Promise.resolve();
  return new Promise((resolve) => waiting.add(resolve));
}
