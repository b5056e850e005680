import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { armOnGround, armSize, ring, ringOnArm, SkinLab } from '../support/skin-lab.ts';

let lab: SkinLab;
beforeAll(async () => {
  lab = await SkinLab.open();
});
afterAll(() => lab.close());

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
    await lab.withPage(async (page) => {
      const before = await lab.findSkin(page, false);
      const jpeg = await armOnGround(armSize).jpeg().toBuffer();
      expect(await opening(page, new TextEncoder().encode('a text named photo.png'))).toBe('NOT_AN_IMAGE');
      expect(await opening(page, await armOnGround(armSize).gif().toBuffer())).toBe('UNSUPPORTED_TYPE');
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
    await lab.withPage(async (page) => {
      const png = (width: number, height: number) => armOnGround({ width, height }).png().toBuffer();
      expect(await opening(page, await png(1, 1))).toEqual([1, 1]);
      expect(await opening(page, await png(1, 10_000))).toEqual([1, 10_000]);
      expect(await opening(page, await armOnGround(armSize).toColourspace('cmyk').jpeg().toBuffer())).toEqual(
        [400, 300],
      );
      expect(await opening(page, await armOnGround(armSize).toColourspace('rgb16').png().toBuffer())).toEqual(
        [400, 300],
      );
      for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const turned = await armOnGround(armSize).jpeg().withMetadata({ orientation }).toBuffer();
        expect(await opening(page, turned)).toEqual(orientation >= 5 ? [300, 400] : [400, 300]);
      }
      const frames = await Promise.all([
        armOnGround(armSize).png().toBuffer(),
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
    await lab.withPage(async (page) => {
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
    const jpeg = await armOnGround(armSize).jpeg().toBuffer();
    await lab.withPage(async (page) => {
      const opened = await opening(page, jpeg.subarray(0, Math.floor(jpeg.length * 0.6)));
      expect([['BROKEN_IMAGE'], [400, 300]]).toContainEqual([opened].flat());
    });
  });

  test('without any skin has none found', async () => {
    const wall = await sharp({ create: { ...armSize, channels: 3, background: '#2f5f8f' } })
      .jpeg()
      .toBuffer();
    const found = await lab.withPage((page) =>
      page.evaluate(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        await window.skin.openPhoto(new Blob([bytes]));
        const wanted = { taps: [], strokes: [], usesModel: true };
        const first = await window.skin.findSkin(wanted);
        let looks = 0;
        for (let isSettled = first.isSettled; !isSettled; looks++) {
          ({ isSettled } = await window.skin.refineSkin());
        }
        return { first, looks, last: await window.skin.findSkin(wanted) };
      }, wall.toString('base64')),
    );
    expect(found.first).toMatchObject({ source: 'model', share: 0, isSettled: false });
    expect(found.looks).toBeGreaterThan(5);
    expect(found.last).toMatchObject({ source: 'model', share: 0, isSettled: true });
  });

  test('as a design: one without any ink changes nothing, a broken one is named and leaves the others', async () => {
    const clear = await sharp({ create: { width: 50, height: 40, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const white = await sharp({ create: { width: 50, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const seen = await lab.withPage(async (page) => {
      await lab.findSkin(page, false);
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
        [clear.toString('base64'), white.toString('base64'), ringOnArm] as const,
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
