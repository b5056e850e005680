import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { logins } from '../../db/schema/login.ts';
import type { LimitName } from '../../rate-limits.ts';
import { hashToken } from './tokens.ts';

/**
 * Slows down guessing of passwords: by account from one address, by address, and by account from all the
 * addresses that it was never used from. The owner's own address does not count among those, so that no
 * stranger can lock an owner out.
 *
 * A guess is counted before its password is looked at, and taken back when it was right: guesses that come at
 * the same time could pass a limit that is asked first and counted after.
 */
export class LoginGuard {
  readonly #rateLimits: Context['rateLimits'];
  readonly #counted: [LimitName, string][];

  private constructor(context: Context, counted: [LimitName, string][]) {
    this.#rateLimits = context.rateLimits;
    this.#counted = counted;
  }

  /** Counts one guess. @throws ServiceError RATE_LIMITED when there have been too many */
  static async admit(context: Context, userId: string, address: string): Promise<LoginGuard> {
    const counted: [LimitName, string][] = [
      ['login-account-from-address', `${userId} ${address}`],
      ['login-address', address],
    ];
    if (!(await isKnownAddress(context, userId, address)))
      counted.push(['login-account-from-strangers', userId]);
    // One after the other: what one limit refuses is not counted by the next.
    for (const [name, key] of counted) await context.rateLimits.count(name, key);
    return new LoginGuard(context, counted);
  }

  /** The guess was right: it counts no longer, and neither do those before it from this address. */
  async forgive(): Promise<void> {
    for (const [name, key] of this.#counted) {
      if (name === 'login-account-from-address') await this.#rateLimits.reset(name, key);
      else await this.#rateLimits.takeBack(name, key);
    }
  }
}

async function isKnownAddress({ db }: Context, userId: string, address: string): Promise<boolean> {
  const [known] = await db
    .select({ id: logins.id })
    .from(logins)
    .where(and(eq(logins.userId, userId), eq(logins.addressHash, hashToken(address))))
    .limit(1);
  return known !== undefined;
}
