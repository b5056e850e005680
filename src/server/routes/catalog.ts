import { createRoute, z } from '@hono/zod-openapi';
import { benefits, benefitTexts } from '#contract/benefit.ts';
import { configSchema } from '#contract/config.ts';
import { freeCredits } from '#contract/credit.ts';
import { engineSchema, offeredEngineSchema } from '#contract/engine.ts';
import { ideaSchema, ideasIn, ideasQuerySchema } from '#contract/idea.ts';
import { pageSchema } from '#contract/page.ts';
import { currency } from '#contract/plan.ts';
import { planCatalogSchema } from '#contract/plan-catalog.ts';
import { sampleSchema, samplesIn, samplesQuerySchema } from '#contract/sample.ts';
import { styleSchema } from '#contract/style.ts';
import { styles } from '../catalog/styles.ts';
import type { Context } from '../context.ts';
import { answers, ok } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';
import { listEngines } from '../services/engines/list.ts';
import { paginate } from '../services/paginate.ts';

const cached = { 'cache-control': 'public, max-age=300' };

const stylesRoute = createRoute({
  method: 'get',
  path: '/api/styles',
  tags: ['catalog'],
  summary: 'The styles on offer',
  responses: answers(z.array(styleSchema)),
});

const ideasRoute = createRoute({
  method: 'get',
  path: '/api/ideas',
  tags: ['catalog'],
  summary: 'Prompts to borrow',
  request: { query: ideasQuerySchema },
  responses: answers(pageSchema(ideaSchema), 422),
});

const samplesRoute = createRoute({
  method: 'get',
  path: '/api/samples',
  tags: ['catalog'],
  summary: 'Whole prompts to begin with, by what they are about',
  request: { query: samplesQuerySchema },
  responses: answers(z.array(sampleSchema), 422),
});

const plansRoute = createRoute({
  method: 'get',
  path: '/api/plans',
  tags: ['catalog'],
  summary: 'What is sold here, what it gives, and who takes the money',
  responses: answers(planCatalogSchema),
});

const engineRoute = createRoute({
  method: 'get',
  path: '/api/engine',
  tags: ['catalog'],
  summary: 'Which engine draws by default, and what it can do',
  responses: answers(engineSchema),
});

const enginesRoute = createRoute({
  method: 'get',
  path: '/api/engines',
  tags: ['catalog'],
  summary: 'All that pictures can be ordered from: names, prices, abilities and measured times',
  responses: answers(z.array(offeredEngineSchema)),
});

const configRoute = createRoute({
  method: 'get',
  path: '/api/config',
  tags: ['catalog'],
  summary: 'What a client needs to know of this installation',
  responses: answers(configSchema),
});

const benefitList = benefits.map((code) => ({ code, text: benefitTexts[code] }));

export function catalogRoutes(context: Context) {
  const { config, imageProvider, payment, plans } = context;
  return createRouter()
    .openapi(stylesRoute, (c) => c.json(ok(styles), 200, cached))
    .openapi(ideasRoute, async (c) => {
      const { lang, ...page } = c.req.valid('query');
      const ideas = await ideasIn(lang);
      const first = (page.currentPage - 1) * page.pageSize;
      const ideasOfPage = ideas.slice(first, first + page.pageSize);
      return c.json(ok(paginate(page, ideas.length, ideasOfPage)), 200, cached);
    })
    .openapi(samplesRoute, async (c) => {
      const { lang, category } = c.req.valid('query');
      return c.json(ok(await samplesIn(lang, category)), 200, cached);
    })
    .openapi(configRoute, (c) => {
      const { googleClientId = null, saysPaymentsAreTests } = config;
      return c.json(ok({ googleClientId, paymentProvider: payment?.id ?? null, saysPaymentsAreTests }), 200);
    })
    .openapi(plansRoute, (c) => {
      const checkout = payment?.checkout ?? null;
      return c.json(ok({ currency, freeCredits, plans, benefits: benefitList, checkout }), 200, cached);
    })
    .openapi(engineRoute, (c) => c.json(ok(imageProvider.engine), 200))
    .openapi(enginesRoute, async (c) => c.json(ok(await listEngines(context)), 200, cached));
}
