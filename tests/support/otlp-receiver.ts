import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number; doubleValue?: number };
}

/** A span, as far as tests look at it. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code: number };
  attributes: Attribute[];
}

interface Point {
  attributes: Attribute[];
  asDouble?: number;
  count?: number;
  sum?: number;
  bucketCounts?: number[];
  explicitBounds?: number[];
}

export interface ReceivedMetric {
  name: string;
  sum?: { dataPoints: Point[]; isMonotonic: boolean };
  gauge?: { dataPoints: Point[] };
  histogram?: { dataPoints: Point[] };
}

/** A collector that speaks OTLP over HTTP in JSON and remembers everything. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  /** By the process that they are of, the newest of each name. */
  const metrics = new Map<string, Map<string, ReceivedMetric>>();
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    bodies.push(body);
    const { resourceSpans = [], resourceMetrics = [] } = JSON.parse(body);
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    for (const { resource, scopeMetrics } of resourceMetrics) {
      const instance = attributesOf(resource)['service.instance.id'] as string;
      const newest = metrics.get(instance) ?? new Map<string, ReceivedMetric>();
      metrics.set(instance, newest);
      for (const scope of scopeMetrics)
        for (const metric of scope.metrics as ReceivedMetric[]) newest.set(metric.name, metric);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, metrics, bodies };
}

export function attributesOf({ attributes }: { attributes: Attribute[] }): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue]),
  );
}
