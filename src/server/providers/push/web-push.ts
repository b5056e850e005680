import webPush from 'web-push';
import { pushHosts } from '#contract/push.ts';
import type { PushProvider } from './push-provider.ts';

/** What is ready is news for half a day. */
const keptForSeconds = 12 * 60 * 60;
const patienceMs = 10_000;
const gone = new Set([404, 410]);

/**
 * The push services of browsers, after RFC 8030 and 8291. The address comes from the browser, so that only services
 * which are known are talked to.
 */
export class WebPush implements PushProvider {
  readonly #origins: readonly string[];
  readonly #contact: string;

  /**
   * @param contact where a push service reaches us: a `mailto:` or `https:` address
   * @param origins of further push services, such as one that tests bring
   */
  constructor(contact: string, origins: readonly string[] = []) {
    this.#contact = contact;
    this.#origins = origins;
  }

  takes(endpoint: string): boolean {
    const { protocol, hostname, port, origin } = new URL(endpoint);
    const isKnown = pushHosts.some((host) =>
      host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
    );
    return (protocol === 'https:' && port === '' && isKnown) || this.#origins.includes(origin);
  }

  async send(
    { endpoint, p256dh, auth }: Parameters<PushProvider['send']>[0],
    key: Parameters<PushProvider['send']>[1],
    message: Parameters<PushProvider['send']>[2],
  ): Promise<boolean> {
    const subscription = { endpoint, keys: { p256dh, auth } };
    const { method, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
      TTL: keptForSeconds,
      vapidDetails: { subject: this.#contact, ...key },
    });
    const response = await fetch(endpoint, {
      method,
      headers: { ...headers } as Record<string, string>,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (gone.has(response.status)) return false;
    if (!response.ok) throw new Error(`the push service answered ${response.status}`);
    return true;
  }
}
