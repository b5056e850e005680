import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { Scene } from '#engine/skin/scene.ts';
import type { FoundSkin } from '#engine/skin/worker/skin-api.ts';
import type { SkinWorker } from '#engine/skin/worker/skin-worker.ts';
import type { SkinSite } from '../bench/skin/skin-page.ts';
import { openSkinPage, serveSkinPage } from '../bench/skin/skin-page.ts';
import { findBrowser } from './find-browser.ts';

declare global {
  interface Window {
    skin: SkinWorker;
  }
}

const request = { taps: [{ x: 0.5, y: 0.375, isSkin: true }], strokes: [], usesModel: true };
export const armSize = { width: 400, height: 300 };

/** A ring that lies on the arm. */
export const ringOnArm: Scene = {
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

/** A band of skin from side to side on grey ground. */
export function armOnGround({ width, height }: { width: number; height: number }): Sharp {
  const band = `<rect width="100%" height="100%" fill="#6d7f8c"/><rect y="33%" width="100%" height="34%" fill="#a5714f"/>`;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${band}</svg>`),
  ).removeAlpha();
}

export function ring(): Sharp {
  const circle =
    '<rect width="200" height="200" fill="#fff"/><circle cx="100" cy="100" r="70" fill="none" stroke="#111" stroke-width="20"/>';
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">${circle}</svg>`),
  );
}

/** The skin engine as it is shipped, on a page of its own in a real browser. */
export class SkinLab {
  readonly site: SkinSite;
  /** Files in base64: an arm, and a ring to lay on it. */
  readonly photo: string;
  readonly design: string;
  readonly #browser: Browser;

  private constructor(site: SkinSite, browser: Browser, photo: Buffer, design: Buffer) {
    this.site = site;
    this.#browser = browser;
    this.photo = photo.toString('base64');
    this.design = design.toString('base64');
  }

  static async open(): Promise<SkinLab> {
    const site = await serveSkinPage();
    const browser = await chromium.launch({ ...findBrowser() });
    const pictures = await Promise.all([armOnGround(armSize).jpeg().toBuffer(), ring().png().toBuffer()]);
    return new SkinLab(site, browser, ...pictures);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.site.close();
  }

  /** @param prepare before the page is opened */
  async withPage<T>(
    work: (page: Page) => Promise<T>,
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<T> {
    const page = await openSkinPage(this.#browser, this.site, prepare);
    try {
      return await work(page);
    } finally {
      await page.close();
    }
  }

  /** Opens the arm and finds its skin, which is tapped. */
  findSkin(page: Page, usesModel = true): Promise<FoundSkin> {
    return page.evaluate(
      async ([file, wanted]) => {
        const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
        await window.skin.openPhoto(new Blob([bytes]));
        return window.skin.findSkin(wanted);
      },
      [this.photo, { ...request, usesModel }] as const,
    );
  }
}
