import { DrawingRefused } from '../image-provider.ts';
import { readBounded } from './read-bounded.ts';

export interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** No answer came, or only a part of one. */
export class Unanswered extends Error {
  override name = 'Unanswered';
  /** What the system or the platform calls what happened; it quotes nothing that was sent. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }

  /** Whether nothing was asked for, since the line never stood. */
  get isUnreached(): boolean {
    return unreached.has(this.code);
  }
}

const unreached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
/** No key, no money, no such model, too much at once, out of order. */
const unavailable = new Set([401, 402, 403, 404, 429, 502, 503]);

/**
 * Calls a provider, once. It goes nowhere but to that address: no redirect is followed.
 * @throws Unanswered, or DrawingRefused for an answer that is too large
 */
export async function call(url: string | URL, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' });
    return { status: response.status, body: await readBounded(response) };
  } catch (error) {
    if (error instanceof DrawingRefused) throw error;
    const { name, cause } = error as Error;
    throw new Unanswered((cause as NodeJS.ErrnoException | undefined)?.code ?? name);
  }
}

/** What an order ends with that was not answered. */
export function withoutAnswer(error: Unanswered): DrawingRefused {
  return new DrawingRefused(error.isUnreached ? 'MODEL_UNAVAILABLE' : 'MODEL_SILENT', error.code);
}

/** What an order ends with that was answered by an error. */
export function refusedWith(status: number, code = ''): DrawingRefused {
  return new DrawingRefused(
    unavailable.has(status) ? 'MODEL_UNAVAILABLE' : 'MODEL_FAILED',
    `it answered ${status} ${code}`.trimEnd(),
  );
}

/** Whether the same call may be answered a moment later. */
export function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

/** The value of an answer in JSON; undefined for anything else. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
