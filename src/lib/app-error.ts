import type { ErrorReason } from '#contract/errors.ts';

/** The error table's reasons, and those that it cannot know of: no answer came, or no end; what a device lacks. */
export type AppErrorReason =
  | ErrorReason
  | 'NETWORK'
  | 'TIMEOUT'
  | 'POLL_TIMEOUT'
  | 'ENGINE_OUT_OF_REACH'
  | 'FONT_OUT_OF_REACH'
  | 'PUSH_OUT_OF_REACH'
  | 'DEVICE_CANNOT_DRAW';

/** Everything that the client reports as gone wrong, by name; `errorText` puts it into words. */
export class AppError extends Error {
  override name = 'AppError';
  readonly reason: AppErrorReason;
  /** The inputs at fault, by name, when the server named them. */
  readonly fields: Record<string, string>;
  /** Under which the server's log has it. */
  readonly requestId: string | undefined;

  constructor(
    reason: AppErrorReason,
    details: { fields?: Record<string, string> | undefined; requestId?: string; cause?: unknown } = {},
  ) {
    super(reason, { cause: details.cause });
    this.reason = reason;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId;
  }

  /** Whether the same call may well succeed a little later. */
  get isPassing(): boolean {
    return passing.has(this.reason);
  }
}

const passing = new Set<AppErrorReason>([
  'NETWORK',
  'TIMEOUT',
  'POLL_TIMEOUT',
  'INTERNAL',
  'UNAVAILABLE',
  'RATE_LIMITED',
]);

/** Whether it was refused for want of a login that still stands: whoever ends the session says so. */
export function needsLogin({ reason }: { reason: AppErrorReason }): boolean {
  return reason === 'UNAUTHENTICATED' || reason === 'SESSION_EXPIRED';
}

/** Whatever was thrown, as an AppError. */
export function toAppError(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('INTERNAL', { cause: error });
}

/** Of a request that brought no answer. */
export function noAnswer(cause: unknown): AppError {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  return new AppError(isTimeout ? 'TIMEOUT' : 'NETWORK', { cause });
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
