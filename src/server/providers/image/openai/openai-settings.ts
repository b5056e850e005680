import { z } from 'zod';
import { modelSettingsSchema, parametersSchema, variableSchema } from '../model/model-settings.ts';

/** A model behind an images endpoint as OpenAI has it, as the operator's file describes it. */
export const openAiSettingsSchema = modelSettingsSchema.extend({
  kind: z.literal('openai'),
  /** Where its API is, with its version: https://api.openai.com/v1 */
  url: z.url({ protocol: /^https?$/ }),
  /** Where its key is; a server of one's own may need none. */
  keyFrom: variableSchema.optional(),
  /** Its name there. */
  model: z.string().min(1).max(200),
  /** What it is sent besides. `response_format` is for those that would send an address instead of a picture. */
  parameters: parametersSchema.default({ response_format: 'b64_json' }),
  /** The parameter that takes what is to be left out, where it has one. */
  negativeParameter: z.string().min(1).optional(),
});
export type OpenAiSettings = z.infer<typeof openAiSettingsSchema>;
