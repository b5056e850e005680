import { cutLetterbox, letterboxOf } from '#engine/pixels/letterbox.ts';
import type { Field } from '#engine/pixels/raster.ts';
import { exposureOf } from '../mask/exposure.ts';
import {
  doubtOf,
  type FurtherView,
  furtherViewsAt,
  type ModelView,
  plainView,
  recolour,
  turnBack,
} from '../mask/model-view.ts';
import { canvasSide } from '../preview-defaults.ts';
import { canvasOf, imageDataOf, readPicture } from './canvas.ts';
import type { OpenPhoto } from './open-photo.ts';
import type { Segmenter } from './segmenter.ts';
import { modelSide } from './segmenter.ts';

/** Another view must leave no more of the doubt than this: small differences say nothing of which mask is better. */
const clearer = 2 / 3;

interface Look {
  /** Of skin, `modelSide²`, with the photo letterboxed. */
  readonly probability: Float32Array<ArrayBuffer>;
  readonly doubt: number;
}

/** What the model says of one photo: at once of the photo, well exposed, and, where it is in doubt, of one view after another. */
export class PhotoLooks {
  readonly photo: OpenPhoto;
  readonly #segmenter: Segmenter;
  readonly #letterbox: OffscreenCanvas;
  readonly #exposure: number;
  readonly #furtherViews: readonly FurtherView[];
  #best: Look;
  #further = 0;

  constructor(photo: OpenPhoto, segmenter: Segmenter) {
    this.photo = photo;
    this.#segmenter = segmenter;
    this.#letterbox = letterboxed(canvasOfPhoto(photo), canvasSide);
    this.#exposure = exposureOf(photo.coarse);
    this.#furtherViews = furtherViewsAt(this.#exposure);
    this.#best = this.#look(plainView);
  }

  /** Probability of skin, 0…1, by the view in which the model is least in doubt. */
  get probability(): Field {
    const field = { width: modelSide, height: modelSide, data: this.#best.probability };
    return cutLetterbox(field, letterboxOf(this.photo.working, modelSide));
  }

  /** false while another look may show more. */
  get isSettled(): boolean {
    const next = this.#furtherViews[this.#further];
    return !next || this.#best.doubt <= next.above;
  }

  /** One more look, where there is reason for it. @returns whether the skin is seen more clearly than ever before */
  refineSkin(): boolean {
    const next = this.#furtherViews[this.#further];
    if (!next || this.isSettled) return false;
    this.#further++;
    const seen = this.#look(next);
    const isClearer = seen.doubt < clearer * this.#best.doubt;
    if (isClearer) this.#best = seen;
    return isClearer;
  }

  #look({ gain, ...view }: ModelView): Look {
    const seen = this.#segmenter.skinProbability(
      viewed(this.#letterbox, { ...view, gain: gain * this.#exposure }),
    );
    const probability = turnBack(seen, modelSide, view.turns);
    return { probability, doubt: doubtOf(probability, modelSide) };
  }
}

function canvasOfPhoto({ working }: OpenPhoto): OffscreenCanvas {
  const { canvas, context } = canvasOf(working);
  context.putImageData(imageDataOf(working), 0, 0);
  return canvas;
}

/** A picture in the middle of a black square. @param side of that, in pixels */
export function letterboxed(picture: OffscreenCanvas | ImageBitmap, side: number): OffscreenCanvas {
  const { left, top, width, height } = letterboxOf(picture, side);
  const { canvas, context } = canvasOf({ width: side, height: side });
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, left, top, width, height);
  return canvas;
}

/** What the model is shown of a square picture. */
export function viewed(letterbox: OffscreenCanvas, view: ModelView): OffscreenCanvas {
  const drawn = canvasOf({ width: modelSide, height: modelSide });
  const { canvas, context } = drawn;
  context.translate(modelSide / 2, modelSide / 2);
  context.rotate((view.turns * Math.PI) / 2);
  context.drawImage(letterbox, -modelSide / 2, -modelSide / 2, modelSide, modelSide);
  if (view.gain === 1 && view.saturation === 1) return canvas;
  const picture = readPicture(drawn);
  recolour(picture, view);
  context.putImageData(imageDataOf(picture), 0, 0);
  return canvas;
}
