import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import {
  type FirstPaint,
  firstPaintFile,
  firstPaintName,
  firstPaintRenderer,
  isLiving,
  type RenderFirstPaint,
} from '#contract/first-paint.ts';
import type { Language } from '#contract/language.ts';

/** As old as the API's lists may be. */
const freshMs = 30_000;
const maxCharacters = 16 * 1024 * 1024;
/** Rendering takes the process some ten milliseconds: whoever asks for page after page may not keep it from its calls. */
const mostWaiting = 8;

/** Answers as the API does for a visitor. */
export type FirstPaintSource = NonNullable<Parameters<RenderFirstPaint>[2]>;

interface FirstPaintsOptions {
  /** The built client. */
  folder: string;
  ask: FirstPaintSource;
  log: Logger;
  /** What was rendered under another number is not shown any more: see `GenerationNotifications`. */
  takedowns: () => number;
}

interface Page {
  /** Without the language. */
  path: string;
  language: Language;
}

/** What pages show before the app has come: rendered with what they are about, or else what was rendered beforehand. */
export class FirstPaints {
  readonly #options: FirstPaintsOptions;
  readonly #living = new LRUCache<string, FirstPaint, Page>({
    maxSize: maxCharacters,
    sizeCalculation: ({ html }) => html.length,
    ttl: freshMs,
    fetchMethod: (_key, _old, { context }) => this.#renderInTurn(context),
  });
  /** Ends with the page that is being rendered last. */
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(options: FirstPaintsOptions) {
    this.#options = options;
  }

  /**
   * @param page one that is there
   * @param hasSearch whether its address asks for something particular, which is left to the app
   */
  async find(page: Page, hasSearch: boolean): Promise<FirstPaint | undefined> {
    const name = firstPaintName(page.path);
    if (!name) return undefined;
    if (isLiving(name) && !hasSearch) {
      const living = await this.#living
        .fetch(`${this.#options.takedowns()} ${page.language}${page.path}`, { context: page })
        .catch((error: unknown) => this.#options.log.error({ err: error }, 'a page could not be rendered'));
      if (living) return living;
    }
    const file = join(this.#options.folder, firstPaintFile(name, page.language));
    // A client that was built without it works without it.
    const html = await readFile(file, 'utf8').catch(() => undefined);
    return html === undefined ? undefined : { html, sources: [] };
  }

  async #renderInTurn({ path, language }: Page): Promise<FirstPaint | undefined> {
    if (this.#waiting >= mostWaiting) return undefined;
    this.#waiting++;
    const rendering = this.#turn.then(async () => {
      const render = await this.#loadRenderer();
      return render?.(path, language, this.#options.ask);
    });
    this.#turn = rendering.catch(() => undefined);
    return rendering.finally(() => {
      this.#waiting--;
    });
  }

  /** That of the build which lay there first: its parts know each other by their addresses, so all stay as they are. */
  async #loadRenderer(): Promise<RenderFirstPaint | undefined> {
    const file = join(this.#options.folder, firstPaintRenderer);
    // A client that was built without it works without it.
    if (!existsSync(file)) return undefined;
    const { renderFirstPaint } = await import(pathToFileURL(file).href);
    return renderFirstPaint;
  }
}
