import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ServiceError } from './errors.ts';

interface Limit {
  points: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;

/** How often is too often: by the address that calls, the account that calls, or what the call is about. */
const limits = {
  'register-address': { points: 30, seconds: hour },
  'login-address': { points: 100, seconds: hour },
  'login-account-from-address': { points: 10, seconds: 15 * minute },
  'login-account-from-strangers': { points: 50, seconds: hour },
  'password-account': { points: 10, seconds: 15 * minute },
  'google-address': { points: 100, seconds: hour },
  'refresh-address': { points: 300, seconds: 5 * minute },
  'forgot-address': { points: 20, seconds: hour },
  'forgot-email-from-address': { points: 4, seconds: hour },
  'reset-address': { points: 30, seconds: hour },
  'generate-account': { points: 300, seconds: 10 * minute },
  'improve-account': { points: 120, seconds: 10 * minute },
  'upload-account': { points: 60, seconds: hour },
  'order-account': { points: 60, seconds: hour },
  'quote-account': { points: 120, seconds: hour },
  'receipt-account': { points: 60, seconds: hour },
  'webhook-address': { points: 600, seconds: minute },
  'model-webhook-address': { points: 3000, seconds: minute },
  'report-account': { points: 30, seconds: hour },
  'image-file-account': { points: 60, seconds: hour },
  'collection-account': { points: 600, seconds: 10 * minute },
  'artist-link-account': { points: 30, seconds: hour },
  'keep-account': { points: 3000, seconds: 10 * minute },
  'push-account': { points: 60, seconds: hour },
  'export-account': { points: 10, seconds: hour },
} satisfies Record<string, Limit>;

/** What one address may read, in each process: reading is not worth a row in the database. A page takes some dozens. */
export const readLimit = { points: 6000, seconds: minute } satisfies Limit;

export type LimitName = keyof typeof limits;

/** Counts calls in the database, so that all processes count together. */
export class RateLimits {
  readonly #limiters: Map<string, RateLimiterPostgres>;
  readonly #reads: RateLimiterMemory;

  /** @param factor multiplies every limit, for those who know their callers */
  constructor(pool: pg.Pool, factor: number) {
    const limiters = Object.entries(limits).map(([name, { points, seconds }]) => {
      const limiter = new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        // Our migrations make it: processes that start together would stumble over each other.
        tableCreated: true,
        keyPrefix: name,
        points: points * factor,
        duration: seconds,
      });
      return [name, limiter] as const;
    });
    this.#limiters = new Map(limiters);
    this.#reads = new RateLimiterMemory({ points: readLimit.points * factor, duration: readLimit.seconds });
  }

  /**
   * Counts one call. One statement counts and says how many there are, so that calls that come at the same time
   * cannot pass a limit together.
   * @throws ServiceError RATE_LIMITED once there are too many
   */
  async count(name: LimitName, key: string): Promise<void> {
    await consume(this.#limiter(name), hashed(key));
  }

  /** Counts something that an address reads, in this process alone. @throws ServiceError RATE_LIMITED */
  countRead(address: string): Promise<void> {
    return consume(this.#reads, address);
  }

  /** Takes back one call that was counted and turned out to be harmless. */
  async takeBack(name: LimitName, key: string): Promise<void> {
    await this.#limiter(name).reward(hashed(key));
  }

  /** Forgets what was counted. */
  async reset(name: LimitName, key: string): Promise<void> {
    await this.#limiter(name).delete(hashed(key));
  }

  #limiter(name: LimitName): RateLimiterPostgres {
    const limiter = this.#limiters.get(name);
    if (!limiter) throw new Error(`no limit ${name}`);
    return limiter;
  }
}

async function consume(limiter: RateLimiterPostgres | RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooMany(error);
  }
}

/** However long a mail is, its key fits the table, which so holds no mails and no addresses either. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function tooMany(state: RateLimiterRes): ServiceError {
  return new ServiceError('RATE_LIMITED', undefined, Math.ceil(state.msBeforeNext / 1000));
}
