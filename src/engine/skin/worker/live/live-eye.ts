import { cutLetterbox, letterboxOf } from '#engine/pixels/letterbox.ts';
import type { Mask, Picture } from '#engine/pixels/raster.ts';
import { fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture, stretchField } from '#engine/pixels/resample.ts';
import { readSoftMask, type SoftMask, softMaskOf } from '#engine/pixels/soft-mask.ts';
import { wholeWindow } from '#engine/pixels/window.ts';
import type { PhotoPoint } from '../../geometry/camera.ts';
import { likelyPlace } from '../../live/likely-place.ts';
import { exposureOf } from '../../mask/exposure.ts';
import { doubtOf, furtherViewsAt, plainView, turnBack } from '../../mask/model-view.ts';
import { fieldOfMarks, pixelUnder } from '../../mask/seeds.ts';
import { regionOfTaps } from '../../mask/tapped-region.ts';
import { pictureOf } from '../canvas.ts';
import { letterboxed, viewed } from '../photo-looks.ts';
import { modelSide, type Segmenter } from '../segmenter.ts';
import type { LimbRequest } from './live-api.ts';

/** Of what the model says is skin, more than not. */
const likely = 0.5;
/** In more doubt than this the model has found nothing, or only fog. */
const lost = 0.5;
/** With less of the picture than that, no skin was found. */
const leastShare = 0.01;
/** After so many looks in vain the model is asked only now and then: it takes most of the time. */
const patience = 4;
const nowAndThen = 5;
/** Longer side of the picture in which colours are told apart: a film is in a hurry. */
const coloursLongest = 128;

export interface SeenSkin {
  readonly isByModel: boolean;
  /** As large as the model sees the picture. */
  readonly mask: Mask;
  readonly soft: SoftMask;
}

/**
 * Finds skin in the pictures of a film, by one look at each. A film forgives what a photo does not: where the model is
 * lost, it sees the next picture brighter or turned, and keeps to the view that showed it something. What it does not
 * see is told by its colours: whatever a design lies on already, or what was tapped, or is held into the middle.
 */
export class LiveEye {
  #view = 0;
  #inVain = 0;
  #looks = 0;

  look(frame: ImageBitmap, segmenter: Segmenter | undefined, request: LimbRequest): SeenSkin {
    const coarse = pictureOf(frame, fitInside(frame, modelSide));
    const place = placeOf(request);
    this.#looks++;
    const isWorthIt = this.#inVain < patience || this.#looks % nowAndThen === 0;
    const modelled = segmenter && isWorthIt ? this.#modelled(frame, coarse, segmenter) : undefined;
    const isSeen = modelled !== undefined && shows(modelled, coarse, place);
    this.#inVain = isSeen ? 0 : this.#inVain + 1;
    const marks = isSeen ? modelled : coloured(coarse, place ?? likelyPlace(coarse));
    const soft = softMaskOf(coarse, marks);
    return { isByModel: isSeen, soft, mask: readSoftMask(soft, coarse, wholeWindow) };
  }

  /** Undefined where the model is lost. */
  #modelled(frame: ImageBitmap, coarse: Picture, segmenter: Segmenter): Uint8Array | undefined {
    const exposure = exposureOf(coarse);
    const views = [plainView, ...furtherViewsAt(exposure)];
    const view = views[this.#view % views.length] ?? plainView;
    const shown = viewed(letterboxed(frame, modelSide), { ...view, gain: view.gain * exposure });
    const probability = turnBack(segmenter.skinProbability(shown), modelSide, view.turns);
    if (doubtOf(probability, modelSide) > lost) {
      this.#view++;
      return undefined;
    }
    const field = { width: modelSide, height: modelSide, data: probability };
    const { data } = cutLetterbox(field, letterboxOf(frame, modelSide));
    return Uint8Array.from(data, (each) => (each > likely ? 1 : 0));
  }
}

/** Where there has to be skin, as far as anybody knows. */
function placeOf({ tap, former }: LimbRequest): PhotoPoint | undefined {
  return tap ?? (former && !former.isLost ? former.placement.centre : undefined);
}

/** Whether marks show skin there, or anywhere when it may be anywhere. */
function shows(marks: Uint8Array, picture: Picture, place: PhotoPoint | undefined): boolean {
  if (place) return marks[pixelUnder({ ...place, isSkin: true }, picture)] === 1;
  return marks.reduce((sum, each) => sum + each, 0) > leastShare * marks.length;
}

/** What has the colours of that place. */
function coloured(picture: Picture, place: PhotoPoint | undefined): Uint8Array {
  if (!place) return new Uint8Array(picture.width * picture.height);
  const small = shrinkPicture(picture, fitInside(picture, coloursLongest));
  const region = fieldOfMarks(regionOfTaps(small, [{ ...place, isSkin: true }]), small);
  return Uint8Array.from(stretchField(region, picture).data, (each) => (each > likely ? 1 : 0));
}
