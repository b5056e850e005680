import type { PaidRequest } from '../image-provider.ts';
import type { PictureSource, Wanted } from '../model/picture-source.ts';
import { askOpenAi } from './ask-openai.ts';
import type { OpenAiSettings } from './openai-settings.ts';

/** An images endpoint as OpenAI has it: OpenAI's own, or a server that speaks like it. */
export class OpenAiSource implements PictureSource {
  readonly takes;
  /** It answers whoever asked, and nobody else later. */
  readonly canResume = false;
  readonly #settings: OpenAiSettings;
  readonly #key: string | undefined;

  constructor(settings: OpenAiSettings, key: string | undefined) {
    this.takes = { negative: settings.negativeParameter !== undefined, picture: false };
    this.#settings = settings;
    this.#key = key;
  }

  bring(wanted: Wanted, _request: PaidRequest, signal: AbortSignal): Promise<Buffer> {
    const { url, timeoutSeconds } = this.#settings;
    const endpoint = `${url.replace(/\/+$/, '')}/images/generations`;
    const body = bodyOf(this.#settings, wanted);
    return askOpenAi({ url: endpoint, key: this.#key, body, timeoutMs: timeoutSeconds * 1000 }, signal);
  }
}

function bodyOf(
  { model, parameters, negativeParameter }: OpenAiSettings,
  { prompt, negative, size: { width, height } }: Wanted,
): Record<string, unknown> {
  const common = { ...parameters, model, n: 1, size: `${width}x${height}`, prompt };
  return negativeParameter ? { ...common, [negativeParameter]: negative } : common;
}
