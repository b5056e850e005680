import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import type { Database } from './db/client.ts';
import { secrets } from './db/schema/secret.ts';
import { ServiceError } from './errors.ts';

/** Life of an access token in seconds. */
export const accessTokenSeconds = 30 * 60;

/** Who calls: an account, and the login that the access token belongs to. */
export interface Caller {
  userId: string;
  loginId: string;
}

/** Signs and checks what the server hands out and later believes. */
export class Signer {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  signAccessToken({ userId, loginId }: Caller, seconds = accessTokenSeconds): Promise<string> {
    return new SignJWT({ login: loginId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(this.#key);
  }

  /** @throws ServiceError SESSION_EXPIRED for a token that is expired, forged or not one of ours. */
  async verifyAccessToken(token: string): Promise<Caller> {
    try {
      const { payload } = await jwtVerify<{ sub: string; login: string }>(token, this.#key, {
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'login', 'exp'],
      });
      return { userId: payload.sub, loginId: payload.login };
    } catch (error) {
      if (error instanceof joseErrors.JOSEError) throw new ServiceError('SESSION_EXPIRED');
      throw error;
    }
  }

  /** A signature over `text`, short enough for an address. */
  sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url').slice(0, 32);
  }

  verify(text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(text));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}

/** The signer with this installation's key, which is made at the first start and shared by all processes. */
export async function loadSigner(db: Database): Promise<Signer> {
  const value = randomBytes(32).toString('base64');
  await db.insert(secrets).values({ name: 'signing-key', value }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, 'signing-key'));
  if (!row) throw new Error('the signing key is missing');
  return new Signer(Buffer.from(row.value, 'base64'));
}
