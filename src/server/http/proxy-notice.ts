import { createMiddleware } from 'hono/factory';
import type { Context } from '../context.ts';
import type { HttpEnv } from './router.ts';

const warning =
  'Calls carry X-Forwarded-For or Forwarded, and TRUSTED_PROXIES is 0: if a proxy stands in front of this server, all its callers count as one. Set TRUSTED_PROXIES to the number of proxies.';

/** Notices a proxy in front of the server that the settings know nothing of. */
export class ProxyNotice {
  readonly #context: Pick<Context, 'config' | 'log'>;
  #isNoticed = false;

  constructor(context: Pick<Context, 'config' | 'log'>) {
    this.#context = context;
  }

  /** Says it in the log, once. */
  watch = createMiddleware<HttpEnv>((c, next) => {
    if (!this.#isNoticed && this.#context.config.trustedProxies === 0 && isForwarded(c.req.raw.headers)) {
      this.#isNoticed = true;
      this.#context.log.warn(warning);
    }
    return next();
  });

  /** What the operator should know, in sentences. */
  get warnings(): string[] {
    return this.#isNoticed ? [warning] : [];
  }
}

function isForwarded(headers: Headers): boolean {
  return headers.has('x-forwarded-for') || headers.has('forwarded');
}
