import { expect, test } from 'vitest';
import { attributesOf, type ReceivedSpan, startOtlpReceiver } from '../support/otlp-receiver.ts';
import { signUp } from '../support/person.ts';
import { spawnServer, temporaryDataFolder } from '../support/server-process.ts';
import { createDatabase } from '../support/test-server.ts';

const prompt = 'a fox and a heron under the moon';

/** An api and a worker, which share a database and a folder, and send what they know to a collector. */
async function startSending(endpoint: string) {
  const [folder, url] = [await temporaryDataFolder(), await createDatabase()];
  const spawn = (ROLE: string) =>
    spawnServer(folder, { DATABASE_URL: url, ROLE, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, LOG: 'stdout' });
  return { api: await spawn('api'), worker: await spawn('worker') };
}

test('what two processes do for one generation is one tree, and nothing of it says whose or of what', async () => {
  const receiver = await startOtlpReceiver();
  const { api, worker } = await startSending(receiver.url);
  const person = await signUp(api);
  expect((await person.outcome(await person.startId({ prompt, num_outputs: 1 }))).status).toBe('succeeded');
  for (const server of [api, worker]) expect(await server.kill('SIGTERM')).toBe(0);

  const { spans } = receiver;
  const order = spans.find(({ name }) => name === 'POST /api/images/generate-tattoo/async') as ReceivedSpan;
  expect(order.parentSpanId).toBeUndefined();
  expect(attributesOf(order)).toMatchObject({
    'http.route': '/api/images/generate-tattoo/async',
    'http.response.status_code': 200,
    'inkwright.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const trace = new Map(
    spans.filter(({ traceId }) => traceId === order.traceId).map((span) => [span.spanId, span]),
  );
  /** The names from the order down to a span. */
  const path = (span: ReceivedSpan): string[] => {
    const above = span.parentSpanId === undefined ? undefined : trace.get(span.parentSpanId);
    if (!above) return [span.spanId === order.spanId ? 'order' : 'lost'];
    return [...path(above), span.name];
  };
  const paths = [...trace.values()].map((span) => path(span).join(' > '));
  expect(paths.filter((names) => names.includes('lost'))).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining([
      'order > INSERT generations',
      'order > send generate > INSERT jobs.job_common',
      'order > send generate > process generate > flash.draw > media.put',
      'order > send generate > process generate > flash.draw > INSERT images',
    ]),
  );

  const said = receiver.bodies.join('\n');
  for (const secret of [prompt, 'heron', person.email, person.username, person.userId, person.password])
    expect(said).not.toContain(secret);

  const counted = [...receiver.metrics.values()].flatMap(
    (metrics) => metrics.get('inkwright_generations_total')?.sum?.dataPoints ?? [],
  );
  expect(counted.map((point) => [attributesOf(point), point.asDouble])).toEqual([
    [{ status: 'succeeded' }, 1],
  ]);
});
