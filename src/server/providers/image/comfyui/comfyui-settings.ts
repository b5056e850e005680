import { z } from 'zod';
import { modelSettingsSchema, variableSchema } from '../model/model-settings.ts';

/** A ComfyUI server, as the operator's file describes it. */
export const comfyUiSettingsSchema = modelSettingsSchema.extend({
  kind: z.literal('comfyui'),
  url: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8188'),
  /** Where the key is that a proxy before it may want. */
  keyFrom: variableSchema.optional(),
  /** A workflow as ComfyUI exports it for its API, with named places; its path from the operator's file. */
  workflow: z.string().min(1),
  /** Another one, which goes out from a picture. */
  pictureWorkflow: z.string().min(1).optional(),
});
export type ComfyUiSettings = z.infer<typeof comfyUiSettingsSchema>;
