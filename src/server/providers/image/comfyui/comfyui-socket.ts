import WebSocket from 'ws';
import { z } from 'zod';
import { parseJson } from '../model/call.ts';

const messageSchema = z.object({
  type: z.string(),
  data: z.looseObject({
    prompt_id: z.string().optional(),
    value: z.number().optional(),
    max: z.number().positive().optional(),
  }),
});
const endings = new Set(['execution_success', 'execution_error', 'execution_interrupted']);
/** Previews are larger than what it says, and nobody looks at them. */
const mostBytes = 4 * 1024 * 1024;

export interface SocketListener {
  /** How much is done, 0 … 1. */
  progress(part: number): void;
  /** The workflow is over, however it went. */
  over(): void;
  /** Nothing more will be heard here. */
  lost(): void;
}

/**
 * Hears how a workflow goes on. It says nothing of what has become of it, and it may break: whoever wants to know asks.
 */
export class ComfyUiSocket implements Disposable {
  readonly #socket: WebSocket;

  constructor(address: string, headers: Record<string, string>, id: () => string, listener: SocketListener) {
    this.#socket = new WebSocket(address, {
      ...{ headers, maxPayload: mostBytes, followRedirects: false, handshakeTimeout: 10_000 },
    });
    this.#socket.on('message', (data, isBinary) => {
      if (isBinary) return;
      // One message is one buffer, unless the socket is told otherwise.
      const message = messageSchema.safeParse(parseJson(data as Buffer)).data;
      if (!message || message.data.prompt_id !== id()) return;
      const { value, max } = message.data;
      if (message.type === 'progress' && value !== undefined && max) listener.progress(value / max);
      if (endings.has(message.type)) listener.over();
    });
    // What has broken it is said by the calls that are made besides.
    this.#socket.on('error', () => listener.lost());
  }

  /** Resolves once it hears, or cannot. */
  async settled(): Promise<void> {
    if (this.#socket.readyState !== WebSocket.CONNECTING) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#socket.once('open', () => resolve());
    this.#socket.once('close', () => resolve());
    await promise;
  }

  [Symbol.dispose](): void {
    this.#socket.terminate();
  }
}
