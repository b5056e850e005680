import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { membershipSchema, type Plan, passSchema, plans } from '#contract/plan.ts';
import { StartupError } from '../startup-error.ts';

/** What stands fast of a plan: its code stands in orders, and its kind and length decide what is owed for it. */
const fixed = { code: true, kind: true, level: true } as const;
const isSold = z.boolean().default(true);
const passOverrideSchema = z.strictObject(passSchema.omit(fixed).partial().extend({ isSold }).shape);
const membershipOverrideSchema = z.strictObject(
  membershipSchema
    .omit({ ...fixed, months: true })
    .partial()
    .extend({ isSold }).shape,
);

/** What an operator's file may say of each plan, by its code. */
const overridesSchema = z.strictObject(
  Object.fromEntries(
    plans.map(({ code, kind }) => [
      code,
      (kind === 'pass' ? passOverrideSchema : membershipOverrideSchema).optional(),
    ]),
  ),
);

/**
 * What this installation sells: the plans that ship, with what the operator's file says of them.
 * @throws StartupError naming what in the file cannot be used
 */
export async function loadPlans(file: string | undefined): Promise<Plan[]> {
  if (!file) return plans;
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw unusable(file, `it cannot be read (${error.code})`);
  });
  const parsed = overridesSchema.safeParse(parseJson(file, text));
  if (!parsed.success) throw unusable(file, z.prettifyError(parsed.error));
  return plans.flatMap((plan): Plan[] => {
    const { isSold = true, ...changes } = parsed.data[plan.code] ?? {};
    return isSold ? [{ ...plan, ...changes } as Plan] : [];
  });
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unusable(file, `it is not JSON: ${(error as Error).message}`);
  }
}

function unusable(file: string, problem: string): StartupError {
  return new StartupError(`The plans in ${file} (PLANS) cannot be used: ${problem}`);
}
