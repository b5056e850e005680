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

/** Marks work as running for as long as a store says that it is. */
export function markBusyWhile(subscribe: (listener: () => void) => unknown, isRunning: () => boolean): void {
  let end: (() => void) | undefined;
  const look = () => {
    if (isRunning()) end ??= markBusy();
    else {
      end?.();
      end = undefined;
    }
  };
  subscribe(look);
  look();
}
