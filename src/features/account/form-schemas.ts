import { z } from 'zod';
import { emailSchema, loginSchema, passwordSchema, registerSchema } from '#contract/account.ts';

export const loginFormSchema = loginSchema.extend({ remember: z.boolean() });
export type LoginFields = z.infer<typeof loginFormSchema>;

const mismatch = {
  path: ['confirmPassword'],
  error: 'PASSWORD_MISMATCH',
  // Also while other fields are still empty: zod would otherwise wait until they are right.
  when: () => true,
};
const confirmation = z.string().min(1, 'REQUIRED');

export const registerFormSchema = registerSchema
  .extend({ confirmPassword: confirmation })
  .refine(({ password, confirmPassword }) => password === confirmPassword, mismatch);
export type RegisterFields = z.infer<typeof registerFormSchema>;

export const forgotFormSchema = z.object({ email: emailSchema });
export type ForgotFields = z.infer<typeof forgotFormSchema>;

export const resetFormSchema = z
  .object({ password: passwordSchema, confirmPassword: confirmation })
  .refine(({ password, confirmPassword }) => password === confirmPassword, mismatch);
export type ResetFields = z.infer<typeof resetFormSchema>;
