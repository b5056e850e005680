import { DrawingRefused } from '../image-provider.ts';

/** What is larger is no picture of ours. */
const mostBytes = 25 * 1024 * 1024;

/**
 * The whole of an answer, and nothing after its first 25 MB.
 * @throws DrawingRefused MODEL_FAILED for one that is larger, whatever it said of its length
 */
export async function readBounded(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new DrawingRefused('MODEL_FAILED', 'its answer is larger than 25 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
