import type { OpenAiStandIn } from './openai-stand-in.ts';

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
