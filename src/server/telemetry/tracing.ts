/** Which side of a call a span is of, in OpenTelemetry's terms. */
export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

/** What is said of a span. As its name, it holds nothing that comes from a person: no words, no names, no addresses. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface SpanStart {
  /** One of few, so that spans can be grouped by it. */
  name: string;
  kind: SpanKind;
  attributes?: Attributes;
  /** The span that it belongs below, as `Tracing.parent` gave it; otherwise the one that is under way. */
  parent?: string | undefined;
}

/** A piece of work under way. */
export interface Span {
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Marks it as failed. Of an error only its kind is told: messages quote data. */
  fail(error: unknown): void;
  end(): void;
}

/** Tells what a process does for whom, as spans that lie in each other. */
export interface Tracing {
  /** Does work as a span; what it begins lies below. What it throws fails the span. */
  within<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result>;
  /** Begins a span that nothing lies below, for the caller to end. Undefined where nothing is under way. */
  begin(start: SpanStart): Span | undefined;
  /** The span under way, as `traceparent` of W3C's Trace Context; undefined where there is none. */
  parent(): string | undefined;
}

const unseen: Span = { rename() {}, set() {}, fail() {}, end() {} };

/** For an installation that sends no traces. */
export const noTracing: Tracing = {
  within: (_start, work) => work(unseen),
  begin: () => undefined,
  parent: () => undefined,
};
