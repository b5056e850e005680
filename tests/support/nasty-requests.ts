import fc from 'fast-check';

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  additionalProperties?: Schema;
  propertyNames?: Schema;
}

/** A call as the API document describes it. */
export interface Operation {
  call: string;
  parameters: { in: string; name: string; schema: Schema }[];
  body: { type: string; schema: Schema } | undefined;
}

/** Where a value goes. */
export interface Place {
  schema: Schema;
  /** In the JSON body, or else in the path or the query. */
  isInBody: boolean;
}

type Values = Record<string, unknown>;

/** Values that have broken other servers. */
const nastyValues: unknown[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '💉'.repeat(300),
    'x'.repeat(5000),
    '../../etc/passwd',
    '%00',
    '%',
    '\r\n',
  ],
  ...["' or 1=1 --", '"; drop table users; --', '<script>x()</script>', '$' + '{7*7}', '{{x}}', '__proto__'],
  ...[
    '-1',
    '0',
    '1e309',
    'NaN',
    '9'.repeat(40),
    'true',
    'null',
    '[]',
    '龍の滝登り',
    '\u202egnp.a',
    'a@b',
    'İ@ı.ſ',
  ],
  ...[null, true, [], {}, [[[]]], { $ne: 1 }, 2 ** 53, -1, 1.5],
];
const nasty = fc.oneof(
  fc.constantFrom(...nastyValues),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
);

const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;

/** What the contract asks for. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const { enum: values, anyOf, properties } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (values) return fc.constantFrom(...values);
  if (anyOf) return fc.oneof(...anyOf.map(fitting));
  if (properties) return allFitting(properties);
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.emailAddress();
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}), { maxLength: 5 });
  if (schema.type === 'number') return fc.double({ min: 0, max: 1, noNaN: true });
  if (schema.type === 'integer') {
    return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 1_000_000) });
  }
  return fc.stringMatching(/^[a-z]{6,12}$/);
}

const each = <T, R>(record: Record<string, T>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

const allFitting = (properties: Record<string, Schema>): fc.Arbitrary<Values> =>
  fc.record(each(properties, fitting));

/** Everything fits, or all but one thing, so that bad inputs get past the first check; seldom nothing fits. */
function mostlyFitting(properties: Record<string, Schema>): fc.Arbitrary<Values> {
  const names = Object.keys(properties);
  const good = allFitting(properties);
  if (names.length === 0) return good;
  const spoiled = fc
    .tuple(good, fc.constantFrom(...names), fc.oneof(nasty, fc.constant(undefined)))
    .map(([record, name, value]) => ({ ...record, [name]: value }));
  const hopeless = fc.record(
    each(properties, () => nasty),
    { requiredKeys: [] },
  );
  return fc.oneof(
    { weight: 1, arbitrary: good },
    { weight: 4, arbitrary: spoiled },
    { weight: 1, arbitrary: hopeless },
  );
}

const parameterSchemas = ({ parameters }: Operation): Record<string, Schema> =>
  Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));

/** Any request for an operation: right, nearly right or wrong from top to bottom. */
export function anyRequest(operation: Operation): fc.Arbitrary<Request> {
  const content = operation.body ? anyContent(operation.body) : fc.constant({});
  return fc
    .tuple(mostlyFitting(parameterSchemas(operation)), content)
    .map(([values, sent]) => build(operation, values, sent));
}

/**
 * Every nasty value in every place of an operation where a value goes, the others being right.
 * @param valuesFor what is nasty for a place
 */
export function* everyNastyRequest(
  operation: Operation,
  valuesFor: (place: Place) => Iterable<unknown> = () => nastyValues,
): Generator<Request> {
  const parameters = parameterSchemas(operation);
  const fields = operation.body?.type === 'application/json' ? (operation.body.schema.properties ?? {}) : {};
  const [right = {}] = fc.sample(allFitting(parameters), { numRuns: 1, seed: 1 });
  const [rightFields = {}] = fc.sample(allFitting(fields), { numRuns: 1, seed: 1 });
  const json = (values: Values): RequestInit =>
    operation.body ? { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } } : {};
  for (const [name, schema] of Object.entries(parameters)) {
    for (const value of valuesFor({ schema, isInBody: false })) {
      yield build(operation, { ...right, [name]: value }, json(rightFields));
    }
  }
  for (const [name, schema] of Object.entries(fields)) {
    for (const value of valuesFor({ schema, isInBody: true })) {
      yield build(operation, right, json({ ...rightFields, [name]: value }));
    }
  }
}

function build({ call, parameters }: Operation, values: Values, content: RequestInit): Request {
  const [method = '', template = ''] = call.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name) => encode(values[name]) || '-');
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && values[parameter.name] !== undefined)
    .map(({ name }) => `${name}=${encode(values[name])}`);
  return new Request(`http://test${path}?${query.join('&')}`, { method, ...content });
}

function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed());
}

function anyContent({ type, schema }: NonNullable<Operation['body']>): fc.Arbitrary<RequestInit> {
  const json = (schema.properties ? mostlyFitting(schema.properties) : nasty).map((value) =>
    JSON.stringify(value),
  );
  const bytes = fc.uint8Array({ maxLength: 2000 }).map((array) => new Uint8Array(array));
  const form = bytes.map((file) => {
    const body = new FormData();
    body.set('file', new File([file], 'a.png', { type: 'image/png' }));
    return { body };
  });
  const as = (contentType: string) => (body: string) => ({ body, headers: { 'content-type': contentType } });
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const wrong = fc.oneof(
    json.map((text) => as('application/json')(text.slice(0, -1))),
    fc.string({ unit: 'binary', maxLength: 60 }).map(as('application/json')),
    fc.constant(as('application/json')('{"a":'.repeat(2000))),
    fc.uuid().map((id) => as('application/json')(`{"predictionId":"${id}","originalParams":${deep}}`)),
    fc
      .tuple(json, fc.constantFrom('text/plain', 'application/xml', 'x'))
      .map(([text, other]) => as(other)(text)),
    bytes.map((body) => ({ body, headers: multipart })),
    fc.constant({ body: '--x\r\ncontent-disposition: form-data; name="file"', headers: multipart }),
    fc.constant({}),
  );
  const right = type === 'multipart/form-data' ? form : json.map(as('application/json'));
  return fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: wrong });
}
