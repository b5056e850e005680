import { z } from 'zod';
import { loginSchema, registerSchema } from '#contract/account.ts';

export const loginFormSchema = loginSchema.extend({ remember: z.boolean() });
export type LoginFields = z.infer<typeof loginFormSchema>;

export const registerFormSchema = registerSchema
  .extend({ confirmPassword: z.string().min(1, 'REQUIRED') })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'PASSWORD_MISMATCH',
    // Also while other fields are still empty: zod would otherwise wait until they are right.
    when: () => true,
  });
export type RegisterFields = z.infer<typeof registerFormSchema>;
