/**
 * Fetches a file of our own origin; gives up when nothing arrives for a while, for a server that never answers would
 * hold everything up for ever.
 *
 * @param silenceMs longest silence
 */
export async function steadyFetch(
  url: string,
  silenceMs: number,
  onProgress: (loaded: number, total: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const giveUp = new AbortController();
  let timer = 0;
  const expectBytes = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => giveUp.abort(new Error(`no answer for ${silenceMs} ms: ${url}`)), silenceMs);
  };
  try {
    expectBytes();
    const response = await fetch(url, { signal: giveUp.signal });
    if (!response.ok || !response.body) throw new Error(`${response.status} ${response.statusText}: ${url}`);
    const total = Number(response.headers.get('content-length') ?? 0);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let loaded = 0;
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      expectBytes();
      parts.push(value);
      loaded += value.length;
      onProgress(loaded, total);
    }
    return joined(parts, loaded);
  } finally {
    clearTimeout(timer);
  }
}

function joined(parts: readonly Uint8Array<ArrayBuffer>[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
