import type { ComfyUiStandIn } from './comfyui-stand-in.ts';
import type { OpenAiStandIn } from './openai-stand-in.ts';
import type { ReplicateStandIn } from './replicate-stand-in.ts';

/** What an operator's file says of a model behind the stand-in. */
export function standInSettings({ url }: Pick<OpenAiStandIn, 'url'>) {
  return {
    kind: 'openai',
    id: 'stand-in',
    name: 'Stand-in 1',
    url,
    keyFrom: 'STAND_IN_KEY',
    model: 'stand-in-1',
    sizes: ['1024x1024', '1024x1536', '1536x1024'],
    creditsPerImage: 3,
  } as const;
}

/** The same of a model on Replicate, with the parameters that SDXL has there. */
export function replicateSettings({ url }: Pick<ReplicateStandIn, 'url'>) {
  return {
    ...{ kind: 'replicate', id: 'replicate', name: 'Stand-in 2', url, keyFrom: 'STAND_IN_KEY' },
    ...{ model: 'stand/in', sizes: ['1024x1024', '832x1216', '1216x832'], creditsPerImage: 3 },
    parameters: { num_outputs: 1, num_inference_steps: 25, guidance_scale: 7.5 },
    negativeParameter: 'negative_prompt',
    image: { parameter: 'image', strengthParameter: 'prompt_strength' },
  } as const;
}

/** The same of a ComfyUI server; `workflowFile` has `standInWorkflow`. */
export function comfyUiSettings({ url }: Pick<ComfyUiStandIn, 'url'>, workflowFile: string) {
  return {
    ...{ kind: 'comfyui', id: 'comfyui', name: 'Stand-in 3', url, workflow: workflowFile },
    ...{ sizes: ['1024x1024', '832x1216', '1216x832'], creditsPerImage: 2, concurrency: 2 },
  } as const;
}
