import { z } from 'zod';
import { DrawingRefused } from '../image-provider.ts';
import { call, parseJson, refusedWith, Unanswered, withoutAnswer } from '../model/call.ts';

export interface OpenAiCall {
  readonly url: string;
  readonly key: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
  readonly timeoutMs: number;
}

const answerSchema = z.object({
  data: z.tuple([z.object({ b64_json: z.base64().min(1) })]).rest(z.unknown()),
});
const errorSchema = z.object({ error: z.object({ code: z.string().nullish(), type: z.string().nullish() }) });

/** Refused by the provider's own rules of what is drawn. */
const declined = new Set(['content_policy_violation', 'moderation_blocked', 'content_filter']);

/**
 * Asks an images endpoint for one picture, once; returns its file. It goes nowhere but to the address in the settings:
 * neither a redirect nor an address in the answer is followed. What the endpoint says in words reaches nobody, for it
 * may quote the key.
 * @throws DrawingRefused MODEL_UNAVAILABLE, MODEL_SILENT, MODEL_REFUSED or MODEL_FAILED
 */
export async function askOpenAi(
  { url, key, body, timeoutMs }: OpenAiCall,
  signal: AbortSignal,
): Promise<Buffer> {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  const { status, body: text } = await call(url, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch((error: Error) => {
    throw error instanceof Unanswered ? withoutAnswer(error) : error;
  });
  const answer = parseJson(text);
  if (status < 200 || status > 299) throw refusal(status, answer);
  const picture = answerSchema.safeParse(answer);
  if (!picture.success)
    throw new DrawingRefused('MODEL_FAILED', `its answer holds no picture ${codeOf(answer)}`);
  return Buffer.from(picture.data.data[0].b64_json, 'base64');
}

function refusal(status: number, answer: unknown): DrawingRefused {
  const code = codeOf(answer);
  return declined.has(code) ? new DrawingRefused('MODEL_REFUSED') : refusedWith(status, code);
}

/** What went wrong by the endpoint's own short name for it; empty where what stands there is no such name. */
function codeOf(answer: unknown): string {
  const { code, type } = errorSchema.safeParse(answer).data?.error ?? {};
  const name = code ?? type ?? '';
  return /^[a-z_]{1,60}$/.test(name) ? name : '';
}
