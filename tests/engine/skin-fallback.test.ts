import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSkinPage } from '../bench/skin/skin-page.ts';
import { findBrowser } from '../support/find-browser.ts';
import { SkinLab } from '../support/skin-lab.ts';

let lab: SkinLab;
beforeAll(async () => {
  lab = await SkinLab.open();
});
afterAll(() => lab.close());

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
    const found = await lab.withPage(
      (page) => lab.findSkin(page),
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
      const found = await lab.findSkin(await openSkinPage(bare, lab.site));
      expect(found.source).toBe('colour-model');
      expect(found.share).toBeGreaterThan(0.3);
    } finally {
      await bare.close();
    }
  });

  test('without a tap the specified rule is left', async () => {
    const found = await lab.withPage((page) =>
      page.evaluate(async (file) => {
        const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
        await window.skin.openPhoto(new Blob([bytes]));
        return window.skin.findSkin({ taps: [], strokes: [], usesModel: false });
      }, lab.photo),
    );
    expect(found.source).toBe('colour-rule');
  });
});
