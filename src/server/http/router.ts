import { OpenAPIHono } from '@hono/zod-openapi';
import { type ErrorReason, errors } from '#contract/errors.ts';
import { ServiceError } from '../errors.ts';
import type { Operator } from '../services/operators/check-operator.ts';
import type { Caller } from '../signer.ts';

export interface HttpEnv {
  Variables: {
    requestId: string;
    /** Set where `authenticate` stands before the handler. */
    caller: Caller;
    /** Set where `recognize` stands before the handler. */
    viewer: Caller | undefined;
    /** Set where `operatorsOnly` stands before the handler. */
    operator: Operator;
  };
}

/** A router whose endpoints check their input against the contract before they run. */
export function createRouter() {
  return new OpenAPIHono<HttpEnv>({
    defaultHook: (result) => {
      if (result.success) return refuseUnstorable(result.data);
      const fields: Record<string, string> = {};
      for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message;
      throw new ServiceError(reasonOf(Object.values(fields)), fields);
    },
  });
}

/**
 * Zero characters and halves of surrogate pairs are valid in JSON, but PostgreSQL stores neither, and no
 * person types them.
 * @throws ServiceError INVALID_FORMAT
 */
function refuseUnstorable(input: unknown): void {
  // No recursion: how deep the input goes is the caller's choice.
  const pending = [{ name: '', value: input }];
  for (let entry = pending.pop(); entry; entry = pending.pop()) {
    const { name, value } = entry;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
      throw new ServiceError('INVALID_FORMAT', { [name]: 'UNSTORABLE' });
    }
    if (typeof value !== 'object' || value === null || value instanceof Blob) continue;
    for (const [key, part] of Object.entries(value))
      pending.push({ name: key, value: key }, { name: key, value: part });
  }
}

/** The contract's schemas name an error of the table where one fits better than "invalid format". */
function reasonOf(messages: string[]): ErrorReason {
  const [only] = messages;
  return messages.length === 1 && only && only in errors ? (only as ErrorReason) : 'INVALID_FORMAT';
}
