import type { StyleId } from '#contract/style-ids.ts';
import type { Variation } from '#contract/variation.ts';
import type { Picture } from '#engine/pixels/raster.ts';
import type { Page } from './paint/page.ts';
import type { Detail } from './paint/scene.ts';

/** What is to be drawn. */
export interface FlashRequest {
  readonly prompt: string;
  /** What is to be drawn, instead of what the prompt would have lead the design; the prompt may be empty then. */
  readonly picture?: Picture | undefined;
  /** How much of the picture is kept, 0 its main lines … 1 all that a pen can draw; left out: `usualFidelity`. */
  readonly fidelity?: number | undefined;
  /** null: one that suits the prompt. */
  readonly style: StyleId | null;
  readonly isColor: boolean;
  /** The paper: the design is composed for its shape. Left out: `squarePage`. */
  readonly page?: Page | undefined;
  /** 0 … 2³² − 1. The same request gives the same bytes, everywhere. */
  readonly seed: number;
  /** Which of the four designs of a set. */
  readonly output: 0 | 1 | 2 | 3;
  readonly variation?: Variation | undefined;
  /** How many times larger than usual the same drawing is drawn; 1 unless given. */
  readonly detail?: Detail | undefined;
}
