import { expect, type Locator, type Page } from '@playwright/test';

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
    await this.says(/^Tattoo size 0\.1/);
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

  /** How many tattoos the only try-on has that is kept in the browser's database. */
  keptTattoos(): Promise<number> {
    return this.page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('inkwright');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const reading = opening.result.transaction('tryOns').objectStore('tryOns').getAll();
            reading.onsuccess = () => {
              opening.result.close();
              resolve(reading.result[0]?.tryOn.tattoos.length ?? 0);
            };
          };
        }),
    );
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
