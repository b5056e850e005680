import type { LimbRequest, Nudge, SeenLimb, Shown, Still } from '#engine/skin/worker/live/live-api.ts';
import type { LiveWorker } from '#engine/skin/worker/live/live-worker.ts';
import type { SkinEngineClient, SkinProgress } from '#engine/skin/worker/skin-api.ts';

/** Longer side of what is shown, in pixels. */
const shownLongest = 960;
/** After each look the skin worker rests for this share of the time it took, so that the device stays cool. */
const restShare = 0.5;

export type LiveDesign = Omit<LimbRequest, 'former' | 'tap'>;

/** What is to be told of the film. */
export interface FilmNews {
  /** The first pictures have been looked at: `isHeld` counts. */
  readonly hasLooked: boolean;
  /** A limb is in sight, and the design on it. */
  readonly isHeld: boolean;
  /** false where the model sees nothing, and it is told by its colours what is skin. */
  readonly isByModel: boolean;
  /** The model is still on its way, and may see more. */
  readonly isWaiting: boolean;
  /** How far it is. */
  readonly search: SkinProgress | null;
}

export const noNews: FilmNews = {
  hasLooked: false,
  isHeld: false,
  isByModel: true,
  isWaiting: false,
  search: null,
};

interface FilmParts {
  readonly engine: Pick<SkinEngineClient, 'followLimb'>;
  readonly view: LiveWorker;
  readonly canvas: HTMLCanvasElement;
  readonly tell: (news: FilmNews) => void;
  /** The film has ended for it. */
  readonly fail: (cause: unknown) => void;
}

/**
 * Shows what a camera sees, with a design on the limb that is in sight. Every picture is the newest one: what the
 * camera gives while one is being drawn is left out, and nothing is ever queued.
 */
export class LiveFilm {
  readonly #parts: FilmParts;
  #video: HTMLVideoElement | null = null;
  #design: LiveDesign | null = null;
  #news = noNews;
  #isDrawing = false;
  #isBehind = false;
  #isLooking = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: FilmParts) {
    this.#parts = parts;
  }

  play(video: HTMLVideoElement): void {
    this.#video = video;
    this.#await(video);
  }

  stop(): void {
    this.#video = null;
    clearTimeout(this.#rest);
    this.#rest = undefined;
  }

  /** Lays another design, or none. */
  wear(design: LiveDesign | null): void {
    this.#design = design;
    this.#tell({ hasLooked: false, isHeld: false });
    this.#orFail(this.#parts.view.begin());
  }

  nudge(nudge: Nudge): void {
    this.#orFail(this.#parts.view.nudge(nudge));
  }

  freeze(): Promise<Still> {
    return this.#parts.view.freeze();
  }

  #await(video: HTMLVideoElement): void {
    video.requestVideoFrameCallback(() => {
      if (video !== this.#video) return;
      this.#await(video);
      this.#isBehind = this.#isDrawing;
      if (!this.#isDrawing) this.#orFail(this.#draw(video));
    });
  }

  async #draw(video: HTMLVideoElement): Promise<void> {
    this.#isDrawing = true;
    try {
      do {
        this.#isBehind = false;
        const frame = await createImageBitmap(video);
        const wantsLook = this.#design !== null && !this.#isLooking && this.#rest === undefined;
        const shown = await this.#parts.view.show(frame, { longest: shownLongest, wantsLook });
        this.#paint(shown);
        if (shown.look) this.#orFail(this.#look(shown.look));
      } while (this.#isBehind && video === this.#video);
    } finally {
      this.#isDrawing = false;
    }
  }

  #paint({ picture, placement }: Shown): void {
    const { canvas } = this.#parts;
    if (canvas.width !== picture.width) canvas.width = picture.width;
    if (canvas.height !== picture.height) canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    picture.close();
    canvas.dataset.pictures = String(Number(canvas.dataset.pictures ?? 0) + 1);
    this.#tell({ isHeld: placement !== undefined });
  }

  async #look({ picture, ...look }: NonNullable<Shown['look']>): Promise<void> {
    const design = this.#design;
    if (!design) return picture.close();
    const { engine, view } = this.#parts;
    this.#isLooking = true;
    const start = performance.now();
    let seen: SeenLimb | undefined;
    try {
      const onProgress = (search: SkinProgress) => this.#tell({ search });
      seen = await engine.followLimb(picture, { ...design, ...look }, { onProgress });
    } finally {
      this.#isLooking = false;
    }
    // What was laid for a design that is worn no more is of no use.
    const isWorn = this.#design?.designId === design.designId;
    await view.take(isWorn ? seen : undefined);
    if (!isWorn) return;
    const { isByModel, isWaiting } = seen;
    this.#tell({ hasLooked: true, isByModel, isWaiting, ...(!isWaiting && { search: null }) });
    if (seen.found) this.#restFor(restShare * (performance.now() - start));
  }

  #restFor(ms: number): void {
    this.#rest = setTimeout(() => {
      this.#rest = undefined;
    }, ms);
  }

  #tell(changes: Partial<FilmNews>): void {
    const news = { ...this.#news, ...changes };
    const isNew = (Object.keys(news) as (keyof FilmNews)[]).some((key) => news[key] !== this.#news[key]);
    this.#news = news;
    if (isNew) this.#parts.tell(news);
  }

  #orFail(work: Promise<unknown>): void {
    work.catch((cause: unknown) => {
      // Whatever was under way when the film was stopped has no one to tell.
      if (!this.#video) return;
      this.stop();
      this.#parts.fail(cause);
    });
  }
}
