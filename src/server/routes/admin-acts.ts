import { createRoute, z } from '@hono/zod-openapi';
import type { Context as HonoContext } from 'hono';
import { giftSchema, postSlugSchema, postStatusSchema } from '#contract/admin.ts';
import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { answers, body, ok } from '../http/envelope.ts';
import { operatorsOnly } from '../http/operator.ts';
import { createRouter, type HttpEnv } from '../http/router.ts';
import { giveCredits } from '../services/credits/give.ts';
import { hideImage, showImage } from '../services/images/hide.ts';
import { approveImage } from '../services/moderation/approve-image.ts';
import { type Act, audited, type Transaction } from '../services/operators/audited.ts';
import { checkAccount } from '../services/operators/users.ts';
import { setPostStatus } from '../services/posts/set-status.ts';
import { resolveReport } from '../services/reports/resolve.ts';

/** What operators do to an image, and by which service. */
const imageActs = { hide: hideImage, show: showImage, approve: approveImage };
const imageActNames = Object.keys(imageActs) as [keyof typeof imageActs, ...(keyof typeof imageActs)[]];

/** What operators do; each is written down in the transaction that does it. */
export function adminActRoutes(context: Context) {
  const shared = { tags: ['operation'], ...operatorsOnly(context) };
  const giftRoute = createRoute({
    ...shared,
    method: 'post',
    path: '/api/admin/users/{id}/credits',
    summary: 'Give credits to an account',
    request: { params: z.object({ id: z.uuid('ACCOUNT_NOT_FOUND') }), body: body(giftSchema) },
    responses: answers(z.null(), 401, 403, 404, 422),
  });
  const resolveRoute = createRoute({
    ...shared,
    method: 'post',
    path: '/api/admin/reports/{id}/resolve',
    summary: 'Mark a report as dealt with',
    request: { params: z.object({ id: z.uuid('NOT_FOUND') }) },
    responses: answers(z.null(), 401, 403, 404),
  });
  const imageRoute = createRoute({
    ...shared,
    method: 'post',
    path: '/api/admin/images/{id}/{act}',
    summary: 'Take an image down, put it back, or let it into the library',
    request: { params: z.object({ id: z.uuid('IMAGE_NOT_FOUND'), act: z.enum(imageActNames, 'NOT_FOUND') }) },
    responses: answers(z.null(), 401, 403, 404),
  });
  const postRoute = createRoute({
    ...shared,
    method: 'put',
    path: '/api/admin/posts/{slug}/status',
    summary: 'Publish a post, or take it back into the drafts',
    request: { params: postSlugSchema, body: body(postStatusSchema) },
    responses: answers(z.null(), 401, 403, 404, 422),
  });

  /** Does it and answers; what finds nothing to do is refused with `missing`. */
  async function perform(
    c: HonoContext<HttpEnv>,
    act: Act,
    missing: 'NOT_FOUND' | 'IMAGE_NOT_FOUND',
    work: (tx: Transaction) => Promise<boolean>,
  ): Promise<null> {
    if (!(await audited(context.db, c.var.operator, act, work))) throw new ServiceError(missing);
    return null;
  }

  return createRouter()
    .openapi(giftRoute, async (c) => {
      const { id } = c.req.valid('param');
      const { credits, reason } = c.req.valid('json');
      const act = { act: 'credits grant', subject: id, details: `${credits}: ${reason}` };
      await perform(c, act, 'NOT_FOUND', async (tx) => {
        await checkAccount(tx, id);
        await giveCredits(tx, id, credits);
        return true;
      });
      return c.json(ok(null), 200);
    })
    .openapi(resolveRoute, async (c) => {
      const { id } = c.req.valid('param');
      const act = { act: 'reports resolve', subject: id };
      return c.json(ok(await perform(c, act, 'NOT_FOUND', (tx) => resolveReport(tx, id))), 200);
    })
    .openapi(imageRoute, async (c) => {
      const { id, act: name } = c.req.valid('param');
      const act = { act: `images ${name}`, subject: id };
      const done = await perform(c, act, 'IMAGE_NOT_FOUND', (tx) => imageActs[name](tx, id));
      // What this process keeps for everybody may show it.
      if (name === 'hide') context.notifications.countTakedown();
      return c.json(ok(done), 200);
    })
    .openapi(postRoute, async (c) => {
      const { slug } = c.req.valid('param');
      const { status } = c.req.valid('json');
      const act = { act: status === 'published' ? 'posts publish' : 'posts unpublish', subject: slug };
      return c.json(ok(await perform(c, act, 'NOT_FOUND', (tx) => setPostStatus(tx, slug, status))), 200);
    });
}
