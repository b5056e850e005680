import { z } from 'zod';

export const usernameLength = { min: 2, max: 20 } as const;
export const passwordLength = { min: 6, max: 50 } as const;

/** What is wrong with an input: the messages of the schemas below, translated by the client. */
export const fieldErrors = [
  'REQUIRED',
  'USERNAME_LENGTH',
  'USERNAME_CHARACTERS',
  'EMAIL_FORMAT',
  'PASSWORD_LENGTH',
  'PASSWORD_MISMATCH',
] as const;
export type FieldError = (typeof fieldErrors)[number];

export const usernameSchema = z
  .string('REQUIRED')
  .trim()
  .min(1, 'REQUIRED')
  .min(usernameLength.min, 'USERNAME_LENGTH')
  .max(usernameLength.max, 'USERNAME_LENGTH')
  .regex(/^[\p{L}\p{N}_]+$/u, 'USERNAME_CHARACTERS');

export const emailSchema = z
  .string('REQUIRED')
  .trim()
  .toLowerCase()
  .min(1, 'REQUIRED')
  .max(254, 'EMAIL_FORMAT')
  .regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u, 'EMAIL_FORMAT');

export const passwordSchema = z
  .string('REQUIRED')
  .min(1, 'REQUIRED')
  .min(passwordLength.min, 'PASSWORD_LENGTH')
  .max(passwordLength.max, 'PASSWORD_LENGTH');

export const registerSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
});

export const loginSchema = z.object({ email: emailSchema, password: passwordSchema });

export const refreshSchema = z.object({ refreshToken: z.string().min(1).max(200) });

export const membershipLevels = ['free', 'lite', 'pro', 'max'] as const;

export const userSchema = z.object({
  userId: z.uuid(),
  username: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  membershipLevel: z.enum(membershipLevels),
  credits: z.int().nonnegative(),
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
export type Credentials = z.infer<typeof loginSchema>;
