import { type ComponentType, lazy } from 'react';

/**
 * A part that is fetched by itself. Better without it than without the page.
 * @param Instead stands there where it cannot be had: nothing, unless the page makes no sense without it
 */
export function lazyPart<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  Instead: ComponentType<P> = () => null,
) {
  return lazy<ComponentType<P>>(async () => ({ default: await load().catch(() => Instead) }));
}
