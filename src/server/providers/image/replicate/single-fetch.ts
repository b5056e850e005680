import { call, Unanswered } from '../model/call.ts';

const statusHeader = 'x-answered-status';
const codeHeader = 'x-answered-code';

/**
 * What Replicate's client fetches with. By itself it asks again when a line breaks, also for a new prediction, which
 * would be paid for twice. Whatever goes wrong is therefore told to it as one error that it does not ask again after.
 */
export async function singleFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  try {
    const { status, body } = await call(input instanceof Request ? input.url : input, init);
    if (status >= 200 && status <= 299) return new Response(new Uint8Array(body), { status: 200 });
    return failed({ [statusHeader]: String(status) });
  } catch (error) {
    if (error instanceof Unanswered) return failed({ [codeHeader]: error.code });
    // Answered, by more than anybody reads.
    return failed({ [statusHeader]: '200' });
  }
}

function failed(headers: Record<string, string>): Response {
  return new Response(null, { status: 400, headers });
}

/** What has gone wrong in a call of the client: its status, or why there was no answer. */
export function callFailure(error: unknown): { status: number } | Unanswered | undefined {
  const { response } = error as { response?: Response };
  const status = response?.headers.get(statusHeader);
  if (status) return { status: Number(status) };
  const code = response?.headers.get(codeHeader);
  return code ? new Unanswered(code) : undefined;
}
