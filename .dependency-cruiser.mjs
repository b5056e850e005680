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
};

const oneWay = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-imports-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: [`^src/(${[room, ...allowed].join('|')})/`, '^src/routeTree.gen.ts$'] },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...oneWay, { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^src/',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx'] },
  },
};
