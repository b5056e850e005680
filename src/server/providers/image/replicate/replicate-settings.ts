import { z } from 'zod';
import { modelSettingsSchema, parametersSchema, variableSchema } from '../model/model-settings.ts';

/** A model on Replicate, as the operator's file describes it. */
export const replicateSettingsSchema = modelSettingsSchema.extend({
  kind: z.literal('replicate'),
  url: z.url({ protocol: /^https?$/ }).default('https://api.replicate.com/v1'),
  keyFrom: variableSchema,
  /** Where the secret is that webhooks are signed with. Without it, Replicate is asked how a picture goes on. */
  webhookSecretFrom: variableSchema.optional(),
  /** Its name there, with or without a version. */
  model: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+(:[0-9a-f]{64})?$/, 'a model is written as owner/name or owner/name:version'),
  parameters: parametersSchema.default({}),
  promptParameter: z.string().min(1).default('prompt'),
  negativeParameter: z.string().min(1).optional(),
  seedParameter: z.string().min(1).nullable().default('seed'),
  /** For models that take a shape by its name: the parameter, and the name of each of the sizes. */
  shape: z
    .strictObject({ parameter: z.string().min(1), names: z.record(z.string(), z.string().min(1)) })
    .optional(),
  /** For models that go out from a picture: the parameters that take it, and how far they may go from it (0 … 1). */
  image: z
    .strictObject({ parameter: z.string().min(1), strengthParameter: z.string().min(1).optional() })
    .optional(),
  /** The hosts, with all below them, from which pictures are fetched. */
  filesFrom: z.array(z.string().regex(/^[a-z0-9.:-]+$/)).default(['replicate.delivery']),
});
export type ReplicateSettings = z.infer<typeof replicateSettingsSchema>;
