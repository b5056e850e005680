import { type ComponentType, lazy } from 'react';

/** A part that is fetched by itself. Better without it than without the page: where it cannot be had, nothing. */
export function lazyPart<P extends object = object>(load: () => Promise<ComponentType<P>>) {
  return lazy<ComponentType<P>>(async () => ({ default: await load().catch(() => () => null) }));
}
