import { z } from 'zod';
import { type FieldError, passwordSchema, usernameSchema } from '#contract/account.ts';

const passwords = ['currentPassword', 'password', 'confirmPassword'] as const;

export const profileFormSchema = z
  .object({
    username: usernameSchema,
    currentPassword: z.string(),
    password: z.string(),
    confirmPassword: z.string(),
  })
  .check(
    z.superRefine(
      (fields, context) => {
        for (const name of passwords) {
          const message = passwordProblem(name, fields);
          if (message) context.addIssue({ code: 'custom', path: [name], message });
        }
      },
      // Also while the username is wrong.
      { when: () => true },
    ),
  );
export type ProfileFields = z.infer<typeof profileFormSchema>;

type Passwords = Pick<ProfileFields, (typeof passwords)[number]>;

/** Whether the password is to be changed: one that is filled in asks for all three. */
export function changesPassword(fields: Passwords): boolean {
  return passwords.some((name) => fields[name] !== '');
}

function passwordProblem(name: keyof Passwords, fields: Passwords): FieldError | undefined {
  if (!changesPassword(fields)) return undefined;
  if (fields[name] === '') return 'REQUIRED';
  if (name === 'confirmPassword') {
    return fields.confirmPassword === fields.password ? undefined : 'PASSWORD_MISMATCH';
  }
  if (name === 'currentPassword') return undefined;
  if (fields.password === fields.currentPassword) return 'PASSWORD_SAME';
  return passwordSchema.safeParse(fields.password).success ? undefined : 'PASSWORD_LENGTH';
}
