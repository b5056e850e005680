/** What can go wrong in a way that a person can be told about. It travels as the error's name. */
export const skinErrorCodes = [
  /** Not an image at all, whatever its name says. */
  'NOT_AN_IMAGE',
  /** An image, but none of JPEG, PNG, WebP and AVIF. */
  'UNSUPPORTED_TYPE',
  /** A HEIC photo: the phone can save it as JPEG. */
  'HEIC',
  /** An AVIF picture that this browser cannot decode. */
  'AVIF',
  'TOO_MANY_BYTES',
  'TOO_MANY_PIXELS',
  /** Begins as an image and cannot be decoded. */
  'BROKEN_IMAGE',
  /** The call needs a photo or a design that is not open. */
  'NOTHING_OPEN',
  /** The browser has no 2D canvas in workers. */
  'NO_CANVAS',
  /** The picture cannot be written as a file, not even smaller. */
  'EXPORT_FAILED',
  /** The worker died; the next call starts a fresh one with the same photo and designs. */
  'WORKER_FAILED',
] as const;

export type SkinErrorCode = (typeof skinErrorCodes)[number];

/** Comlink keeps an error's name and message and loses the rest, so the code is the name. */
export function skinError(code: SkinErrorCode, message: string): Error {
  const error = new Error(message);
  error.name = code;
  return error;
}

export function isSkinError(error: unknown): error is Error & { name: SkinErrorCode } {
  return error instanceof Error && (skinErrorCodes as readonly string[]).includes(error.name);
}
