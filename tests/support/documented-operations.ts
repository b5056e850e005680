import type { Operation, Schema } from './nasty-requests.ts';
import type { TestServer } from './test-server.ts';

interface DocumentedCall {
  parameters?: Operation['parameters'];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** The calls of the API document. */
export async function documentedOperations({ app }: Pick<TestServer, 'app'>): Promise<Operation[]> {
  const { paths } = await (await app.request('/api/openapi.json')).json();
  return Object.entries<Record<string, DocumentedCall>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const [content] = Object.entries(requestBody?.content ?? {});
      const body = content && { type: content[0], schema: content[1].schema };
      return { call: `${method.toUpperCase()} ${path}`, parameters, body };
    }),
  );
}
