import { AsyncLocalStorage } from 'node:async_hooks';
import * as api from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { Attributes, Span, SpanKind, SpanStart, Tracing } from '../tracing.ts';

const kinds: Record<SpanKind, api.SpanKind> = {
  internal: api.SpanKind.INTERNAL,
  server: api.SpanKind.SERVER,
  client: api.SpanKind.CLIENT,
  producer: api.SpanKind.PRODUCER,
  consumer: api.SpanKind.CONSUMER,
};

/** Spans of OpenTelemetry. Which one is under way is known here, and not in the globals of its API. */
export class OtlpTracing implements Tracing {
  readonly #tracer: api.Tracer;
  readonly #underWay = new AsyncLocalStorage<api.Span>();

  constructor(tracer: api.Tracer) {
    this.#tracer = tracer;
  }

  within<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result> {
    const span = this.#start(start);
    const told = new OtlpSpan(span);
    return this.#underWay.run(span, async () => {
      try {
        return await work(told);
      } catch (error) {
        told.fail(error);
        throw error;
      } finally {
        span.end();
      }
    });
  }

  begin(start: SpanStart): Span | undefined {
    return this.#underWay.getStore() && new OtlpSpan(this.#start(start));
  }

  parent(): string | undefined {
    const context = this.#underWay.getStore()?.spanContext();
    return context && `00-${context.traceId}-${context.spanId}-0${context.traceFlags.toString(16)}`;
  }

  #start({ name, kind, attributes, parent }: SpanStart): api.Span {
    const above = parent === undefined ? this.#underWay.getStore() : remoteSpan(parent);
    const context = above ? api.trace.setSpan(api.ROOT_CONTEXT, above) : api.ROOT_CONTEXT;
    return this.#tracer.startSpan(name, { kind: kinds[kind], ...(attributes && { attributes }) }, context);
  }
}

/** A span of another process. */
function remoteSpan(parent: string): api.Span | undefined {
  const context = parseTraceParent(parent);
  return context ? api.trace.wrapSpanContext({ ...context, isRemote: true }) : undefined;
}

class OtlpSpan implements Span {
  readonly #span: api.Span;

  constructor(span: api.Span) {
    this.#span = span;
  }

  rename(name: string): void {
    this.#span.updateName(name);
  }

  set(attributes: Attributes): void {
    this.#span.setAttributes(attributes);
  }

  fail(error: unknown): void {
    const kind = error instanceof Error ? error.name : 'unknown';
    this.#span.setAttribute('error.type', kind).setStatus({ code: api.SpanStatusCode.ERROR });
  }

  end(): void {
    this.#span.end();
  }
}
