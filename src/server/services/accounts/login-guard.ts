import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { logins } from '../../db/schema/login.ts';
import { hashToken } from './tokens.ts';

/**
 * Slows down guessing of passwords: by address, by account from one address, and by account from all the
 * addresses that it was never used from. The owner's own address does not count among those, so that no
 * stranger can lock an owner out.
 */
export class LoginGuard {
  readonly #context: Context;
  readonly #userId: string;
  readonly #address: string;

  constructor(context: Context, userId: string, address: string) {
    this.#context = context;
    this.#userId = userId;
    this.#address = address;
  }

  /** @throws ServiceError RATE_LIMITED */
  async admit(): Promise<void> {
    const { rateLimits } = this.#context;
    await rateLimits.check('login-address', this.#address);
    await rateLimits.check('login-account-from-address', this.#pair);
    if (!(await this.#isKnownAddress())) await rateLimits.check('login-account-from-strangers', this.#userId);
  }

  async countFailure(): Promise<void> {
    const { rateLimits } = this.#context;
    const counts = [
      rateLimits.count('login-address', this.#address),
      rateLimits.count('login-account-from-address', this.#pair),
    ];
    if (!(await this.#isKnownAddress())) {
      counts.push(rateLimits.count('login-account-from-strangers', this.#userId));
    }
    // A count that goes over its limit refuses the next call; this one was refused for its password.
    await Promise.allSettled(counts);
  }

  async forgive(): Promise<void> {
    await this.#context.rateLimits.reset('login-account-from-address', this.#pair);
  }

  get #pair(): string {
    return `${this.#userId} ${this.#address}`;
  }

  async #isKnownAddress(): Promise<boolean> {
    const [known] = await this.#context.db
      .select({ id: logins.id })
      .from(logins)
      .where(and(eq(logins.userId, this.#userId), eq(logins.addressHash, hashToken(this.#address))))
      .limit(1);
    return known !== undefined;
  }
}
