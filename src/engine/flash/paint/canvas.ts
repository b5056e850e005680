import type { Attribution } from '#contract/drawing.ts';
import type { Placing, Transform } from '../geometry/transform.ts';
import { placing } from '../geometry/transform.ts';
import type { IconTreatment } from '../icons/icon-layer.ts';
import type { Brought } from '../lexicon/seen/brought.ts';
import type { FacetLook } from './facets.ts';
import type { Layer } from './layer.ts';
import { movedLayer } from './layer.ts';
import type { Mark } from './mark.ts';
import type { PenKit } from './pen.ts';
import { Pen } from './pen.ts';

/** What a style decides about every layer of a motif. */
export interface CanvasKit extends PenKit {
  /** How large the motif will be on the page: the longer side, in pixels. */
  readonly sizePx: number;
  readonly gapPx: number;
  /** Solid black with bare lines. */
  readonly isInverted: boolean;
  readonly facets: FacetLook | null;
  readonly icons: IconTreatment;
  /** Which of several drawings of a subject to take: 0, 1, 2, … */
  readonly variant: number;
}

export interface LayerLook {
  /** The contour around the layer, as a share of the style's contour width; 0.9 unless told otherwise. */
  readonly contour?: number;
  readonly gapPx?: number;
  /** Line art has no filled paths: its lines are its silhouette. */
  readonly silhouette?: 'fills' | 'fills-and-lines';
  /** Where the layer's pen starts; in the canvas's units. */
  readonly at?: Placing;
  /** Overrides what the style decides. */
  readonly isInverted?: boolean;
}

/** Where a motif is drawn: a square from -1 to 1, y downwards, onto which layers are put from back to front. */
export class Canvas {
  readonly kit: CanvasKit;
  readonly layers: Layer[] = [];
  /** Whom the icons on the canvas owe a mention. */
  readonly credits: Attribution[] = [];
  /** The words of the prompt for the poses that are drawn on it. */
  readonly poses: string[] = [];
  /** What the drawings on it bring that their names do not say. */
  readonly brought: Brought[] = [];

  constructor(kit: CanvasKit) {
    this.kit = kit;
  }

  /** A layer of its own: drawn by a pen, then stamped as one piece. */
  layer(draw: (pen: Pen) => void, look: LayerLook = {}): void {
    const marks: Mark[] = [];
    draw(new Pen(this.kit, marks));
    if (marks.length === 0) return;
    this.layers.push({
      kind: 'drawn',
      marks,
      place: placing(look.at ?? {}),
      contourPx: this.kit.weight.contour * (look.contour ?? 0.9),
      gapPx: look.gapPx ?? this.kit.gapPx,
      silhouette: look.silhouette ?? 'fills',
      isInverted: look.isInverted ?? this.kit.isInverted,
      clip: null,
      facets: this.kit.facets,
    });
  }

  /** A part of the motif drawn within a square of its own. */
  part(draw: (canvas: Canvas) => void, where: Placing): void {
    const canvas = new Canvas({ ...this.kit, sizePx: this.kit.sizePx * (where.scale ?? 1) });
    draw(canvas);
    this.add(canvas, placing(where));
  }

  /** Takes over what is on another canvas. */
  add(other: Canvas, place: Transform): void {
    for (const layer of other.layers) this.layers.push(movedLayer(layer, place));
    this.credits.push(...other.credits);
    this.poses.push(...other.poses);
    this.brought.push(...other.brought);
  }
}
