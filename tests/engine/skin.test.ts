import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scene } from '#engine/skin/scene.ts';
import type { SkinWorker } from '#engine/skin/worker/skin-worker.ts';
import type { SkinSite } from '../bench/skin/skin-page.ts';
import { openSkinPage, serveSkinPage } from '../bench/skin/skin-page.ts';
import { findBrowser } from '../support/find-browser.ts';

declare global {
  interface Window {
    skin: SkinWorker;
  }
}

const request = { taps: [{ x: 0.5, y: 0.375, isSkin: true }], strokes: [], usesModel: true };
const size = { width: 400, height: 300 };
let site: SkinSite;
let browser: Browser;
let photo: string;
let design: string;

beforeAll(async () => {
  site = await serveSkinPage();
  browser = await chromium.launch({ ...findBrowser() });
  photo = (await armOnGround(size).jpeg().toBuffer()).toString('base64');
  design = (await ring().png().toBuffer()).toString('base64');
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

/** A band of skin from side to side on grey ground. */
function armOnGround({ width, height }: { width: number; height: number }): Sharp {
  const band = `<rect width="100%" height="100%" fill="#6d7f8c"/><rect y="33%" width="100%" height="34%" fill="#a5714f"/>`;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${band}</svg>`),
  ).removeAlpha();
}

function ring(): Sharp {
  const circle =
    '<rect width="200" height="200" fill="#fff"/><circle cx="100" cy="100" r="70" fill="none" stroke="#111" stroke-width="20"/>';
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">${circle}</svg>`),
  );
}

/** Opens the photo and finds its skin. */
async function findSkin(page: Page, usesModel = true) {
  return page.evaluate(
    async ([file, wanted]) => {
      const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
      await window.skin.openPhoto(new Blob([bytes]));
      return window.skin.findSkin(wanted);
    },
    [photo, { ...request, usesModel }] as const,
  );
}

