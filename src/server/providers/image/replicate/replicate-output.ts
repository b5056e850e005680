import { z } from 'zod';
import { DrawingRefused } from '../image-provider.ts';
import { call, isPassing, Unanswered } from '../model/call.ts';
import { NotNow } from './replicate-api.ts';
import type { ReplicateSettings } from './replicate-settings.ts';

const addressSchema = z.url({ protocol: /^https?$/ });
const outputSchema = z.union([
  addressSchema,
  z
    .tuple([addressSchema])
    .rest(z.unknown())
    .transform(([url]) => url),
]);

/**
 * Where the picture of a prediction lies.
 * @throws DrawingRefused MODEL_FAILED for a host that the operator has not named, which is not called
 */
export function outputUrl(output: unknown, { url, filesFrom }: ReplicateSettings): URL {
  const address = outputSchema.safeParse(output);
  if (!address.success) throw new DrawingRefused('MODEL_FAILED', 'its answer holds no picture');
  const found = new URL(address.data);
  // A server of one's own, without TLS, may have its files where its API is.
  const isOfApi = found.origin === new URL(url).origin;
  const isNamed = filesFrom.some((host) => found.host === host || found.host.endsWith(`.${host}`));
  if (isOfApi || (isNamed && found.protocol === 'https:')) return found;
  throw new DrawingRefused(
    'MODEL_FAILED',
    `its picture lies at ${found.host}, which filesFrom does not name`,
  );
}

/** @throws NotNow or DrawingRefused */
export async function fetchOutput(url: URL, signal: AbortSignal): Promise<Buffer> {
  const answer = await call(url, { signal }).catch((error: Error) => {
    throw error instanceof Unanswered ? new NotNow(error.code) : error;
  });
  if (answer.status === 200) return answer.body;
  if (isPassing(answer.status)) throw new NotNow(`its picture: ${answer.status}`);
  throw new DrawingRefused('MODEL_FAILED', `its picture cannot be fetched (${answer.status})`);
}
