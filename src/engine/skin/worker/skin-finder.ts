import type { Picture } from '#engine/pixels/raster.ts';
import { fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture, stretchField } from '#engine/pixels/resample.ts';
import type { SoftMask } from '#engine/pixels/soft-mask.ts';
import { softMaskOf } from '#engine/pixels/soft-mask.ts';
import { colourRuleMask } from '../mask/colour-rule.ts';
import { modelledSkin } from '../mask/modelled-skin.ts';
import { fieldOfMarks } from '../mask/seeds.ts';
import { coloursLongest, regionOfTaps } from '../mask/tapped-region.ts';
import type { Tap } from '../scene.ts';
import type { OpenPhoto } from './open-photo.ts';
import { PhotoLooks } from './photo-looks.ts';
import type { Segmenter } from './segmenter.ts';
import { openSegmenter } from './segmenter.ts';
import type { FoundSkin, RefinedSkin, SkinProgress, SkinRequest, SkinSource } from './skin-api.ts';

export interface FoundMask extends Omit<FoundSkin, 'share' | 'oldInk'> {
  readonly mask: SoftMask;
}

type Report = (progress: SkinProgress) => void;

/** Finds skin in one photo after the other; keeps the model, and what it said of the last photo. */
export class SkinFinder {
  #segmenter: Segmenter | undefined;
  #opening: Promise<Segmenter> | undefined;
  #report: Report = () => {};
  #failure: string | undefined;
  #looks: PhotoLooks | undefined;

  /** With the model, by one look at the photo and those taken since. */
  async find(photo: OpenPhoto, request: SkinRequest, report: Report): Promise<FoundMask> {
    const looks = request.usesModel ? await this.#looksAt(photo, report) : undefined;
    report({ stage: 'refining' });
    const picture = photo.coarse;
    const found = looks
      ? {
          source: 'model' as const,
          marks: modelledSkin(picture, stretchField(looks.probability, picture), request.taps),
        }
      : withoutModel(picture, request.taps);
    return {
      mask: softMaskOf(picture, found.marks),
      source: found.source,
      modelFailure: request.usesModel ? this.#failure : undefined,
      delegate: looks ? this.#segmenter?.delegate : undefined,
      isSettled: looks?.isSettled ?? true,
    };
  }

  refineSkin(): RefinedSkin {
    const isClearer = this.#looks?.refineSkin() ?? false;
    return { isClearer, isSettled: this.#looks?.isSettled ?? true };
  }

  /** The model may be tried again, and nothing of the last photo is kept. */
  forget(): void {
    this.#looks = undefined;
    this.#failure = undefined;
  }

  async #looksAt(photo: OpenPhoto, report: Report): Promise<PhotoLooks | undefined> {
    if (this.#looks?.photo === photo) return this.#looks;
    if (this.#failure !== undefined) return undefined;
    try {
      const segmenter = await this.#open(report);
      report({ stage: 'segmenting' });
      this.#looks = new PhotoLooks(photo, segmenter);
      return this.#looks;
    } catch (cause) {
      this.#fail(cause);
      return undefined;
    }
  }

  /** What comes of that with the model, and nothing where it has failed or is still on its way: a film does not wait. */
  ifReady<T>(report: Report, work: (segmenter: Segmenter) => T): T | undefined {
    if (this.#failure !== undefined) return undefined;
    if (!this.#segmenter) {
      this.#open(report).catch((cause) => this.#fail(cause));
      return undefined;
    }
    try {
      return work(this.#segmenter);
    } catch (cause) {
      this.#fail(cause);
      return undefined;
    }
  }

  /** The model may see more before long. */
  get isOpening(): boolean {
    return this.#opening !== undefined && !this.#segmenter;
  }

  /** Opened once; whoever waits last hears how far it is. */
  async #open(report: Report): Promise<Segmenter> {
    this.#report = report;
    this.#opening ??= openSegmenter((progress) => this.#report(progress));
    this.#segmenter = await this.#opening;
    return this.#segmenter;
  }

  #fail(cause: unknown): void {
    this.#failure = String(cause);
    this.#segmenter = undefined;
    this.#opening = undefined;
  }
}

function withoutModel(picture: Picture, taps: readonly Tap[]): { source: SkinSource; marks: Uint8Array } {
  if (!taps.some((tap) => tap.isSkin)) {
    return { source: 'colour-rule', marks: colourRuleMask(picture).data.map((value) => value & 1) };
  }
  const colours = shrinkPicture(picture, fitInside(picture, coloursLongest));
  const learned = fieldOfMarks(regionOfTaps(colours, taps), colours);
  return { source: 'colour-model', marks: modelledSkin(picture, stretchField(learned, picture), taps) };
}
