import { z } from 'zod';

/** For how many days a link may be opened. */
export const artistLinkDays = ['1', '7', '30'] as const;
export type ArtistLinkDays = (typeof artistLinkDays)[number];
/** The longest package that is taken, as it is sent: encrypted. */
export const maxArtistPackageBytes = 8 * 1024 * 1024;
/** The most links of one account that can be opened at a time. */
export const maxArtistLinks = 10;

/** A link for an artist, as the server knows it: what it leads to only the two people know who have its address. */
export const artistLinkSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** From then on nobody can open it. */
  expiresAt: z.iso.datetime(),
  bytes: z.int().nonnegative(),
});
export type ArtistLink = z.infer<typeof artistLinkSchema>;

export const artistLinkOrderSchema = z.object({ days: z.enum(artistLinkDays).default('7') });
