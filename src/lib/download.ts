import { through, unwrapResponse } from './api-client.ts';
import { noAnswer } from './app-error.ts';
import { Stall } from './stall.ts';

/**
 * Fetches a file of any size and of unknown length.
 * @param call makes the call with the options that it is given
 * @param onProgress takes the bytes that have come in
 * @param patienceMs how long nothing may come
 * @throws AppError for whatever goes wrong
 */
export async function download(
  call: (options: ReturnType<typeof through>) => Promise<Response>,
  onProgress: (bytes: number) => void,
  patienceMs?: number,
): Promise<Blob> {
  const stall = new Stall(patienceMs);
  try {
    const response = await call(through((input, init) => fetch(input, { ...init, signal: stall.signal })));
    // Refusals come in the envelope, from which this throws.
    if (!response.ok || !response.body) await unwrapResponse(Promise.resolve(response));
    return await collect(response, stall, onProgress);
  } finally {
    stall.end();
  }
}

async function collect(response: Response, stall: Stall, onProgress: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const read = await reader?.read().catch((cause) => {
      throw noAnswer(cause);
    });
    if (!read || read.done) break;
    parts.push(read.value);
    bytes += read.value.byteLength;
    stall.moved();
    onProgress(bytes);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
