import { setTimeout as sleep } from 'node:timers/promises';
import { hc } from 'hono/client';
import type { Api } from '#server/app.ts';
import { buy } from '../../support/buy.ts';
import { actAs, signUpMember } from '../../support/person.ts';

/** Between two acts, whether or not the first worked. */
const pauseMs = 150;
/** Everything bought is a receipt to be written. */
const actsPerPurchase = 12;

/** Somebody who orders, names and buys without end, whatever happens, and remembers what was acknowledged. */
export class Customer {
  readonly generations: string[] = [];
  readonly collections: string[] = [];
  readonly payments: string[] = [];
  /** How often something was acknowledged. */
  acknowledged = 0;
  readonly #person: Awaited<ReturnType<typeof signUpMember>>;
  readonly #server: { api: ReturnType<typeof hc<Api>>['api'] };
  readonly #stopping = new AbortController();
  #living: Promise<void> | undefined;

  private constructor(
    server: { api: ReturnType<typeof hc<Api>>['api'] },
    person: Awaited<ReturnType<typeof signUpMember>>,
  ) {
    this.#server = server;
    this.#person = person;
  }

  /** Signs up at the server that listens at a port of this machine, and begins. */
  static async arrive(port: number): Promise<Customer> {
    const server = hc<Api>(`http://127.0.0.1:${port}`);
    const customer = new Customer(server, await signUpMember(server));
    customer.#living = customer.#live();
    return customer;
  }

  /** Resolves once something more is acknowledged. */
  async isServed(): Promise<void> {
    for (const before = this.acknowledged; this.acknowledged === before; ) await sleep(20);
  }

  /** Stops ordering; resolves to what became of each order, once all have ended. */
  async leave() {
    this.#stopping.abort();
    await this.#living;
    // The login may have run out meanwhile.
    const login = await (await this.#server.api.users.login.$post({ json: this.#person })).json();
    if (login.status !== 'success') throw new Error(login.message);
    const person = actAs(this.#server, { ...login.data, userId: this.#person.userId });
    const outcomes = [];
    for (const id of this.generations) outcomes.push(await person.outcome(id));
    return outcomes;
  }

  async #live(): Promise<void> {
    for (let turn = 1; !this.#stopping.signal.aborted; turn++) {
      try {
        if (turn % actsPerPurchase === 0) await this.#buy();
        else if (turn % 2 === 0) await this.#name();
        else await this.#order();
        this.acknowledged++;
      } catch {
        // Not acknowledged: nothing is promised.
      }
      await sleep(pauseMs);
    }
  }

  async #order(): Promise<void> {
    this.generations.push(await this.#person.startId({ prompt: 'a snake and a rose', num_outputs: 1 }));
  }

  async #buy(): Promise<void> {
    this.payments.push((await buy(this.#server, this.#person)).paymentId);
  }

  /** Begins a collection. An account has few, so that older ones give way. */
  async #name(): Promise<void> {
    const { collections } = this.#server.api;
    const name = `Collection ${crypto.randomUUID()}`;
    const begun = await (await collections.$post({ json: { name } }, this.#person)).json();
    if (begun.status !== 'success') throw new Error(begun.message);
    this.collections.push(begun.data.id);
    if (this.collections.length <= 50) return;
    const id = this.collections.shift() as string;
    await collections[':id'].$delete({ param: { id } }, this.#person);
  }
}
