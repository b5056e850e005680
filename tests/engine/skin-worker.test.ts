import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ringOnArm, SkinLab } from '../support/skin-lab.ts';

let lab: SkinLab;
beforeAll(async () => {
  lab = await SkinLab.open();
});
afterAll(() => lab.close());

describe('the worker', () => {
  test('is replaced after an abort, and the photo and the design are still there', async () => {
    const drawn = await lab.withPage(async (page) => {
      await lab.findSkin(page, false);
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
        [lab.design, ringOnArm] as const,
      );
    });
    expect(drawn).toEqual({ aborted: 'AbortError', kind: 'limb' });
  });

  test('finds the same skin in a photo that it took several looks to see', async () => {
    // The model overlooks this arm at first.
    const arm = await sharp('public/preview-samples/upper-arm-brown.webp').resize(400).jpeg().toBuffer();
    const shares = await lab.withPage((page) =>
      page.evaluate(async (file) => {
        const { skin } = window;
        const shareOfMask = async (): Promise<number> => {
          const { data } = await skin.skinMask();
          return data.reduce((sum, each) => sum + each, 0) / (255 * data.length);
        };
        const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
        await skin.openPhoto(new Blob([bytes]));
        const untouched = { taps: [], strokes: [], usesModel: true };
        await skin.findSkin(untouched);
        const first = await shareOfMask();
        for (let isSettled = false; !isSettled; ) ({ isSettled } = await skin.refineSkin());
        await skin.findSkin(untouched);
        const best = await shareOfMask();
        const stop = new AbortController();
        const aborted = skin
          .exportPicture({ layers: [], isMasked: true }, 'photo', { signal: stop.signal })
          .catch((error: Error) => error.name);
        setTimeout(() => stop.abort(), 1);
        return { first, best, aborted: await aborted, again: await shareOfMask() };
      }, arm.toString('base64')),
    );
    expect(shares.aborted).toBe('AbortError');
    expect(shares.best).toBeGreaterThan(shares.first + 0.3);
    expect(shares.again).toBe(shares.best);
  });

  test('draws only the newest of several waiting renders', async () => {
    const ends = await lab.withPage(async (page) => {
      await lab.findSkin(page, false);
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
    const name = await lab.withPage((page) =>
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
