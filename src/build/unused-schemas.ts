import { type Plugin, parseAst } from 'vite';

/**
 * Lets the bundler leave out the schemas of the contract that the client does not use, and zod with them on pages
 * without a form: building a schema is a call, which counts as an effect unless it is marked as none.
 */
export function unusedSchemas(): Plugin {
  return {
    name: 'inkwright:unused-schemas',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/contract\/[^/]+\.ts$/ },
      handler: (code) => ({ code: markAsPure(code), map: null }),
    },
  };
}

function markAsPure(code: string): string {
  let marked = code;
  // From the end, so that what comes before stays where it was.
  for (const statement of parseAst(code).body.toReversed()) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations.toReversed()) {
      if (init?.type !== 'CallExpression') continue;
      const call = code.slice(init.start, init.end);
      marked = `${marked.slice(0, init.start)}/* @__PURE__ */ (() => ${call})()${marked.slice(init.end)}`;
    }
  }
  return marked;
}
