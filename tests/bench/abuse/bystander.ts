import { setTimeout as sleep } from 'node:timers/promises';
import { Stranger } from './stranger.ts';

const betweenMs = 300;
const drawsAfterMs = 1000;
/** No person waits any longer. */
const patienceMs = 25_000;

interface Waited {
  worstMs: number;
  /** How many were answered with an error, or with nothing. */
  lost: number;
  count: number;
}

/** Somebody innocent: looks whether the shop is open, leafs through it, logs in, and has one design drawn. */
export class Bystander {
  readonly account: Stranger;
  readonly #waited = new Map<string, Waited>();
  #isGoing = true;

  /** With an account, and everything seen once: what is slow the first time is nobody's fault. */
  static async arrive(url: string): Promise<Bystander> {
    const bystander = new Bystander(await Stranger.withAccount(url));
    await bystander.#look(new AbortController().signal);
    await bystander.#draw(AbortSignal.timeout(patienceMs));
    bystander.#waited.clear();
    return bystander;
  }

  private constructor(account: Stranger) {
    this.account = account;
  }

  /** Goes about until it leaves; says the worst that each thing took. */
  async goAbout(ending: AbortSignal): Promise<string> {
    // What others have ordered by then is ahead.
    const drawing = sleep(drawsAfterMs).then(() => this.#draw(AbortSignal.timeout(patienceMs)));
    do {
      await this.#look(ending);
      await sleep(betweenMs);
    } while (this.#isGoing && !ending.aborted);
    await drawing;
    return [...this.#waited]
      .map(([what, { worstMs, lost, count }]) => {
        const failed = lost > 0 ? ` (${lost} of ${count} lost)` : '';
        return `${what} ${Math.round(worstMs)} ms${failed}`;
      })
      .join(', ');
  }

  leave(): void {
    this.#isGoing = false;
  }

  async #look(ending: AbortSignal): Promise<void> {
    const signal = () => AbortSignal.timeout(patienceMs);
    await this.#time(
      'health',
      async () => (await this.account.send('GET', '/api/health', undefined, signal())).ok,
    );
    if (ending.aborted) return;
    // Past the server's short memory of what everybody asks for.
    const page = `/api/images?pageSize=20&nonce=${Math.random()}`;
    await this.#time('gallery', async () => (await this.account.send('GET', page, undefined, signal())).ok);
    if (ending.aborted) return;
    await this.#time('login', async () => (await this.account.logIn(signal())) === 200);
  }

  /** From the order to the finished picture. */
  #draw(signal: AbortSignal): Promise<void> {
    return this.#time('drawing', async () => {
      const started = await this.account.draw('a swallow with a rose', signal);
      const { data } = (await started.json()) as { data: { id: string } | null };
      if (!data) return false;
      for (let revision = 0; ; ) {
        const path = `/api/images/generate-tattoo/status/${data.id}?wait=5000&revision=${revision}`;
        const status = await this.account.ask<{ status: string; revision: number }>(
          'GET',
          path,
          undefined,
          signal,
        );
        if (status.status === 'succeeded') return true;
        if (status.status === 'failed') return false;
        revision = status.revision;
      }
    });
  }

  async #time(what: string, work: () => Promise<boolean>): Promise<void> {
    const began = performance.now();
    const isDone = await work().catch(() => false);
    const before = this.#waited.get(what) ?? { worstMs: 0, lost: 0, count: 0 };
    this.#waited.set(what, {
      worstMs: Math.max(before.worstMs, performance.now() - began),
      lost: before.lost + (isDone ? 0 : 1),
      count: before.count + 1,
    });
  }
}
