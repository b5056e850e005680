/** Who may import whom. The table in ARCHITECTURE.md, section 3, says why. */
const rooms = {
  contract: [],
  engine: ['contract'],
  ui: ['contract'],
  lib: ['contract'],
  features: ['contract', 'engine', 'ui', 'lib'],
  routes: ['contract', 'features', 'ui', 'lib'],
  app: ['contract', 'engine', 'features', 'routes', 'ui', 'lib'],
  sw: ['contract'],
  server: ['contract', 'engine'],
  build: ['contract'],
};

/** The one file of the client that knows the server: only src/server/api.ts, which exports nothing but a type. */
const apiClient = '^src/lib/api-client\\.ts$';

const oneWay = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-imports-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: apiClient },
  to: { path: '^src/', pathNot: [`^src/(${[room, ...allowed].join('|')})/`, '^src/routeTree.gen.ts$'] },
}));

/** What SQL is written and sent with. */
const sqlLibraries = '^node_modules/(drizzle-orm/(?!errors)|pg/)';

const openTelemetry = '^node_modules/@opentelemetry/';

const exceptions = [
  {
    name: 'api-client-imports-only-contract-and-the-type-of-the-api',
    severity: 'error',
    from: { path: apiClient },
    to: { path: '^src/', pathNot: '^src/(lib|contract)/|^src/server/api\\.ts$' },
  },
  {
    name: 'features-do-not-import-each-other',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'engines-share-pixels-alone',
    severity: 'error',
    from: { path: '^src/engine/([^/]+)/' },
    // What is not drawn is told by the same table of characters, and asked by the worker that draws on a device.
    to: {
      path: '^src/engine/',
      pathNot: '^src/engine/($1/|pixels/|moderation/rule|moderation/rules/|flash/parse/traditional\\.ts$)',
    },
  },
  {
    // The names of fonts, colours and icons are data, as the lexicon is. parse-bundle.test.ts sees to the rest.
    name: 'parse-imports-no-drawing',
    severity: 'error',
    from: { path: '^src/engine/flash/(parse|lexicon)/' },
    to: {
      path: '^src/',
      pathNot: [
        '^src/engine/flash/(parse|lexicon)/',
        '^src/engine/flash/(text/typefaces|paint/palette|icons/curated-icons)\\.ts$',
      ],
    },
  },
  {
    name: 'only-db-and-services-write-sql',
    severity: 'error',
    // The queue joins transactions of the services, the rate limits lie in a table of their library's.
    from: {
      path: '^src/',
      pathNot: '^src/server/(db/|services/|queue\\.ts$|rate-limits\\.ts$)',
    },
    to: { path: sqlLibraries },
  },
  {
    name: 'only-telemetry-otlp-knows-opentelemetry',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/server/telemetry/otlp/' },
    to: { path: openTelemetry },
  },
  {
    // Whoever has no collector loads nothing of it.
    name: 'opentelemetry-is-loaded-when-it-is-wanted',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/server/telemetry/otlp/' },
    to: { path: '^src/server/telemetry/otlp/', dependencyTypesNot: ['dynamic-import'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...oneWay,
    ...exceptions,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: ['^src/', sqlLibraries, openTelemetry],
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx'] },
  },
};
