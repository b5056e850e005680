import { type ErrorReason, errors } from '#contract/errors.ts';

/** A refusal that the caller may know about. Services throw it; one exit turns it into the envelope. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly reason: ErrorReason;
  /** The inputs at fault, by name. */
  readonly fields: Record<string, string> | undefined;
  /** Seconds until trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(reason: ErrorReason, fields?: Record<string, string>, retryAfter?: number) {
    super(errors[reason].message);
    this.reason = reason;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
