import { createRoute } from '@hono/zod-openapi';
import { creditEntrySchema } from '#contract/credit.ts';
import { pageQuerySchema, pageSchema } from '#contract/page.ts';
import type { Context } from '../context.ts';
import { answers, ok } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/signed-in.ts';
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

  return createRouter().openapi(ledgerRoute, async (c) =>
    c.json(ok(await listCreditEntries(context, c.var.caller, c.req.valid('query'))), 200),
  );
}
