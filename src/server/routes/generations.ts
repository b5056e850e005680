import { createRoute, z } from '@hono/zod-openapi';
import {
  completedGenerationSchema,
  completeGenerationSchema,
  generationStatusSchema,
  startedGenerationSchema,
  startGenerationSchema,
  statusQuerySchema,
  unfinishedGenerationSchema,
} from '#contract/generation.ts';
import { improvedPromptSchema, improvePromptSchema } from '#contract/prompt.ts';
import type { Context } from '../context.ts';
import { answers, body, ok } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';
import { signedIn, signedInLimited } from '../http/signed-in.ts';
import { cancelGeneration } from '../services/generations/cancel.ts';
import { completeGeneration } from '../services/generations/complete.ts';
import { listUnfinished } from '../services/generations/list-unfinished.ts';
import { startGeneration } from '../services/generations/start.ts';
import { generationStatus } from '../services/generations/status.ts';

const path = '/api/images/generate-tattoo';
const idParam = z.object({ predictionId: z.uuid('GENERATION_NOT_FOUND') });

export function generationRoutes(context: Context) {
  const common = { tags: ['generation'], ...signedIn(context) };
  const startRoute = createRoute({
    ...common,
    ...signedInLimited(context, 'generate-account'),
    method: 'post',
    path: `${path}/async`,
    summary: 'Start drawing; holds the credits',
    request: { body: body(startGenerationSchema) },
    responses: answers(startedGenerationSchema, 401, 402, 403, 404, 422, 429, 503),
  });
  const improveRoute = createRoute({
    ...common,
    ...signedInLimited(context, 'improve-account'),
    method: 'post',
    path: `${path}/improve`,
    summary: 'The prompt in more words, each of them understood',
    request: { body: body(improvePromptSchema) },
    responses: answers(improvedPromptSchema, 401, 422, 429),
  });
  const statusRoute = createRoute({
    ...common,
    method: 'get',
    path: `${path}/status/{predictionId}`,
    summary: 'How far it is; with `wait`, as soon as something changes',
    request: { params: idParam, query: statusQuerySchema },
    responses: answers(generationStatusSchema, 401, 404, 422),
  });
  const unfinishedRoute = createRoute({
    ...common,
    method: 'get',
    path: `${path}/unfinished`,
    summary: 'What is being drawn for the caller, on whichever device it was ordered',
    responses: answers(z.array(unfinishedGenerationSchema), 401),
  });
  const completeRoute = createRoute({
    ...common,
    method: 'post',
    path: `${path}/complete`,
    summary: 'The images that a generation which has ended brought',
    request: { body: body(completeGenerationSchema) },
    responses: answers(completedGenerationSchema, 401, 404, 409, 422),
  });
  const cancelRoute = createRoute({
    ...common,
    method: 'post',
    path: `${path}/cancel/{predictionId}`,
    summary: 'Give up a running generation: what is drawn stays, credits for the rest come back',
    request: { params: idParam },
    responses: answers(z.null(), 401, 404),
  });

  return createRouter()
    .openapi(startRoute, async (c) =>
      c.json(ok(await startGeneration(context, c.var.caller, c.req.valid('json'))), 200),
    )
    .openapi(improveRoute, async (c) =>
      c.json(ok(await context.imageProvider.improve(c.req.valid('json'))), 200),
    )
    .openapi(statusRoute, async (c) => {
      const query = { id: c.req.valid('param').predictionId, ...c.req.valid('query') };
      return c.json(ok(await generationStatus(context, c.var.caller, query)), 200);
    })
    .openapi(unfinishedRoute, async (c) => c.json(ok(await listUnfinished(context, c.var.caller)), 200))
    .openapi(completeRoute, async (c) => {
      const { predictionId } = c.req.valid('json');
      return c.json(ok(await completeGeneration(context, c.var.caller, predictionId)), 200);
    })
    .openapi(cancelRoute, async (c) => {
      await cancelGeneration(context, c.var.caller, c.req.valid('param').predictionId);
      return c.json(ok(null), 200);
    });
}
