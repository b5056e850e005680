import type { Scene, SceneOrder } from '#engine/flash/describe/describe-scene.ts';
import { signPng } from '#engine/flash/png/signature.ts';
import type { DrawingListener, DrawingOrder, ImageProvider } from '../image-provider.ts';
import { modelPicture, type Size } from '../model/model-picture.ts';
import type { ModelWords } from '../model/model-words.ts';
import { writeModelPrompt } from '../model/write-model-prompt.ts';
import { askOpenAi } from './ask-openai.ts';
import type { OpenAiSettings } from './openai-settings.ts';

/** Reads what a model is to draw; done by our own engine. */
export type DescribeScene = (order: SceneOrder) => Promise<Scene>;

interface OpenAiModelOptions {
  readonly settings: OpenAiSettings;
  readonly key: string | undefined;
  readonly words: ModelWords;
  readonly describe: DescribeScene;
}

/** A model behind an images endpoint as OpenAI has it: OpenAI's own, or a server that speaks like it. */
export class OpenAiModel implements ImageProvider {
  readonly engine;
  readonly concurrency: number;
  readonly payment;
  readonly #options: OpenAiModelOptions;

  constructor(options: OpenAiModelOptions) {
    const { id, name, creditsPerImage, concurrency, negativeParameter, costPerImage, dailyLimit } =
      options.settings;
    this.#options = options;
    this.concurrency = concurrency;
    this.engine = {
      ...{ id, name: `AI: ${name}`, isAi: true, creditsPerImage },
      abilities: {
        ...{ imageToImage: false, variations: false, realism: true },
        negativePrompt: negativeParameter !== undefined,
      },
    };
    const isLimited = costPerImage !== undefined && dailyLimit !== undefined;
    // A hundredth of a cent makes up for fractions that no binary number has.
    this.payment = { picturesPerDay: isLimited ? Math.floor(dailyLimit / costPerImage + 1e-4) : null };
  }

  async draw(order: DrawingOrder, listener: DrawingListener, signal: AbortSignal): Promise<void> {
    const { settings, key, words, describe } = this.#options;
    const { prompt, style, isColor, seed, size: page, position } = order;
    const scene = await describe({ prompt, style, isColor, seed });
    const size = nearestShape(settings.sizes, page);
    await listener.stage('drawing');
    const body = bodyOf(settings, size, writeModelPrompt(scene, words));
    const call = { url: endpointOf(settings.url), key, body, timeoutMs: settings.timeoutSeconds * 1000 };
    const file = await askOpenAi(call, signal);
    await listener.stage('inking');
    const picture = await modelPicture(file, size, page);
    const { pickedStyle, coloring } = scene;
    const notes = {
      ...{ engine: settings.id, model: settings.name, seed, output: position, coloring },
      ...{ understood: [], ignored: [], apart: [], views: [], credits: [] },
      ...(pickedStyle && { pickedStyle }),
    };
    const png = signPng(picture, { prompt, style: scene.style, isColor, notes });
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
}

function bodyOf(
  { model, parameters, negativeParameter }: OpenAiSettings,
  { width, height }: Size,
  { prompt, negative }: { prompt: string; negative: string },
): Record<string, unknown> {
  const common = { ...parameters, model, n: 1, size: `${width}x${height}` };
  if (!negativeParameter) return { ...common, prompt: `${prompt}. Leave out: ${negative}` };
  return { ...common, prompt, [negativeParameter]: negative };
}

function endpointOf(url: string): string {
  return `${url.replace(/\/+$/, '')}/images/generations`;
}

function nearestShape(sizes: readonly Size[], page: Size): Size {
  const distance = ({ width, height }: Size) =>
    Math.abs(Math.log((width * page.height) / (height * page.width)));
  return sizes.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}
