import { createECDH, createHmac, timingSafeEqual } from 'node:crypto';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import type { KeyPurpose } from './db/schema/signing-key.ts';
import { ServiceError } from './errors.ts';

/** Life of an access token in seconds. */
export const accessTokenSeconds = 30 * 60;

/** Who calls: an account, and the login that the access token belongs to. */
export interface Caller {
  userId: string;
  loginId: string;
}

/** Where keys come from, of which each purpose has its own. */
export interface Keys {
  /** The key to sign with. */
  current(purpose: KeyPurpose): Buffer;
  /** The keys of which something may still be good. */
  accepted(purpose: KeyPurpose): Buffer[];
}

/** A key of Voluntary Application Server Identification, RFC 8292: a pair on P-256, base64url. */
export interface PushKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Signs and checks what the server hands out and later believes. */
export class Signer {
  readonly #keys: Keys;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  signAccessToken({ userId, loginId }: Caller, seconds = accessTokenSeconds): Promise<string> {
    return new SignJWT({ login: loginId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(this.#keys.current('access-token'));
  }

  /** @throws ServiceError SESSION_EXPIRED for a token that is expired, forged or not one of ours. */
  async verifyAccessToken(token: string): Promise<Caller> {
    for (const key of this.#keys.accepted('access-token')) {
      const caller = await verifyBy(key, token);
      if (caller) return caller;
    }
    throw new ServiceError('SESSION_EXPIRED');
  }

  /** A signature over what an address gives access to, short enough to stand in it. */
  signAddress(text: string): string {
    return addressSignature(this.#keys.current('media-address'), text);
  }

  verifyAddress(text: string, signature: string): boolean {
    const given = Buffer.from(signature);
    return this.#keys.accepted('media-address').some((key) => {
      const expected = Buffer.from(addressSignature(key, text));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  }

  /** What browsers subscribe to our notifications with. */
  pushKey(): PushKey {
    return pushKeyFrom(this.#keys.current('web-push'));
  }

  /** The same, of a browser that subscribed with this public key; undefined when it is none of ours any more. */
  pushKeyOf(publicKey: string): PushKey | undefined {
    return this.#keys
      .accepted('web-push')
      .map(pushKeyFrom)
      .find((key) => key.publicKey === publicKey);
  }

  /** What an email is remembered by where nobody shall read it. */
  hashEmail(email: string): Buffer {
    return hmac(this.#keys.current('email-hash'), email).digest();
  }

  /** What it may be remembered by since earlier. */
  hashesOfEmail(email: string): Buffer[] {
    return this.#keys.accepted('email-hash').map((key) => hmac(key, email).digest());
  }
}

/** Who the token speaks for, if it was signed with this key and has not run out. */
async function verifyBy(key: Buffer, token: string): Promise<Caller | undefined> {
  try {
    const { payload } = await jwtVerify<{ sub: string; login: string }>(token, key, {
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'login', 'exp'],
    });
    return { userId: payload.sub, loginId: payload.login };
  } catch (error) {
    if (error instanceof joseErrors.JOSEError) return undefined;
    throw error;
  }
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text);

const addressSignature = (key: Buffer, text: string) => hmac(key, text).digest('base64url').slice(0, 32);

/** Any 32 bytes are a private key of this curve, but for one in four billion. */
function pushKeyFrom(secret: Buffer): PushKey {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}
