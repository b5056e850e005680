import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** How the store behaves. */
export type S3Fault = 'none' | 'error' | 'garbage' | 'slow' | 'gone';

interface Stored {
  bytes: Buffer;
  at: Date;
}

export interface S3Server {
  /** What MEDIA_URL is to be. */
  url: string;
  env: NodeJS.ProcessEnv;
  files: Map<string, Stored>;
  /** Makes it misbehave from now on. */
  fault: S3Fault;
  /** How many requests have come. */
  asked: number;
}

const bucket = 'media';
/** Longer than whoever asks has patience for. */
const slowMs = 60_000;
const pageSize = 100;

/** A store that speaks as S3 does: as much of it as media need, in memory. */
export async function startS3Server(): Promise<S3Server> {
  const files = new Map<string, Stored>();
  const stopping = new AbortController();
  const server = createServer((request, response) => {
    answer(s3, request, response, stopping.signal).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const s3: S3Server = {
    url: `s3://${bucket}?region=us-east-1&endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`,
    env: { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' },
    files,
    fault: 'none',
    asked: 0,
  };
  onTestFinished(async () => {
    stopping.abort();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return s3;
}

async function answer(
  s3: S3Server,
  request: IncomingMessage,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  s3.asked++;
  const body = await buffer(request);
  if (s3.fault === 'gone') return void response.destroy();
  if (s3.fault === 'slow') await sleep(slowMs, undefined, { signal });
  if (s3.fault === 'error')
    return void response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
  if (s3.fault === 'garbage') return void response.writeHead(200).end(Buffer.alloc(1000, 'garbage'));
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
    return void response.writeHead(403).end();

  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
  const [, named, ...parts] = decodeURIComponent(pathname).split('/');
  const key = parts.join('/');
  if (named !== bucket) return void response.writeHead(404).end();
  if (!key && request.method === 'GET') return void response.end(list(s3, searchParams));
  if (!key && searchParams.has('delete')) return void response.end(deleteAll(s3, body.toString()));
  if (request.method === 'PUT') {
    const stored = { bytes: body, at: new Date() };
    s3.files.set(key, stored);
    return void response.writeHead(200, { etag: etagOf(stored) }).end();
  }
  if (request.method === 'DELETE') {
    s3.files.delete(key);
    return void response.writeHead(204).end();
  }
  const found = s3.files.get(key);
  if (!found)
    return void response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end('<Error><Code>NoSuchKey</Code></Error>');
  response.writeHead(200, {
    'content-length': found.bytes.length,
    'last-modified': found.at.toUTCString(),
    etag: etagOf(found),
  });
  response.end(request.method === 'HEAD' ? undefined : found.bytes);
}

const etagOf = ({ bytes }: Stored) => `"${createHash('md5').update(bytes).digest('hex')}"`;

function list({ files }: S3Server, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, pageSize);
  const contents = page.map((key) => {
    const file = files.get(key) as Stored;
    const when = `<LastModified>${file.at.toISOString()}</LastModified>`;
    return `<Contents><Key>${key}</Key><ETag>${etagOf(file)}</ETag><Size>${file.bytes.length}</Size>${when}</Contents>`;
  });
  const next =
    keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult>${next}${contents.join('')}</ListBucketResult>`;
}

function deleteAll({ files }: S3Server, xml: string): string {
  for (const [, key = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) files.delete(key);
  return '<DeleteResult></DeleteResult>';
}
