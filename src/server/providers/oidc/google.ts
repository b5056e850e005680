import { createRemoteJWKSet, errors, jwtVerify } from 'jose';

export interface GoogleIdentity {
  /** Google's lasting name for the person. */
  subject: string;
  email: string;
  /**
   * Whether Google itself gives out the email, or its owner's organisation does so with Google. Of others Google only
   * knows that the person could read mails to it once, which may be long ago.
   */
  ownsEmail: boolean;
  name: string | null;
}

interface Claims {
  email?: string;
  email_verified?: boolean;
  /** The organisation's domain, of accounts that one gives out. */
  hd?: string;
  name?: string;
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
      const { payload } = await jwtVerify<Claims>(token, this.#keys, {
        algorithms: ['RS256'],
        audience: this.#clientId,
        issuer: issuers,
        requiredClaims: ['sub', 'exp'],
      });
      if (!payload.sub || !payload.email || payload.email_verified !== true) return null;
      const email = payload.email.toLowerCase();
      const ownsEmail = /@(gmail|googlemail)\.com$/.test(email) || Boolean(payload.hd);
      return { subject: payload.sub, email, ownsEmail, name: payload.name ?? null };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
