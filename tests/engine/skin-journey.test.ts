import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ringOnArm, SkinLab } from '../support/skin-lab.ts';

let lab: SkinLab;
beforeAll(async () => {
  lab = await SkinLab.open();
});
afterAll(() => lab.close());

describe('a photo and a design', () => {
  test('go all the way to a picture of the photo’s own size, and nothing leaves the page', async () => {
    const sent: string[] = [];
    const done = await lab.withPage(
      async (page) => {
        const found = await lab.findSkin(page);
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
            const small = await createImageBitmap((await window.skin.exportPicture(drawn, 'square')).file);
            const seen = new OffscreenCanvas(small.width, small.height).getContext('2d');
            seen?.drawImage(small, 0, 0);
            const pixels = seen?.getImageData(0, 0, small.width, small.height).data ?? [];
            const box = { left: 800, right: -1, top: 800, bottom: -1 };
            for (let i = 3; i < pixels.length; i += 4) {
              if (pixels[i] === 0) continue;
              const [x, y] = [(i >> 2) % small.width, Math.floor((i >> 2) / small.width)];
              box.left = Math.min(box.left, x);
              box.right = Math.max(box.right, x);
              box.top = Math.min(box.top, y);
              box.bottom = Math.max(box.bottom, y);
            }
            const sheet = { widthCm: 30, paper: 'a4', isMirrored: true } as const;
            const stencil = await window.skin.stencil('ring', sheet, null);
            const outlineOf = (radius: number) => ({
              ...{ width: 400, height: 400 },
              paths: [
                {
                  data: `M${200 - radius} 200a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
                  ...{ width: 40, rule: 'nonzero' as const },
                },
              ],
            });
            const own = await window.skin.stencil('ring', sheet, outlineOf(140));
            const foreign = await window.skin.stencil('ring', sheet, outlineOf(80));
            const lines = await window.skin.checkLines('ring', 5);
            const image = await createImageBitmap(exported.file);
            return {
              opened,
              wrap: laid.wrap.kind,
              onSkin: laid.onSkin,
              square: [square.width, square.height],
              small: [small.width, small.height],
              box,
              exported: [image.width, image.height, exported.name],
              pages: stencil.pages.length,
              areOutlines: [stencil, own, foreign].map(({ isOutlineLayer }) => isOutlineLayer),
              tooThin: lines.tooThin,
            };
          },
          [lab.design, ringOnArm] as const,
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
    expect(done.small).toEqual([800, 800]);
    // The photo, no larger than it is, lies in the middle; around it there is nothing.
    expect(done.box).toEqual({ left: 200, right: 599, top: 250, bottom: 549 });
    expect(done.pages).toBeGreaterThan(1);
    // The ring's own outline at twice the size is taken for what it is, another one is not.
    expect(done.areOutlines).toEqual([false, true, false]);
    expect(new Set(sent)).toEqual(new Set([`GET  ${new URL(lab.site.url).origin}`]));
  });
});
