import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { maxAvatarBytes, type User } from '#contract/account.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { reencode } from '../uploads/reencode.ts';
import { getProfile } from './profile.ts';

const sidePixels = 512;

/**
 * Replaces the caller's picture by a square WebP made from the file: whatever else the file carried is gone.
 * @throws ServiceError AVATAR_REFUSED when it is no picture or too large
 */
export async function setAvatar(context: Context, caller: Caller, file: Uint8Array): Promise<User> {
  if (file.byteLength > maxAvatarBytes) throw new ServiceError('AVATAR_REFUSED', { file: 'AVATAR_SIZE' });
  const webp = await reencode(file, (picture) =>
    picture.resize(sidePixels, sidePixels, { fit: 'cover' }).webp({ quality: 85 }),
  );
  if (!webp) throw new ServiceError('AVATAR_REFUSED', { file: 'AVATAR_TYPE' });
  // Named by content: a new picture has a new address, which caches cannot confuse with the old one.
  const name = createHash('sha256').update(caller.userId).update(webp).digest('hex').slice(0, 40);
  const avatarKey = `avatars/${name}.webp`;
  await context.media.put(avatarKey, webp, { contentType: 'image/webp' });

  const [old] = await context.db
    .select({ key: users.avatarKey })
    .from(users)
    .where(eq(users.id, caller.userId));
  await context.db.update(users).set({ avatarKey }).where(eq(users.id, caller.userId));
  if (old?.key && old.key !== avatarKey) await context.media.delete(old.key);
  return getProfile(context, caller.userId);
}
