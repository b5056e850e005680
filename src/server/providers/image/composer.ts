import type { ImprovedPrompt, ImprovePrompt } from '#contract/prompt.ts';
import type { DrawingOrder, ImageProvider } from './image-provider.ts';

/** Our own engine: besides drawing, it says prompts in more words, and gives its designs as lines and areas. */
export interface Composer extends ImageProvider {
  /** Whether it could begin another picture at once. */
  isFree(): boolean;
  /** The prompt in more words that it understands; with nothing added where it has none. */
  improve(wanted: ImprovePrompt): Promise<ImprovedPrompt>;
  /**
   * The design of an order as an SVG file, with lines that a needle can follow.
   * @param sizeMm how long the longer side of the paper is
   * @throws DrawingRefused when trying again cannot help
   */
  drawVector(order: DrawingOrder, sizeMm: number): Promise<string>;
}
