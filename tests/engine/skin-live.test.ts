import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SkinBench } from '../bench/skin/page.ts';
import { filmPictures } from '../support/film.ts';
import { SkinLab } from '../support/skin-lab.ts';

let lab: SkinLab;
beforeAll(async () => {
  lab = await SkinLab.open();
});
afterAll(() => lab.close());

const shape = { width: 960, height: 720, pictures: 150 };

test.each(['forearm-light', 'forearm-dark', 'upper-arm-brown'])(
  'a design stays where it lies on a limb as the camera moves over it: %s',
  async (sample) => {
    // Ten pictures a second of a film that has thirty.
    const film = (await filmPictures(`public/preview-samples/${sample}.webp`, shape))
      .filter((_, i) => i % 3 === 0)
      .slice(0, 30);
    const placements = await lab.withPage((page) =>
      page.evaluate(
        ([design, pictures]) => (window as unknown as { bench: SkinBench }).bench.follow(design, pictures),
        [lab.design, film.map(({ file }) => file.toString('base64'))] as const,
      ),
    );
    const longest = Math.max(shape.width, shape.height);
    // The same place of the photo, however the camera looks at it.
    const places = placements.flatMap((placement, i) => {
      const view = film[i]?.view;
      if (!placement || !view) return [];
      return [
        {
          x: placement.centre.x * longest + view.x,
          y: placement.centre.y * longest + view.y,
          width: placement.width,
        },
      ];
    });
    const seen = places.slice(-20);
    expect(places.length).toBeGreaterThanOrEqual(24);
    const steps = seen
      .slice(1)
      .map(({ x, y }, i) => Math.hypot(x - (seen[i]?.x ?? 0), y - (seen[i]?.y ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(8);
  },
);
