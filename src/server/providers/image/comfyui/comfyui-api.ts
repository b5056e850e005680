import { z } from 'zod';
import { DrawingRefused } from '../image-provider.ts';
import { type Answer, call, isPassing, parseJson, refusedWith, Unanswered } from '../model/call.ts';

const outputSchema = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() });
export type OutputFile = z.infer<typeof outputSchema>;
const historySchema = z.record(
  z.string(),
  z.object({
    outputs: z.record(z.string(), z.object({ images: z.array(outputSchema).optional() })),
    status: z.object({ status_str: z.string() }).nullish(),
  }),
);
export type Finished = z.infer<typeof historySchema>[string];
const entriesSchema = z.array(z.tuple([z.number(), z.string()]).rest(z.unknown()));
const queueSchema = z.object({ queue_running: entriesSchema, queue_pending: entriesSchema });
const promptSchema = z.object({ prompt_id: z.string().regex(/^[\w-]{1,100}$/) });
const uploadSchema = z.object({ name: z.string(), subfolder: z.string(), type: z.string() });

/** The API of a ComfyUI server. All its calls throw Unanswered when it says nothing. */
export class ComfyUiApi {
  readonly #url: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(url: string, key: string | undefined) {
    this.#url = url.replace(/\/+$/, '');
    this.headers = key ? { authorization: `Bearer ${key}` } : {};
  }

  /** Where it tells the client of that name how things go on. */
  socketAddress(clientId: string): string {
    return `${this.#url.replace(/^http/, 'ws')}/ws?clientId=${clientId}`;
  }

  /** Puts a workflow into its queue. Returns its name there. */
  async queue(
    wanted: { prompt: unknown; client_id: string; prompt_id: string },
    signal: AbortSignal,
  ): Promise<string> {
    const answer = await this.#post('/prompt', wanted, signal);
    return read(promptSchema, answer).prompt_id;
  }

  /** Hands it a file to work with, which it forgets when it starts anew. Returns what workflows call it. */
  async upload(file: Uint8Array, name: string, type: string, signal: AbortSignal): Promise<string> {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(file)], { type }), name);
    form.set('type', 'temp');
    form.set('overwrite', 'true');
    const answer = await this.#call('/upload/image', { method: 'POST', body: form, signal });
    const stored = read(uploadSchema, answer);
    return `${stored.subfolder ? `${stored.subfolder}/` : ''}${stored.name} [${stored.type}]`;
  }

  /** What has come of a workflow; undefined while it is not over. */
  async finished(id: string, signal: AbortSignal): Promise<Finished | undefined> {
    return read(historySchema, await this.#call(`/history/${id}`, { signal }))[id];
  }

  /** Which workflows it works on, and which wait. */
  async line(signal: AbortSignal): Promise<{ running: string[]; pending: string[] }> {
    const { queue_running, queue_pending } = read(queueSchema, await this.#call('/queue', { signal }));
    return { running: queue_running.map(([, id]) => id), pending: queue_pending.map(([, id]) => id) };
  }

  async file({ filename, subfolder, type }: OutputFile, signal: AbortSignal): Promise<Buffer> {
    const query = new URLSearchParams({ filename, subfolder, type });
    return ok(await this.#call(`/view?${query}`, { signal })).body;
  }

  /**
   * Gives up a workflow: taken out of the line, or interrupted when it is the one being worked on. A server that is
   * too old to be told which one is to stop stops at any; hence the look before.
   */
  async cancel(id: string, signal: AbortSignal): Promise<void> {
    ok(await this.#post('/queue', { delete: [id] }, signal));
    const { running } = await this.line(signal);
    if (running.includes(id)) ok(await this.#post('/interrupt', { prompt_id: id }, signal));
  }

  #post(path: string, body: unknown, signal: AbortSignal): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    return this.#call(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
  }

  #call(path: string, { headers, ...init }: RequestInit): Promise<Answer> {
    return call(`${this.#url}${path}`, { ...init, headers: { ...headers, ...this.headers } });
  }
}

function ok(answer: Answer): Answer {
  if (answer.status >= 200 && answer.status <= 299) return answer;
  if (isPassing(answer.status)) throw new Busy(answer.status);
  throw refusedWith(answer.status);
}

/** It answers, and may have what it is asked for a moment later. */
export class Busy extends Error {
  override name = 'Busy';
  readonly status: number;

  constructor(status: number) {
    super(`it answered ${status}`);
    this.status = status;
  }
}

/** Whether another look may go well. */
export function isNotNow(error: unknown): error is Busy | Unanswered {
  return error instanceof Busy || error instanceof Unanswered;
}

function read<Shape>(schema: z.ZodType<Shape>, answer: Answer): Shape {
  const value = schema.safeParse(parseJson(ok(answer).body));
  if (!value.success) throw new DrawingRefused('MODEL_FAILED', 'its answer is not that of a ComfyUI server');
  return value.data;
}
