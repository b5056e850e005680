import { createRemoteJWKSet, errors, jwtVerify } from 'jose';

export interface GoogleIdentity {
  /** Google's lasting name for the person. */
  subject: string;
  email: string;
  name: string | null;
}

const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/** Checks the ID tokens that Google's sign-in button hands to the page. */
export class GoogleSignIn {
  readonly #clientId: string;
  readonly #keys;

  constructor(clientId: string, jwksUrl: string) {
    this.#clientId = clientId;
    this.#keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5000 });
  }

  /** Who the token speaks for, or null when it is not good or its email address is not verified. */
  async verify(token: string): Promise<GoogleIdentity | null> {
    try {
      const { payload } = await jwtVerify<{ email?: string; email_verified?: boolean; name?: string }>(
        token,
        this.#keys,
        { algorithms: ['RS256'], audience: this.#clientId, issuer: issuers, requiredClaims: ['sub', 'exp'] },
      );
      if (!payload.sub || !payload.email || payload.email_verified !== true) return null;
      return { subject: payload.sub, email: payload.email.toLowerCase(), name: payload.name ?? null };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
