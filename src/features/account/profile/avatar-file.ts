import { type FieldError, maxAvatarBytes } from '#contract/account.ts';

/** What the server makes a picture of; phones turn theirs into one of these when asked for them. */
export const avatarTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** What is wrong with a file that is to be an avatar, as far as can be told without opening it. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): FieldError | null {
  if (!avatarTypes.includes(type)) return 'AVATAR_TYPE';
  return size > maxAvatarBytes ? 'AVATAR_SIZE' : null;
}
