import { createRoute } from '@hono/zod-openapi';
import { creditEntrySchema } from '#contract/credit.ts';
import { pageQuerySchema, pageSchema } from '#contract/page.ts';
import type { Context } from '../context.ts';
import { authenticate } from '../http/authenticate.ts';
import { answers, ok } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';
import { listCreditEntries } from '../services/credits/list.ts';

export function creditRoutes(context: Context) {
  const ledgerRoute = createRoute({
    method: 'get',
    path: '/api/credits',
    tags: ['credits'],
    summary: "The caller's ledger: grants, holds, spends, releases, expiries",
    middleware: authenticate(context),
    security: [{ bearer: [] }],
    request: { query: pageQuerySchema },
    responses: answers(pageSchema(creditEntrySchema), 401, 422),
  });

  return createRouter().openapi(ledgerRoute, async (c) =>
    c.json(ok(await listCreditEntries(context, c.var.caller, c.req.valid('query'))), 200),
  );
}
