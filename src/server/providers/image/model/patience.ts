import { DrawingRefused, NoLongerWanted, type PaidRequest } from '../image-provider.ts';

/** What is left of the time that a picture may take, also when another attempt goes on with it. */
export class Patience {
  readonly #end: number;

  constructor(timeoutSeconds: number, { ageMs }: Pick<PaidRequest, 'ageMs'>) {
    this.#end = performance.now() + timeoutSeconds * 1000 - ageMs;
  }

  /** In whole milliseconds, as timeouts want them; 0 once it is over. */
  get leftMs(): number {
    return Math.max(0, Math.ceil(this.#end - performance.now()));
  }

  /** Aborts with a signal, and when the time is over. */
  within(signal: AbortSignal): AbortSignal {
    return AbortSignal.any([signal, AbortSignal.timeout(this.leftMs)]);
  }
}

/** Whether nobody waits for the picture any more that is being made: it is to be cancelled. */
export function isGivenUp(error: unknown): boolean {
  return (
    error instanceof NoLongerWanted || (error instanceof DrawingRefused && error.reason === 'MODEL_SILENT')
  );
}
