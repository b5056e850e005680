const algorithm = 'AES-GCM';
/** A vector of this length, made anew for each message, comes before what is encrypted. */
const vectorBytes = 12;
const keyPattern = /^[\w-]{43}$/;

export interface Sealed {
  readonly sealed: Uint8Array<ArrayBuffer>;
  /** 256 bits of chance in 43 characters that an address may hold. */
  readonly key: string;
}

/** What was sealed cannot be opened: with another key, or since something changed it. */
export class SealError extends Error {
  override name = 'SealError';
}

/** Browsers encrypt only on pages that came by HTTPS, or from this very machine. */
export function canSeal(): boolean {
  return typeof crypto.subtle === 'object';
}

export function isSealKey(text: string): boolean {
  return keyPattern.test(text);
}

/** Encrypts with a new key. Whoever has the key can read it, and nobody else; changes to it are noticed. */
export async function seal(content: Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, true, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(vectorBytes));
  const encrypted = await crypto.subtle.encrypt({ name: algorithm, iv }, key, content);
  const sealed = new Uint8Array(vectorBytes + encrypted.byteLength);
  sealed.set(iv);
  sealed.set(new Uint8Array(encrypted), vectorBytes);
  const { k = '' } = await crypto.subtle.exportKey('jwk', key);
  return { sealed, key: k };
}

/** @throws SealError when the key is not the one that it was sealed with */
export async function unseal(sealed: Uint8Array<ArrayBuffer>, key: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!isSealKey(key)) throw new SealError('no key');
  try {
    const jwk = { kty: 'oct', k: key, alg: 'A256GCM' };
    const imported = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['decrypt']);
    const iv = sealed.subarray(0, vectorBytes);
    const content = sealed.subarray(vectorBytes);
    return new Uint8Array(await crypto.subtle.decrypt({ name: algorithm, iv }, imported, content));
  } catch (cause) {
    throw new SealError('it does not open', { cause });
  }
}
