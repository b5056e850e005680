import type { DrawingNotes } from '#contract/drawing.ts';
import { letteringName } from '#contract/lettering-name.ts';
import type { Scene, SceneOrder } from '#engine/flash/describe/describe-scene.ts';
import type { Inscribed, InscribeRequest, Inscription } from '#engine/flash/inscribe/inscribe.ts';
import { toldLettering } from '#engine/flash/lexicon/scripts/told-scripts.ts';
import { signPng } from '#engine/flash/png/signature.ts';
import type { Picture, Size } from '#engine/pixels/raster.ts';
import type { DrawingListener, DrawingOrder, ImageProvider, PaidRequest } from '../image-provider.ts';
import { modelPicture, originPicture, pngOf } from './model-picture.ts';
import type { ModelSettings } from './model-settings.ts';
import type { ModelWords } from './model-words.ts';
import type { PictureSource, Wanted } from './picture-source.ts';
import { writeModelPrompt } from './write-model-prompt.ts';

/** Our own engine, which tells a model what to draw, and writes on it what no model spells. */
export interface Draughtsman {
  describe(order: SceneOrder): Promise<Scene>;
  inscribe(request: InscribeRequest): Promise<Inscribed>;
}

interface ImageModelOptions {
  readonly settings: ModelSettings;
  readonly words: ModelWords;
  readonly draughtsman: Draughtsman;
  readonly source: PictureSource;
}

/** An image model to order from, wherever its pictures come from. */
export class ImageModel implements ImageProvider {
  readonly engine;
  readonly concurrency: number;
  readonly payment;
  readonly #options: ImageModelOptions;

  constructor(options: ImageModelOptions) {
    const { id, name, creditsPerImage, concurrency, costPerImage, dailyLimit } = options.settings;
    const { takes, canResume } = options.source;
    const readWebhook = options.source.readWebhook?.bind(options.source);
    this.#options = options;
    this.concurrency = concurrency;
    this.engine = {
      ...{ id, name: `AI: ${name}`, isAi: true, creditsPerImage },
      abilities: {
        ...{ imageToImage: takes.picture, variations: false, realism: true },
        negativePrompt: takes.negative,
      },
    };
    const isLimited = costPerImage !== undefined && dailyLimit !== undefined;
    // A hundredth of a cent makes up for fractions that no binary number has.
    const picturesPerDay = isLimited ? Math.floor(dailyLimit / costPerImage + 1e-4) : null;
    this.payment = { picturesPerDay, canResume, readWebhook };
  }

  async draw(
    order: DrawingOrder,
    listener: DrawingListener,
    signal: AbortSignal,
    request?: PaidRequest,
  ): Promise<void> {
    if (!request) throw new Error('what is asked of a paid model is written down before');
    const { settings, draughtsman, source } = this.#options;
    const { prompt, style, isColor, seed, size: page } = order;
    const hasOrigin = order.picture !== null;
    const scene = await draughtsman.describe({ prompt, style, isColor, seed, hasOrigin });
    const size = nearestShape(settings.sizes, page);
    await listener.stage('drawing');
    const file = await source.bring(await this.#wanted(order, scene, size), request, signal);
    await listener.stage('inking');
    const { picture, ...inscription } = await this.#inscribed(
      order,
      scene,
      await modelPicture(file, size, page),
    );
    const notes = notesOf(settings, order, scene, inscription);
    const signature = { prompt, style: scene.style, isColor, notes };
    const png = signPng(await pngOf(picture), signature);
    await listener.drawn({ png, ...page, style: scene.style, notes });
  }

  /** A model draws whatever it is told. */
  async isDrawable(prompt: string): Promise<boolean> {
    return /[\p{L}\p{N}]/u.test(prompt);
  }

  /** What becomes of it is seen when it is asked: nobody pays for looking. */
  isAlive(): boolean {
    return true;
  }

  async close(): Promise<void> {}

  /** The picture with the letters that are wanted on it. */
  async #inscribed(order: DrawingOrder, scene: Scene, picture: Picture): Promise<Inscribed> {
    const { letters, style, coloring } = scene;
    if (!letters) return { picture, text: null, ignored: [], credits: [] };
    const { prompt, seed, position: output } = order;
    const isColored = coloring === 'colored';
    return this.#options.draughtsman.inscribe({ picture, letters, prompt, style, isColored, seed, output });
  }

  async #wanted({ seed, position, picture }: DrawingOrder, scene: Scene, size: Size): Promise<Wanted> {
    const { source, words } = this.#options;
    const { prompt, negative } = writeModelPrompt(scene, words);
    return {
      ...{ size, negative, seed: (seed + position) % 2 ** 31 },
      prompt: source.takes.negative ? prompt : `${prompt}. Leave out: ${negative}`,
      picture: picture && { ...picture, file: await originPicture(picture.file, size) },
    };
  }
}

function notesOf(
  { id, name }: ModelSettings,
  { seed, position }: DrawingOrder,
  { pickedStyle, coloring }: Scene,
  { text, ignored, credits }: Inscription,
): DrawingNotes {
  return {
    ...{ engine: id, model: name, seed, output: position, coloring },
    ...(text !== null && { isLettered: true }),
    understood: text ? [{ word: toldLettering(text), motif: letteringName, count: 1 }] : [],
    ...{ ignored: [...ignored], apart: [], views: [], credits: [...credits] },
    ...(pickedStyle && { pickedStyle }),
  };
}

function nearestShape(sizes: readonly Size[], page: Size): Size {
  const distance = ({ width, height }: Size) =>
    Math.abs(Math.log((width * page.height) / (height * page.width)));
  return sizes.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}
