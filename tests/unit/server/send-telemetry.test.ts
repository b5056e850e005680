import { pino } from 'pino';
import { expect, test } from 'vitest';
import { freePort } from '#server/free-port.ts';
import { Metrics } from '#server/metrics.ts';
import { sendTelemetry } from '#server/telemetry/otlp/send-telemetry.ts';
import { traceMethods } from '#server/telemetry/trace-methods.ts';
import { keptLog } from '../../support/kept-log.ts';
import { attributesOf, type ReceivedMetric, startOtlpReceiver } from '../../support/otlp-receiver.ts';

const silent = pino({ level: 'silent' });
const settings = (endpoint: string, share = 1) => ({ endpoint, serviceName: 'inkwright', share });

/** A metric of OTLP as Prometheus writes it: a value by name and labels. */
function samplesOf({ name, sum, gauge, histogram }: ReceivedMetric): [string, number][] {
  const sample = (suffix: string, labels: Record<string, unknown>, value = Number.NaN): [string, number] => {
    const inside = Object.entries(labels).map(([key, text]) => `${key}="${text}"`);
    return [`${name}${suffix}${inside.length > 0 ? `{${inside.toSorted().join(',')}}` : ''}`, value];
  };
  const points = (sum ?? gauge)?.dataPoints ?? [];
  const values = points.map((point) => sample('', attributesOf(point), point.asDouble));
  const buckets = histogram?.dataPoints.flatMap((point) => {
    const { bucketCounts = [], explicitBounds = [] } = point;
    const labels = attributesOf(point);
    let upTo = 0;
    const counts = bucketCounts.map((count, index) => {
      upTo += count;
      return sample('_bucket', { ...labels, le: explicitBounds[index] ?? '+Inf' }, upTo);
    });
    return [...counts, sample('_sum', labels, point.sum), sample('_count', labels, point.count)];
  });
  return [...values, ...(buckets ?? [])];
}

/** What Prometheus reads. */
function samplesIn(text: string): [string, number][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('inkwright_'))
    .map((line) => {
      const [, name = '', labels, value] = /^(\w+)(?:\{(.*)\})? (.*)$/.exec(line) ?? [];
      const sorted = labels ? `{${labels.split(',').toSorted().join(',')}}` : '';
      return [name + sorted, Number(value)];
    });
}

test('a collector is told the same numbers as Prometheus', async () => {
  const receiver = await startOtlpReceiver();
  const metrics = new Metrics();
  metrics.observe({
    queueDepths: async () => [{ queue: 'generate', state: 'created', jobs: 3, waitingSeconds: 7.5 }],
    connections: () => ({ total: 4, idle: 1, waiting: 0 }),
    backupAge: async () => 3600,
    diskFree: async () => 5e9,
  });
  for (const seconds of [0.004, 0.02, 0.02, 12, 100])
    metrics.countRequest({ method: 'GET', route: '/api/images', status: 200 }, seconds);
  metrics.countRequest({ method: 'POST', route: '/api/users', status: 503 }, 0.3);
  metrics.countDrawing({ engine: 'flash', style: 'fine-line' }, 1.5);
  metrics.countGeneration('succeeded');
  metrics.countGeneration('succeeded');
  metrics.countGeneration('failed');
  metrics.countShed('list');
  metrics.countSlowQuery();
  await sendTelemetry(settings(receiver.url), metrics, silent).stop();

  const [received] = receiver.metrics.values();
  const ours = [...(received?.values() ?? [])].filter(({ name }) => name.startsWith('inkwright_'));
  const scraped = samplesIn((await metrics.text()).body);
  expect(scraped.length).toBeGreaterThan(40);
  expect(new Map(ours.flatMap(samplesOf))).toEqual(new Map(scraped));
  // The process itself is measured once, too.
  expect(received?.get('process_resident_memory_bytes')?.gauge?.dataPoints[0]?.asDouble).toBeGreaterThan(0);
  expect(received?.get('inkwright_generations_total')?.sum?.isMonotonic).toBe(true);
});

test('of what fails a span tells the kind, and no words', async () => {
  const receiver = await startOtlpReceiver();
  const { tracing, stop } = sendTelemetry(settings(receiver.url), new Metrics(), silent);
  class Refused extends Error {
    override name = 'Refused';
  }
  const provider = traceMethods(
    tracing,
    {
      async draw(prompt: string) {
        throw new Refused(`cannot draw ${prompt}`);
      },
    },
    { name: 'model', kind: 'client', methods: ['draw'] },
  );
  await expect(provider.draw('a secret')).rejects.toThrow('cannot draw a secret');
  await stop();
  expect(receiver.spans).toMatchObject([{ name: 'model.draw', status: { code: 2 } }]);
  expect(receiver.spans.map(attributesOf)).toEqual([{ 'error.type': 'Refused' }]);
  expect(receiver.bodies.join()).not.toContain('a secret');
});

test('of a share of none no trace is sent, and what a job carries says so to the next process', async () => {
  const receiver = await startOtlpReceiver();
  const { tracing, stop } = sendTelemetry(settings(receiver.url, 0), new Metrics(), silent);
  const other = sendTelemetry(settings(receiver.url, 1), new Metrics(), silent);
  const parent = await tracing.within({ name: 'one', kind: 'server' }, async () => tracing.parent());
  expect(parent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  await other.tracing.within({ name: 'two', kind: 'consumer', parent }, async () => {});
  await Promise.all([stop(), other.stop()]);
  expect(receiver.spans).toEqual([]);
});

test('a collector that is away is logged once, and keeps nobody from stopping', async () => {
  const { log, text } = keptLog();
  const away = `http://127.0.0.1:${await freePort()}`;
  const { tracing, stop } = sendTelemetry(settings(away), new Metrics(), log);
  for (let i = 0; i < 3; i++) await tracing.within({ name: 'work', kind: 'server' }, async () => {});
  await stop();
  expect(text().match(/traces or metrics could not be sent/g)).toHaveLength(1);
});
