import { z } from 'zod';
import { DrawingRefused } from '../image-provider.ts';
import { readBounded } from '../model/read-bounded.ts';

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
/** Nothing was asked for: the line never stood. */
const unreached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
/** No key, no money, no such model, too much at once, out of order. */
const unavailable = new Set([401, 402, 403, 404, 429, 502, 503]);

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
  const patience = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  let response: Response;
  let text: string;
  try {
    const init: RequestInit = { method: 'POST', redirect: 'error', signal: patience };
    response = await fetch(url, { ...init, headers, body: JSON.stringify(body) });
    text = (await readBounded(response)).toString('utf8');
  } catch (error) {
    throw error instanceof DrawingRefused ? error : withoutAnswer(error as Error);
  }
  const answer = parseJson(text);
  if (!response.ok) throw refusal(response.status, answer);
  const picture = answerSchema.safeParse(answer);
  if (!picture.success)
    throw new DrawingRefused('MODEL_FAILED', `its answer holds no picture ${codeOf(answer)}`);
  return Buffer.from(picture.data.data[0].b64_json, 'base64');
}

function withoutAnswer(error: Error): DrawingRefused {
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.name;
  return new DrawingRefused(unreached.has(code) ? 'MODEL_UNAVAILABLE' : 'MODEL_SILENT', code);
}

function refusal(status: number, answer: unknown): DrawingRefused {
  const code = codeOf(answer);
  if (declined.has(code)) return new DrawingRefused('MODEL_REFUSED');
  return new DrawingRefused(
    unavailable.has(status) ? 'MODEL_UNAVAILABLE' : 'MODEL_FAILED',
    `it answered ${status} ${code}`,
  );
}

/** What went wrong by the endpoint's own short name for it; empty where what stands there is no such name. */
function codeOf(answer: unknown): string {
  const { code, type } = errorSchema.safeParse(answer).data?.error ?? {};
  const name = code ?? type ?? '';
  return /^[a-z_]{1,60}$/.test(name) ? name : '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
