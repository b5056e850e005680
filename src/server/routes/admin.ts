import { createRoute, z } from '@hono/zod-openapi';
import {
  adminPostSchema,
  adminReportSchema,
  adminReportsQuerySchema,
  adminStatusSchema,
  adminUserSchema,
  adminUsersQuerySchema,
  operatorActSchema,
} from '#contract/admin.ts';
import { creditEntrySchema } from '#contract/credit.ts';
import { pageQuerySchema, pageSchema } from '#contract/page.ts';
import type { Context } from '../context.ts';
import { answers, ok } from '../http/envelope.ts';
import { operatorsOnly } from '../http/operator.ts';
import { createRouter } from '../http/router.ts';
import { listCreditEntries } from '../services/credits/list.ts';
import { listActs } from '../services/operators/list.ts';
import { pageReports } from '../services/operators/reports.ts';
import { adminStatus } from '../services/operators/status.ts';
import { checkAccount, searchUsers } from '../services/operators/users.ts';
import { listAllPosts } from '../services/posts/list-all.ts';

/** What operators see. */
export function adminRoutes(context: Context) {
  const shared = { method: 'get' as const, tags: ['operation'], ...operatorsOnly(context) };
  const { db } = context;
  const statusRoute = createRoute({
    ...shared,
    path: '/api/admin/status',
    summary: 'How the product fares: accounts, drawings, queues, what waits for an operator',
    responses: answers(adminStatusSchema, 401, 403),
  });
  const usersRoute = createRoute({
    ...shared,
    path: '/api/admin/users',
    summary: 'Accounts by a part of their name or email',
    request: { query: adminUsersQuerySchema },
    responses: answers(z.array(adminUserSchema), 401, 403, 422),
  });
  const ledgerRoute = createRoute({
    ...shared,
    path: '/api/admin/users/{id}/credits',
    summary: 'The latest of the ledger of an account',
    request: { params: z.object({ id: z.uuid('ACCOUNT_NOT_FOUND') }), query: pageQuerySchema },
    responses: answers(pageSchema(creditEntrySchema), 401, 403, 404, 422),
  });
  const reportsRoute = createRoute({
    ...shared,
    path: '/api/admin/reports',
    summary: 'What was reported, the oldest first',
    request: { query: adminReportsQuerySchema },
    responses: answers(pageSchema(adminReportSchema), 401, 403, 422),
  });
  const postsRoute = createRoute({
    ...shared,
    path: '/api/admin/posts',
    summary: 'All posts, drafts as well',
    responses: answers(z.array(adminPostSchema), 401, 403),
  });
  const actsRoute = createRoute({
    ...shared,
    path: '/api/admin/acts',
    summary: 'What operators did, the latest first',
    request: { query: pageQuerySchema },
    responses: answers(pageSchema(operatorActSchema), 401, 403, 422),
  });

  return createRouter()
    .openapi(statusRoute, async (c) => c.json(ok(await adminStatus(db)), 200))
    .openapi(usersRoute, async (c) => c.json(ok(await searchUsers(db, c.req.valid('query').text)), 200))
    .openapi(ledgerRoute, async (c) => {
      const { id: userId } = c.req.valid('param');
      await checkAccount(db, userId);
      return c.json(ok(await listCreditEntries(context, { userId }, c.req.valid('query'))), 200);
    })
    .openapi(reportsRoute, async (c) => c.json(ok(await pageReports(context, c.req.valid('query'))), 200))
    .openapi(postsRoute, async (c) => {
      const posts = (await listAllPosts(db)).map(({ published, ...post }) => ({
        ...post,
        publishedAt: published?.toISOString() ?? null,
      }));
      return c.json(ok(posts), 200);
    })
    .openapi(actsRoute, async (c) => c.json(ok(await listActs(db, c.req.valid('query'))), 200));
}
