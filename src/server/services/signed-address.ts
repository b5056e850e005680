import type { Signer } from '../signer.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Days for which an address gives access, at most. */
export const accessDays = 2;

/**
 * What makes an address give access to something that not everybody may see, for at least a day. It changes once a
 * day only, so that what a browser has cached stays useful.
 *
 * @param subject what it gives access to
 */
export function accessQuery(signer: Signer, subject: string): string {
  const expires = Math.floor(Date.now() / dayMs) + accessDays;
  return `expires=${expires}&signature=${signer.signAddress(signedText(subject, expires))}`;
}

/** The part of an address that `accessQuery` made, as it came back. */
export interface Access {
  expires?: number | undefined;
  signature?: string | undefined;
}

export function givesAccess(signer: Signer, subject: string, { expires, signature }: Access): boolean {
  if (expires === undefined || signature === undefined) return false;
  return expires * dayMs > Date.now() && signer.verifyAddress(signedText(subject, expires), signature);
}

const signedText = (subject: string, expires: number) => `${subject}:${expires}`;
