export type FlashErrorCode = 'NOTHING_TO_DRAW' | 'PICTURE_BLANK';

/** A drawing that cannot be made. The code is also the name: that survives the way out of a worker. */
export class FlashError extends Error {
  readonly code: FlashErrorCode;

  constructor(code: FlashErrorCode, message: string) {
    super(message);
    this.code = code;
    this.name = code;
  }
}
