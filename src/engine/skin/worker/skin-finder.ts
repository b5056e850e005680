import { colourRuleMask } from '../mask/colour-rule.ts';
import type { ModelView } from '../mask/model-view.ts';
import { doubtOf, plainView, recolour, retries, sure, turnBack } from '../mask/model-view.ts';
import { coloursLongest, modelledSkin } from '../mask/modelled-skin.ts';
import { fieldOfMarks } from '../mask/seeds.ts';
import type { SoftMask } from '../mask/soft-mask.ts';
import { softMaskOf } from '../mask/soft-mask.ts';
import { skinFromTaps } from '../mask/tapped-skin.ts';
import { cutLetterbox, letterboxOf } from '../pixels/letterbox.ts';
import type { Field, Picture } from '../pixels/raster.ts';
import { fitInside } from '../pixels/raster.ts';
import { shrinkPicture, stretchField } from '../pixels/resample.ts';
import { canvasSide } from '../preview-defaults.ts';
import type { Tap } from '../scene.ts';
import { canvasOf, imageDataOf, readPicture } from './canvas.ts';
import type { OpenPhoto } from './open-photo.ts';
import type { Delegate, Segmenter } from './segmenter.ts';
import { modelSide, openSegmenter } from './segmenter.ts';
import type { SkinProgress, SkinRequest, SkinSource } from './skin-api.ts';

/** Another view must be this much clearer than the plain one. */
const clearerBy = 0.03;

export interface FoundMask {
  readonly mask: SoftMask;
  readonly source: SkinSource;
  readonly modelFailure: string | undefined;
  readonly delegate: Delegate | undefined;
}

type Report = (progress: SkinProgress) => void;

/** Finds skin in one photo after the other; keeps the model, and what it said of the last photo. */
export class SkinFinder {
  #segmenter: Segmenter | undefined;
  #failure: string | undefined;
  #seen: { readonly photo: OpenPhoto; readonly probability: Field } | undefined;

  async find(photo: OpenPhoto, request: SkinRequest, report: Report): Promise<FoundMask> {
    const probability = request.usesModel ? await this.#modelled(photo, report) : undefined;
    report({ stage: 'refining' });
    const picture = photo.coarse;
    const modelFailure = request.usesModel ? this.#failure : undefined;
    const found = probability
      ? {
          source: 'model' as const,
          marks: modelledSkin(picture, stretchField(probability, picture), request.taps),
        }
      : withoutModel(picture, request.taps);
    const delegate = found.source === 'model' ? this.#segmenter?.delegate : undefined;
    return { mask: softMaskOf(picture, found.marks), source: found.source, modelFailure, delegate };
  }

  /** The model may be tried again, and nothing of the last photo is kept. */
  forget(): void {
    this.#seen = undefined;
    this.#failure = undefined;
  }

  async #modelled(photo: OpenPhoto, report: Report): Promise<Field | undefined> {
    if (this.#seen?.photo === photo) return this.#seen.probability;
    if (this.#failure !== undefined) return undefined;
    try {
      this.#segmenter ??= await openSegmenter(report);
      const probability = clearestView(photo, this.#segmenter, report);
      this.#seen = { photo, probability };
      return probability;
    } catch (cause) {
      this.#failure = String(cause);
      this.#segmenter = undefined;
      return undefined;
    }
  }
}

/** What the model says of the view in which it is least in doubt. */
function clearestView(photo: OpenPhoto, segmenter: Segmenter, report: Report): Field {
  const box = letterboxOf(photo.working, canvasSide);
  const letterbox = canvasOf({ width: canvasSide, height: canvasSide });
  const drawn = canvasOf(photo.working);
  drawn.context.putImageData(imageDataOf(photo.working), 0, 0);
  letterbox.context.fillRect(0, 0, canvasSide, canvasSide);
  letterbox.context.drawImage(drawn.canvas, box.left, box.top, box.width, box.height);
  const look = (view: ModelView): { probability: Float32Array<ArrayBuffer>; doubt: number } => {
    const seen = segmenter.skinProbability(viewed(letterbox.canvas, view));
    const probability = turnBack(seen, modelSide, view.turns);
    return { probability, doubt: doubtOf(probability) };
  };
  report({ stage: 'segmenting' });
  let best = look(plainView);
  const total = retries.flatMap(({ views }) => views).length;
  let loaded = 0;
  for (const { above, views } of retries) {
    if (best.doubt <= above) break;
    let clearest = best;
    for (const view of views) {
      report({ stage: 'segmenting', loaded: ++loaded, total });
      const seen = look(view);
      if (seen.doubt < clearest.doubt) clearest = seen;
      if (clearest.doubt <= sure) break;
    }
    if (clearest.doubt < best.doubt - clearerBy) best = clearest;
  }
  const field = { width: modelSide, height: modelSide, data: best.probability };
  return cutLetterbox(field, letterboxOf(photo.working, modelSide));
}

function viewed(letterbox: OffscreenCanvas, view: ModelView): OffscreenCanvas {
  const drawn = canvasOf({ width: modelSide, height: modelSide });
  const { canvas, context } = drawn;
  context.translate(modelSide / 2, modelSide / 2);
  context.rotate((view.turns * Math.PI) / 2);
  context.drawImage(letterbox, -modelSide / 2, -modelSide / 2, modelSide, modelSide);
  const picture = readPicture(drawn);
  recolour(picture, view);
  context.putImageData(imageDataOf(picture), 0, 0);
  return canvas;
}

function withoutModel(picture: Picture, taps: readonly Tap[]): { source: SkinSource; marks: Uint8Array } {
  if (!taps.some((tap) => tap.isSkin)) {
    return { source: 'colour-rule', marks: colourRuleMask(picture).data.map((value) => value & 1) };
  }
  const colours = shrinkPicture(picture, fitInside(picture, coloursLongest));
  const learned = fieldOfMarks(skinFromTaps(colours, taps), colours);
  return { source: 'colour-model', marks: modelledSkin(picture, stretchField(learned, picture), taps) };
}
