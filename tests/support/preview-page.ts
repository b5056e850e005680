import { expect, type Locator, type Page } from '@playwright/test';
import { tattooControls } from '#engine/skin/preview-defaults.ts';
import { scaleOf } from '#features/preview/try-on/placement.ts';
import type { TryOn } from '#features/preview/try-on/try-on.ts';
import { keptRows } from './kept-rows.ts';

/** The previewer as a person uses it. */
export class PreviewScreen {
  readonly page: Page;
  readonly stage: Locator;

  constructor(page: Page) {
    this.page = page;
    this.stage = page.locator('[data-frame]');
  }

  async open(path = '/preview'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('button', { name: /^Sample: a forearm, light/ })).toBeVisible();
  }

  /** A sample photo with one of our own designs, looked at in 2D, which software draws fast. */
  async begin(): Promise<void> {
    await this.open();
    await this.page.getByText('2D', { exact: true }).click();
    await this.page.getByRole('button', { name: /^Sample: a forearm, light/ }).click();
    await expect(this.stage).toBeVisible();
    await this.controls('Files');
    await this.page.getByRole('button', { name: 'Add a tattoo' }).click();
    await this.page.getByRole('button', { name: 'a swallow in flight' }).click();
    await this.controls('Place');
    await this.hasSkin();
    await this.says(/along the limb/);
    // From where it has landed to where it is known to be.
    await this.setSize(0.1);
    await this.slider('Rotation').fill('0');
    await this.page.getByRole('button', { name: 'Centre' }).click();
    await this.says(/^Tattoo size 0\.1, upright/);
  }

  /** The nearest size that the slider can be set to. */
  async setSize(size: number): Promise<void> {
    const { min, max } = tattooControls.scale;
    const slider = this.slider('Size');
    const steps = Number(await slider.getAttribute('max'));
    await slider.fill(String(Math.round((steps * Math.log(size / min)) / Math.log(max / min))));
  }

  async hasSize(size: number): Promise<void> {
    await expect(this.slider('Size')).toHaveAttribute('aria-valuetext', String(size));
  }

  /** On phones the controls lie behind tabs. */
  async controls(name: 'Place' | 'Adjust' | 'Skin' | 'Files'): Promise<void> {
    const tab = this.page.getByRole('tab', { name });
    if (await tab.isVisible()) await tab.click();
  }

  async hasSkin(): Promise<void> {
    await expect(this.page.getByText('Skin detection on')).toBeVisible({ timeout: 90_000 });
  }

  slider(name: string): Locator {
    return this.page.getByRole('slider', { name, exact: true });
  }

  /** What a screen reader would be told. */
  async says(words: RegExp): Promise<void> {
    await expect(this.page.locator('[data-announcer]')).toHaveText(words);
  }

  /** Settles when the picture has not been drawn anew for a while. */
  async rests(): Promise<void> {
    let before = '';
    await expect
      .poll(
        async () => {
          const frame = (await this.stage.getAttribute('data-frame')) ?? '';
          const isSame = frame === before;
          before = frame;
          return isSame;
        },
        { intervals: [1500] },
      )
      .toBe(true);
  }

  /** How wide the tattoos are of each try-on that is kept in the browser's database: what the size slider shows. */
  async keptSizes(): Promise<number[][]> {
    const rows = await keptRows(this.page, 'tryOns');
    const tryOns: TryOn[] = rows.map(({ json }) => JSON.parse(json).tryOn);
    return tryOns.map(({ tattoos }) =>
      tattoos.map(({ placement }) => Math.round(100 * scaleOf(placement)) / 100),
    );
  }

  /** Settles once a try-on is kept whose only tattoo has this size. */
  async keepsSize(size: number): Promise<void> {
    await expect.poll(() => this.keptSizes()).toContainEqual([size]);
  }

  /** Stands for the 2D picture as it is now. */
  pixels(): Promise<string> {
    return this.stage
      .locator('canvas')
      .nth(1)
      .evaluate(async (canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(data ?? []));
        return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      });
  }
}
