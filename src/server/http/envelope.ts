import type { z } from '@hono/zod-openapi';
import { failureSchema, type Success, successSchema } from '#contract/envelope.ts';

export const ok = <T>(data: T): Success<T> => ({ status: 'success', data, errorCode: null, message: null });

/** The answers that an endpoint documents: its data in the envelope, and the refusals that it can give. */
export function answers<
  T extends z.ZodType,
  Refusal extends 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503 = never,
>(data: T, ...refusals: Refusal[]) {
  const refused = {
    content: { 'application/json': { schema: failureSchema } },
    description: 'Refused: see errorCode and reason',
  };
  return {
    200: { content: { 'application/json': { schema: successSchema(data) } }, description: 'Done' },
    ...(Object.fromEntries(refusals.map((status) => [status, refused])) as Record<Refusal, typeof refused>),
  };
}

/** The JSON body that an endpoint takes. */
export const body = <T extends z.ZodType>(schema: T) => ({
  content: { 'application/json': { schema } },
  required: true,
});
