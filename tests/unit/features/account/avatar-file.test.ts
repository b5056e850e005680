import { expect, test } from 'vitest';
import { maxAvatarBytes } from '#contract/account.ts';
import { avatarProblem } from '#features/account/profile/avatar-file.ts';

test('pictures of up to 5 MB will do', () => {
  expect(avatarProblem({ type: 'image/jpeg', size: maxAvatarBytes })).toBeNull();
  expect(avatarProblem({ type: 'image/jpeg', size: maxAvatarBytes + 1 })).toBe('AVATAR_SIZE');
});

test('what is no picture is named before its size', () => {
  expect(avatarProblem({ type: 'application/pdf', size: maxAvatarBytes + 1 })).toBe('AVATAR_TYPE');
  expect(avatarProblem({ type: 'image/svg+xml', size: 10 })).toBe('AVATAR_TYPE');
  expect(avatarProblem({ type: '', size: 10 })).toBe('AVATAR_TYPE');
});
