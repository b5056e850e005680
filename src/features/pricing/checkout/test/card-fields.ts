import { z } from 'zod';
import { testCards, unrenewableTestCard } from '#contract/payment.ts';

/** What is wrong with a field, in names that the form puts into words. */
export type CardFieldError = 'NUMBER' | 'EXPIRY_FORMAT' | 'EXPIRED' | 'CODE';

const knownNumbers = new Set<string>([...Object.keys(testCards), unrenewableTestCard]);

/** The card fields of the test provider: no number but those that cards are tested with ever leaves the page. */
export const cardFieldsSchema = z.object({
  number: z
    .string()
    .transform((number) => number.replaceAll(/\D/g, ''))
    .refine((number) => knownNumbers.has(number), 'NUMBER' satisfies CardFieldError),
  expiry: z
    .string()
    .trim()
    .regex(/^(0[1-9]|1[0-2])\s*\/\s*\d\d$/, 'EXPIRY_FORMAT' satisfies CardFieldError)
    .transform((expiry) => expiry.replaceAll(/\s/g, ''))
    .refine(isAhead, 'EXPIRED' satisfies CardFieldError),
  code: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/, 'CODE' satisfies CardFieldError),
});
export type CardFields = z.infer<typeof cardFieldsSchema>;

/** A card is good until its month is over. */
function isAhead(expiry: string): boolean {
  const [month = '', year = ''] = expiry.split('/');
  return Date.UTC(2000 + Number(year), Number(month)) > Date.now();
}

/** Digits in fours, as they stand on a card. */
export function spaceNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 16);
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** Puts the slash between month and year for whoever types digits alone. */
export function slashExpiry(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : typed.slice(0, 5);
}
