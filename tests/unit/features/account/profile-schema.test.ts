import { expect, test } from 'vitest';
import { profileFormSchema } from '#features/account/profile/profile-schema.ts';

const unchanged = { username: 'mara', currentPassword: '', password: '', confirmPassword: '' };

function problems(changes: Partial<typeof unchanged>): Record<string, string> {
  const { error } = profileFormSchema.safeParse({ ...unchanged, ...changes });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

test('the password stays as it is when none of its fields is filled', () => {
  expect(problems({})).toEqual({});
});

test('one that is filled asks for the other two', () => {
  expect(problems({ currentPassword: 'ink and paper' })).toEqual({
    password: 'REQUIRED',
    confirmPassword: 'REQUIRED',
  });
  expect(problems({ confirmPassword: 'paper' })).toEqual({
    currentPassword: 'REQUIRED',
    password: 'REQUIRED',
    confirmPassword: 'PASSWORD_MISMATCH',
  });
});

test('the new one is another, of the right length, and written twice', () => {
  const currentPassword = 'ink and paper';
  const change = (password: string, confirmPassword = password) =>
    problems({ currentPassword, password, confirmPassword });
  expect(change('paper and ink')).toEqual({});
  expect(change(currentPassword)).toEqual({ password: 'PASSWORD_SAME' });
  expect(change('short')).toEqual({ password: 'PASSWORD_LENGTH' });
  expect(change('x'.repeat(51))).toEqual({ password: 'PASSWORD_LENGTH' });
  expect(change('paper and ink', 'paper')).toEqual({ confirmPassword: 'PASSWORD_MISMATCH' });
});

test('passwords are checked also while the name is wrong', () => {
  expect(problems({ username: 'a b', password: 'paper and ink' })).toEqual({
    username: 'USERNAME_CHARACTERS',
    currentPassword: 'REQUIRED',
    confirmPassword: 'REQUIRED',
  });
});
