import { validateWebhook } from 'replicate';
import { z } from 'zod';
import type { PaidRequest } from '../image-provider.ts';
import { parseJson } from '../model/call.ts';

/** Older ones may be replayed by somebody who has read along. */
const mostAgeMs = 5 * 60_000;
const bodySchema = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) });

/** Where Replicate calls when something has become of a picture. */
export function webhookAddress(
  publicUrl: string,
  model: string,
  { generationId, position }: Pick<PaidRequest, 'generationId' | 'position'>,
): string {
  const address = new URL('/api/models/webhook', publicUrl);
  address.search = String(new URLSearchParams({ model, generationId, position: String(position) }));
  return address.href;
}

/** The prediction that a webhook is about; null for one that Replicate has not signed, or not lately. */
export async function readReplicateWebhook(
  headers: Headers,
  body: string,
  secret: string,
): Promise<string | null> {
  const ageMs = Math.abs(Date.now() - Number(headers.get('webhook-timestamp')) * 1000);
  const isWhole = body !== '' && ['webhook-id', 'webhook-signature'].every((name) => headers.get(name));
  if (!isWhole || !(ageMs <= mostAgeMs)) return null;
  const parts = {
    id: headers.get('webhook-id') ?? '',
    timestamp: headers.get('webhook-timestamp') ?? '',
    signature: headers.get('webhook-signature') ?? '',
  };
  if (!(await validateWebhook({ ...parts, body, secret }))) return null;
  return bodySchema.safeParse(parseJson(Buffer.from(body))).data?.id ?? null;
}
