import type { OfflinePart } from '#contract/offline.ts';
import { CutPart } from './cut-part.ts';

/**
 * Fetches a file, from where it was cut off if that saves anything, and checks what has come.
 * @param onReceived told how many of its bytes there are
 * @throws when the fetch is cut off: what has come stays for the next time; and when it is another file
 */
export async function fetchPart(
  part: OfflinePart,
  onReceived: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Response> {
  const cut = await CutPart.open(part.url);
  if (cut.received > 0 && !pays(part, cut.received)) await cut.drop();
  const type = cut.received < part.length ? await receive(part, cut, onReceived, signal) : null;
  const content = cut.content();
  const found = await digestOf(content);
  // Right or wrong, it is not gone on with.
  await cut.drop();
  if (found !== part.integrity) throw new Error(`${part.url}: ${found} instead of ${part.integrity}`);
  return new Response(content, { headers: { 'content-type': type ?? typeOf(part.url) } });
}

/** Ranges come uncompressed: with much left of a file that compresses well, all of it anew is less. */
function pays({ length, bytes }: OfflinePart, received: number): boolean {
  return received <= length && length - received < bytes;
}

/** @returns the type of the file, as the server has it */
async function receive(
  { url, length }: OfflinePart,
  cut: CutPart,
  onReceived: (bytes: number) => void,
  signal: AbortSignal,
): Promise<string | null> {
  const headers = { ...(cut.received > 0 && { range: `bytes=${cut.received}-` }) };
  const response = await fetch(url, { headers, signal });
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  // A server that knows no ranges sends the whole.
  if (response.status !== 206) await cut.drop();
  try {
    const reader = response.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      await cut.append(read.value);
      onReceived(Math.min(length, cut.received));
    }
  } catch (error) {
    await cut.keep();
    throw error;
  }
  // What a proxy cut short looks like the end.
  if (cut.received < length) {
    await cut.keep();
    throw new Error(`${url}: ${cut.received} bytes instead of ${length}`);
  }
  return response.headers.get('content-type');
}

async function digestOf(content: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** Programs run only with their type. */
function typeOf(url: string): string {
  if (url.endsWith('.wasm')) return 'application/wasm';
  return url.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
}
