import { z } from 'zod';
import { boundedString, boundedTrimmed } from './bounded.ts';
import { languageSchema } from './language.ts';
import { membershipLevels } from './plan.ts';

export const usernameLength = { min: 2, max: 20 } as const;
/** The most that mail servers take. */
export const maxEmailLength = 254;
export const passwordLength = { min: 6, max: 50 } as const;
/** Reset and refresh tokens; ours are shorter. */
export const maxTokenLength = 200;
/** Google's ID tokens, which carry what Google says of a person. */
const maxIdTokenLength = 8192;
export const maxAvatarBytes = 5 * 1024 * 1024;

/** What is wrong with an input: the messages of the schemas below, translated by the client. */
export const fieldErrors = [
  'REQUIRED',
  'USERNAME_LENGTH',
  'USERNAME_CHARACTERS',
  'EMAIL_FORMAT',
  'PASSWORD_LENGTH',
  'PASSWORD_MISMATCH',
  'PASSWORD_SAME',
  'AVATAR_TYPE',
  'AVATAR_SIZE',
] as const;
export type FieldError = (typeof fieldErrors)[number];

export const usernameSchema = boundedTrimmed(usernameLength.max, {
  missing: 'REQUIRED',
  tooLong: 'USERNAME_LENGTH',
})
  .min(1, 'REQUIRED')
  .min(usernameLength.min, 'USERNAME_LENGTH')
  .regex(/^[\p{L}\p{N}_]+$/u, 'USERNAME_CHARACTERS');

/** A name, @, and parts of a domain with dots between them: there is one way to read it, so that checking is linear. */
const emailPattern = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u;

export const emailSchema = boundedTrimmed(maxEmailLength, { missing: 'REQUIRED', tooLong: 'EMAIL_FORMAT' })
  .toLowerCase()
  .min(1, 'REQUIRED')
  .regex(emailPattern, 'EMAIL_FORMAT');

export const passwordSchema = boundedString(passwordLength.max, {
  missing: 'REQUIRED',
  tooLong: 'PASSWORD_LENGTH',
})
  .min(1, 'REQUIRED')
  .min(passwordLength.min, 'PASSWORD_LENGTH');

export const registerSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
});

export const loginSchema = z.object({ email: emailSchema, password: passwordSchema });

export const refreshSchema = z.object({ refreshToken: boundedString(maxTokenLength).min(1) });

export const googleSignInSchema = z.object({ token: boundedString(maxIdTokenLength).min(1) });

/** `lang` is the language in which the mail is written. */
export const forgotPasswordSchema = z.object({ email: emailSchema, lang: languageSchema.default('en') });

export const resetPasswordSchema = z.object({
  token: boundedString(maxTokenLength).min(1),
  newPassword: passwordSchema,
});

/** What may be changed; to change the password, the current one comes along. */
export const updateProfileSchema = z
  .object({
    username: usernameSchema.optional(),
    password: passwordSchema.optional(),
    currentPassword: boundedString(passwordLength.max).min(1).optional(),
  })
  .refine((change) => !change.password || change.currentPassword, {
    path: ['currentPassword'],
    message: 'REQUIRED',
  })
  .refine((change) => !change.password || change.password !== change.currentPassword, {
    path: ['password'],
    message: 'PASSWORD_SAME',
  });

/** Closing asks for the password again, of those who have one. */
export const closeAccountSchema = z.object({ password: boundedString(passwordLength.max).default('') });

/** A membership or pass as its owner sees it. */
const runningMembershipSchema = z.object({
  planCode: z.string(),
  endsAt: z.iso.datetime(),
  /** When it goes on by itself; null once it has been canceled, and for passes. */
  renewsAt: z.iso.datetime().nullable(),
});

export const userSchema = z.object({
  userId: z.uuid(),
  username: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  membershipLevel: z.enum(membershipLevels),
  membership: runningMembershipSchema.nullable(),
  /** False for those who only ever signed in through somebody else. */
  hasPassword: z.boolean(),
  /** Whether the account has the operator's right. */
  isOperator: z.boolean(),
  credits: z.int().nonnegative(),
  /** When free credits come again for somebody who closed an account before; null once they have, and for all others. */
  freeCreditsFrom: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

/** `expiresIn` is the access token's life in seconds. */
export const tokensSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.int().positive(),
});

export const sessionSchema = tokensSchema.extend({ user: userSchema });

export type User = z.infer<typeof userSchema>;
export type Tokens = z.infer<typeof tokensSchema>;
export type Session = z.infer<typeof sessionSchema>;
export type Registration = z.infer<typeof registerSchema>;
export type ProfileUpdate = z.infer<typeof updateProfileSchema>;
export type PasswordReset = z.infer<typeof resetPasswordSchema>;
export type Credentials = z.infer<typeof loginSchema>;