async function withPage<T>(
  work: (page: Page) => Promise<T>,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<T> {
  const page = await openSkinPage(browser, site, prepare);
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

const scene: Scene = {
  layers: [
    {
      designId: 'ring',
      placement: { centre: { x: 0.5, y: 0.375 }, width: 0.15, rotationDeg: 0 },
      wrap: { shape: 'limb' },
      look: { opacity: 1, contrast: 1, isBlackAndWhite: false, isMultiplied: true, age: 'fresh' },
      erased: [],
    },
  ],
  isMasked: true,
};

describe('a photo and a design', () => {
  test('go all the way to a picture of the photo’s own size, and nothing leaves the page', async () => {
    const sent: string[] = [];
    const done = await withPage(
      async (page) => {
        const found = await findSkin(page);
        const rest = await page.evaluate(
          async ([file, drawn]) => {
            const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
            const opened = await window.skin.openDesign('ring', new Blob([bytes]), {
              method: 'smart',
              enclosed: 'keep',
            });
            const laid = await window.skin.layOut(drawn.layers[0] as (typeof drawn.layers)[0]);
            const square = await window.skin.render(drawn, { longest: 800, frame: 'square' });
            const exported = await window.skin.exportPicture(drawn, 'photo');
            const stencil = await window.skin.stencil('ring', { widthCm: 30, paper: 'a4', isMirrored: true });
            const lines = await window.skin.checkLines('ring', 5);
            const image = await createImageBitmap(exported.file);
            return {
              opened,
              wrap: laid.wrap.kind,
              onSkin: laid.onSkin,
              square: [square.width, square.height],
              exported: [image.width, image.height, exported.name],
              pages: stencil.pages.length,
              tooThin: lines.tooThin,
            };
          },
          [design, scene] as const,
        );
        return { ...rest, found };
      },
      async (page) =>
        page.on('request', (each) =>
          sent.push(`${each.method()} ${each.postData() ?? ''} ${new URL(each.url()).origin}`),
        ),
    );
    expect(done.found).toMatchObject({ source: 'model', delegate: 'CPU', modelFailure: undefined });
    expect(done.opened.background).toBe('removed');
    expect(done).toMatchObject({ wrap: 'limb', square: [800, 800], tooThin: 0 });
    expect(done.onSkin).toBeGreaterThan(0.95);
    expect(done.exported.slice(0, 2)).toEqual([400, 300]);
    expect(done.exported[2]).toMatch(/^tattoo-preview-\d+\.png$/);
    expect(done.pages).toBeGreaterThan(1);
    expect(new Set(sent)).toEqual(new Set([`GET  ${new URL(site.url).origin}`]));
  });
});

describe('when the model cannot run, the photo’s own colours find the skin', () => {
  const failures: readonly (readonly [string, RegExp, (page: Page, files: RegExp) => Promise<unknown>])[] = [
    [
      'the model is missing',
      /\.tflite/,
      (page, files) => page.route(files, (route) => route.fulfill({ status: 404 })),
    ],
    [
      'the model is a web page',
      /\.tflite/,
      (page, files) => page.route(files, (route) => route.fulfill({ body: '<!doctype html>' })),
    ],
    [
      'the runtime is missing',
      /\.wasm/,
      (page, files) => page.route(files, (route) => route.fulfill({ status: 404 })),
    ],
    [
      'the runtime is a web page',
      /\.wasm/,
      (page, files) => page.route(files, (route) => route.fulfill({ body: '<!doctype html>' })),
    ],
    ['the server never answers', /\.tflite/, (page, files) => page.route(files, () => {})],
    ['the network is gone', /\.(tflite|wasm)/, (page, files) => page.route(files, (route) => route.abort())],
  ];

  test.each(failures)('%s', async (_, files, fail) => {
    const found = await withPage(
      (page) => findSkin(page),
      (page) => fail(page, files),
    );
    expect(found.source).toBe('colour-model');
    expect(found.modelFailure).toBeTruthy();
    expect(found.share).toBeGreaterThan(0.3);
    expect(found.share).toBeLessThan(0.38);
  });

  test('there is no WebGL at all', async () => {
    const bare = await chromium.launch({
      ...findBrowser(),
      args: ['--disable-gpu', '--disable-software-rasterizer'],
    });
    try {
      const found = await findSkin(await openSkinPage(bare, site));
      expect(found.source).toBe('colour-model');
      expect(found.share).toBeGreaterThan(0.3);
    } finally {
      await bare.close();
    }
  });

  test('without a tap the specified rule is left', async () => {
    const found = await withPage((page) =>
      page.evaluate(async (file) => {
        const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
        await window.skin.openPhoto(new Blob([bytes]));
        return window.skin.findSkin({ taps: [], strokes: [], usesModel: false });
      }, photo),
    );
    expect(found.source).toBe('colour-rule');
  });
});

describe('bad input', () => {
  /** Name of the error, or the size that was opened. */
  async function opening(page: Page, file: Uint8Array): Promise<string | number[]> {
    return page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      try {
        const { width, height } = await window.skin.openPhoto(new Blob([bytes]));
        await window.skin.findSkin({ taps: [], strokes: [], usesModel: false });
        return [width, height];
      } catch (error) {
        return (error as Error).name;
      }
    }, Buffer.from(file).toString('base64'));
  }

  test('is named, and the photo before it stays', async () => {
    await withPage(async (page) => {
      const before = await findSkin(page, false);
      const jpeg = await armOnGround(size).jpeg().toBuffer();
      expect(await opening(page, new TextEncoder().encode('a text named photo.png'))).toBe('NOT_AN_IMAGE');
      expect(await opening(page, await armOnGround(size).gif().toBuffer())).toBe('UNSUPPORTED_TYPE');
      expect(await opening(page, Buffer.concat([jpeg.subarray(0, 400)]))).toBe('BROKEN_IMAGE');
      const after = await page.evaluate(async () => {
        const picture = await window.skin.render(
          { layers: [], isMasked: true },
          { longest: 800, frame: 'photo' },
        );
        return [picture.width, picture.height];
      });
      expect(after).toEqual([400, 300]);
      expect(before.share).toBeGreaterThan(0.3);
    });
  });

  test('of odd shapes and formats is opened', async () => {
    await withPage(async (page) => {
      const png = (width: number, height: number) => armOnGround({ width, height }).png().toBuffer();
      expect(await opening(page, await png(1, 1))).toEqual([1, 1]);
      expect(await opening(page, await png(1, 10_000))).toEqual([1, 10_000]);
      expect(await opening(page, await armOnGround(size).toColourspace('cmyk').jpeg().toBuffer())).toEqual([
        400, 300,
      ]);
      expect(await opening(page, await armOnGround(size).toColourspace('rgb16').png().toBuffer())).toEqual([
        400, 300,
      ]);
      for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const turned = await armOnGround(size).jpeg().withMetadata({ orientation }).toBuffer();
        expect(await opening(page, turned)).toEqual(orientation >= 5 ? [300, 400] : [400, 300]);
      }
      const frames = await Promise.all([
        armOnGround(size).png().toBuffer(),
        ring().resize(400, 300).png().toBuffer(),
      ]);
      const animated = await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer();
      expect((await sharp(animated).metadata()).pages).toBe(2);
      expect(await opening(page, animated)).toEqual([400, 300]);
    });
  });

  test('of 48 megapixels is opened and drawn, of 60 it is named', async () => {
    const large = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#a5714f' } })
        .jpeg()
        .toBuffer();
    await withPage(async (page) => {
      expect(await opening(page, await large(8000, 6000))).toEqual([8000, 6000]);
      const drawn = await page.evaluate(async () => {
        const choice = { longest: 1600, frame: 'photo' } as const;
        const picture = await window.skin.render({ layers: [], isMasked: true }, choice);
        return [picture.width, picture.height];
      });
      expect(drawn).toEqual([1600, 1200]);
      expect(await opening(page, await large(10_000, 6000))).toBe('TOO_MANY_PIXELS');
    });
  });

  test('that breaks off in the middle is an error or what there is of it, never a hang', async () => {
    const jpeg = await armOnGround(size).jpeg().toBuffer();
    await withPage(async (page) => {
      const opened = await opening(page, jpeg.subarray(0, Math.floor(jpeg.length * 0.6)));
      expect([['BROKEN_IMAGE'], [400, 300]]).toContainEqual([opened].flat());
    });
  });

  test('without any skin has none found', async () => {
    const wall = await sharp({ create: { ...size, channels: 3, background: '#2f5f8f' } })
      .jpeg()
      .toBuffer();
    const found = await withPage((page) =>
      page.evaluate(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        await window.skin.openPhoto(new Blob([bytes]));
        return window.skin.findSkin({ taps: [], strokes: [], usesModel: true });
      }, wall.toString('base64')),
    );
    expect(found).toMatchObject({ source: 'model', share: 0 });
  });

  test('as a design: one without any ink changes nothing, a broken one is named and leaves the others', async () => {
    const clear = await sharp({ create: { width: 50, height: 40, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const white = await sharp({ create: { width: 50, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const seen = await withPage(async (page) => {
      await findSkin(page, false);
      return page.evaluate(
        async ([empty, blank, drawn]) => {
          const blobOf = (base64: string) =>
            new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]);
          const choice = { longest: 400, frame: 'photo' } as const;
          const pixels = async (picture: ImageBitmap) => {
            const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
            context?.drawImage(picture, 0, 0);
            const data = context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
            return [...new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(data)))].join();
          };
          const removal = { method: 'smart', enclosed: 'keep' } as const;
          const opened = await window.skin.openDesign('ring', blobOf(empty), removal);
          const bare = await pixels(await window.skin.render({ layers: [], isMasked: true }, choice));
          const worn = await pixels(await window.skin.render(drawn, choice));
          const { onSkin } = await window.skin.layOut(drawn.layers[0] as (typeof drawn.layers)[0]);
          const paper = await window.skin.openDesign('paper', blobOf(blank), removal);
          const text = await window.skin
            .openDesign('text', new Blob(['words']), removal)
            .catch((error: Error) => error.name);
          const still = await pixels(await window.skin.render(drawn, choice));
          return {
            isEmpty: opened.isEmpty,
            onSkin,
            background: paper.background,
            text,
            isUnchanged: bare === worn && bare === still,
          };
        },
        [clear.toString('base64'), white.toString('base64'), scene] as const,
      );
    });
    expect(seen).toEqual({
      isEmpty: true,
      onSkin: 0,
      background: 'blank',
      text: 'NOT_AN_IMAGE',
      isUnchanged: true,
    });
  });
});

