import type { Signer } from '../../signer.ts';
import { accessQuery } from '../signed-address.ts';

/** The address of a picture that is to be redrawn, for whoever uploaded it. */
export function sourceUrl(signer: Signer, id: string): string {
  return `/media/sources/${id}?${accessQuery(signer, sourceAccess(id))}`;
}

/** What the signature in that address gives access to. */
export const sourceAccess = (id: string) => `source:${id}`;
