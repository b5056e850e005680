import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands between a browser and a server, and cuts connections. */
export interface CuttingProxy {
  readonly url: string;
  /** The addresses that were asked for, with their ranges. */
  readonly asked: { path: string; range: string | undefined }[];
  /** Answers with this address end after so many bytes; all of them, until it is mended. */
  cut(path: RegExp, bytes: number): void;
  mend(): void;
  close(): void;
}

export async function cutConnectionsTo(target: string): Promise<CuttingProxy> {
  const asked: CuttingProxy['asked'] = [];
  let fault: { path: RegExp; bytes: number } | null = null;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    asked.push({ path, range: incoming.headers.range });
    const { method, headers } = incoming;
    const forwarded = request(target + path, { method, headers }, (answer: IncomingMessage) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      const most = fault?.path.test(path) ? fault.bytes : Number.POSITIVE_INFINITY;
      let sent = 0;
      answer.on('data', (chunk: Buffer) => {
        sent += chunk.length;
        outgoing.write(chunk);
        if (sent >= most) outgoing.destroy();
      });
      answer.on('end', () => outgoing.end());
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    cut: (path, bytes) => {
      fault = { path, bytes };
    },
    mend: () => {
      fault = null;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
