import type { ImprovedPrompt, ImprovePrompt } from '#contract/prompt.ts';
import type { ImageProvider } from './image-provider.ts';

/** Our own engine: besides drawing, it says prompts in more words. */
export interface Composer extends ImageProvider {
  /** Whether it could begin another picture at once. */
  isFree(): boolean;
  /** The prompt in more words that it understands; with nothing added where it has none. */
  improve(wanted: ImprovePrompt): Promise<ImprovedPrompt>;
}
