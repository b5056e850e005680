import { DrizzleQueryError } from 'drizzle-orm';

/**
 * The unique index that a write ran into, if that is what went wrong. Asking beforehand could not see who
 * writes at the same time.
 */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof DrizzleQueryError)) return undefined;
  const cause = error.cause as { code?: string; constraint?: string } | undefined;
  return cause?.code === '23505' ? cause.constraint : undefined;
}
