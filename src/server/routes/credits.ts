import { Readable } from 'node:stream';
import { createRoute, z } from '@hono/zod-openapi';
import { creditEntrySchema } from '#contract/credit.ts';
import { pageQuerySchema, pageSchema } from '#contract/page.ts';
import type { Context } from '../context.ts';
import { languageOf } from '../http/client.ts';
import { answers, ok } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';
import { signedIn, signedInLimited } from '../http/signed-in.ts';
import { exportCreditEntries } from '../services/credits/export.ts';
import { listCreditEntries } from '../services/credits/list.ts';

export function creditRoutes(context: Context) {
  const ledgerRoute = createRoute({
    ...signedIn(context),
    method: 'get',
    path: '/api/credits',
    tags: ['credits'],
    summary: "The caller's ledger: grants, holds, spends, releases, expiries",
    request: { query: pageQuerySchema },
    responses: answers(pageSchema(creditEntrySchema), 401, 422),
  });

  const exportRoute = createRoute({
    ...signedInLimited(context, 'export-account'),
    method: 'get',
    path: '/api/credits/export',
    tags: ['credits'],
    summary: "The caller's whole ledger as a CSV file, in the language that is asked for",
    responses: {
      ...answers(z.null(), 401, 429),
      200: { description: 'The file', content: { 'text/csv': { schema: z.any() } } },
    },
  });

  return createRouter()
    .openapi(ledgerRoute, async (c) =>
      c.json(ok(await listCreditEntries(context, c.var.caller, c.req.valid('query'))), 200),
    )
    .openapi(exportRoute, (c) => {
      c.header('content-type', 'text/csv; charset=utf-8');
      c.header('content-disposition', 'attachment; filename="inkwright-credits.csv"');
      const lines = exportCreditEntries(context, c.var.caller, languageOf(c));
      return c.body(Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream, 200);
    });
}
