import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { initialLook } from '#engine/skin/preview-defaults.ts';
import type { Layer } from '#engine/skin/scene.ts';
import { limbAt } from '../../src/build/skin-samples/limb.ts';
import { type SkinSample, skinSamples } from '../../src/build/skin-samples/samples.ts';
import { SkinLab } from '../support/skin-lab.ts';

let lab: SkinLab;
beforeAll(async () => {
  lab = await SkinLab.open();
});
afterAll(() => lab.close());

/** Middles of designs that lie on bare skin as a whole, spread over the photo, in photo units. */
function barePlaces(sample: SkinSample, width: number): { x: number; y: number }[] {
  const longest = Math.max(sample.width, sample.height);
  const isBare = (x: number, y: number) => {
    const at = (value: number, side: number) => (value * longest - side / 2) / sample.height;
    const isInside = x > 0 && y > 0 && x * longest < sample.width && y * longest < sample.height;
    return isInside && limbAt(sample, at(x, sample.width), at(y, sample.height)).beside < -0.01;
  };
  const places = Array.from({ length: 144 }, (_, i) => ({
    x: ((i % 12) + 0.5) / 12,
    y: (Math.floor(i / 12) + 0.5) / 12,
  }));
  const around = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6);
  const radius = 0.75 * width;
  return places.filter(({ x, y }) =>
    around.every((a) => isBare(x + radius * Math.cos(a), y + radius * Math.sin(a))),
  );
}

test.each(skinSamples.map((sample) => [sample.name, sample] as const))(
  'a design on the bare skin of %s is seen, with every mask that is shown',
  async (name, sample) => {
    const width = 0.12;
    const places = barePlaces(sample, width);
    expect(places.length).toBeGreaterThan(3);
    const layer: Omit<Layer, 'placement'> = {
      designId: 'ring',
      wrap: { shape: 'limb' },
      look: initialLook,
      erased: [],
    };
    const photo = (await readFile(`public/preview-samples/${name}.webp`)).toString('base64');
    const seen = await lab.withPage((page) =>
      page.evaluate(
        async ([file, design, at, laid, size]) => {
          const { skin } = window;
          const blobOf = (base64: string) =>
            new Blob([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))]);
          await skin.openPhoto(blobOf(file));
          await skin.openDesign('ring', blobOf(design), { method: 'smart', enclosed: 'keep' });
          const shares = async () => {
            const found: number[] = [];
            for (const centre of at) {
              found.push(
                (await skin.layOut({ ...laid, placement: { centre, width: size, rotationDeg: 0 } })).onSkin,
              );
            }
            return found;
          };
          const request = {
            taps: [] as { x: number; y: number; isSkin: boolean }[],
            strokes: [],
            usesModel: true,
          };
          let last = await skin.findSkin(request);
          // As long as nothing is found the ink lies on the photo as it is.
          const masks = last.share > 0.01 ? [await shares()] : [];
          for (let isSettled = last.isSettled; !isSettled; ) {
            const looked = await skin.refineSkin();
            ({ isSettled } = looked);
            if (!looked.isClearer) continue;
            last = await skin.findSkin(request);
            if (last.share > 0.01) masks.push(await shares());
          }
          if (masks.length === 0) {
            const [first] = at;
            await skin.findSkin({ ...request, taps: first ? [{ ...first, isSkin: true }] : [] });
            masks.push(await shares());
          }
          return { masks, start: await skin.startOnSkin('ring') };
        },
        [photo, lab.design, places, layer, width] as const,
      ),
    );
    for (const shares of seen.masks) expect(Math.min(...shares)).toBeGreaterThan(0.95);
    expect(seen.start?.width).toBeGreaterThan(0.1);
  },
);
