import { expect, test } from 'vitest';
import { styleIds } from '#contract/style.ts';
import { drawFlash } from '#engine/flash/flash.ts';
import { flashAssets } from '#server/providers/image/flash-assets.ts';
import { look } from '../../support/flash-look.ts';

const prompts = ['a howling wolf under a full moon with pine trees', '龍と桜、背景は波', 'feather "Hope"'];

test.each(styleIds)(
  'a drawing in %s covers 4 to 60 % of the page, keeps off its border and knows whether it has colour',
  async (style) => {
    for (const [i, prompt] of prompts.entries()) {
      const isColor = i !== 1;
      const output = ([1, 2, 3] as const)[i] ?? 0;
      const { coverage, margin, saturation } = look(
        await drawFlash({ prompt, style, isColor, seed: 40 + i, output }, flashAssets),
      );
      expect(coverage, prompt).toBeGreaterThan(0.04);
      expect(coverage, prompt).toBeLessThan(0.6);
      expect(margin, prompt).toBeGreaterThanOrEqual(16);
      const hasColor = isColor && style !== 'black-grey' && style !== 'tribal';
      if (hasColor) expect(saturation, prompt).toBeGreaterThan(0.1);
      else expect(saturation, prompt).toBeLessThan(0.08);
    }
  },
  20_000,
);
