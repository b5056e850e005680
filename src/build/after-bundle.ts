import type { Plugin, ResolvedConfig } from 'vite';

/**
 * A plugin that works on the finished files of a build. Those that call this one after the other: each finds what the
 * plugins before it have written, the service worker among them.
 */
export function afterBundle(
  name: string,
  work: (config: ResolvedConfig) => Promise<void>,
  { enforce }: Pick<Plugin, 'enforce'> = {},
): Plugin {
  let config: ResolvedConfig;
  return {
    name: `inkwright:${name}`,
    apply: 'build',
    ...(enforce && { enforce }),
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: { order: 'post', sequential: true, handler: () => work(config) },
  };
}