describe('the worker', () => {
  test('is replaced after an abort, and the photo and the design are still there', async () => {
    const drawn = await withPage(async (page) => {
      await findSkin(page, false);
      return page.evaluate(
        async ([file, wanted]) => {
          const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
          await window.skin.openDesign('ring', new Blob([bytes]), { method: 'smart', enclosed: 'keep' });
          const stop = new AbortController();
          const exporting = window.skin
            .exportPicture(wanted, 'photo', { signal: stop.signal })
            .catch((error: Error) => error.name);
          setTimeout(() => stop.abort(), 1);
          const aborted = await exporting;
          const laid = await window.skin.layOut(wanted.layers[0] as (typeof wanted.layers)[0]);
          return { aborted, kind: laid.wrap.kind };
        },
        [design, scene] as const,
      );
    });
    expect(drawn).toEqual({ aborted: 'AbortError', kind: 'limb' });
  });

  test('draws only the newest of several waiting renders', async () => {
    const ends = await withPage(async (page) => {
      await findSkin(page, false);
      return page.evaluate(async () => {
        const choice = { longest: 800, frame: 'photo' } as const;
        const renders = Array.from({ length: 5 }, () =>
          window.skin.render({ layers: [], isMasked: true }, choice),
        );
        const settled = await Promise.allSettled(renders);
        return settled.map((each) => (each.status === 'fulfilled' ? 'drawn' : (each.reason as Error).name));
      });
    });
    expect(ends).toEqual(['AbortError', 'AbortError', 'AbortError', 'AbortError', 'drawn']);
  });

  test('says what is missing', async () => {
    const name = await withPage((page) =>
      page.evaluate(() =>
        window.skin.skinMask().then(
          () => 'none',
          (error: Error) => error.name,
        ),
      ),
    );
    expect(name).toBe('NOTHING_OPEN');
  });
});
