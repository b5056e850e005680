import { z } from 'zod';
import { errorReasons } from './errors.ts';

/** A successful answer: every call wraps its data in this. */
export const successSchema = <T extends z.ZodType>(data: T) =>
  z.object({ status: z.literal('success'), data, errorCode: z.null(), message: z.null() });

/**
 * A refused or failed call. `errorCode` is the catalogue's number, to be read together with the endpoint;
 * `reason` is the same error by name and never ambiguous. `fields` names the inputs at fault.
 */
export const failureSchema = z.object({
  status: z.literal('error'),
  data: z.null(),
  errorCode: z.int(),
  message: z.string(),
  reason: z.enum(errorReasons),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});

export type Success<T> = { status: 'success'; data: T; errorCode: null; message: null };
export type Failure = z.infer<typeof failureSchema>;
