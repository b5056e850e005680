import { expect, test } from 'vitest';
import type { Motif } from '#engine/flash/motifs/motif.ts';
import { motifs } from '#engine/flash/motifs/registry.ts';
import type { CanvasKit } from '#engine/flash/paint/canvas.ts';
import { Canvas } from '#engine/flash/paint/canvas.ts';
import { boundsOfLayers } from '#engine/flash/paint/layer.ts';
import type { Mark } from '#engine/flash/paint/mark.ts';
import type { Palette } from '#engine/flash/paint/palette.ts';
import { Random } from '#engine/flash/random/random.ts';
import { palette } from '#engine/flash/styles/base-palette.ts';

const colors = palette();

function kit(variant: number, slots: Palette | null = colors): CanvasKit {
  return {
    weight: { contour: 8, inner: 4, detail: 2 },
    palette: slots,
    random: new Random(7),
    hasDetail: true,
    blackSlots: ['dark'],
    bareSlots: null,
    searchPx: 0,
    sizePx: 700,
    gapPx: 6,
    isInverted: false,
    facets: null,
    icons: 'inflated',
    variant,
  };
}

function drawn(motif: Motif, variant = 0, slots: Palette | null = colors): Canvas {
  const canvas = new Canvas(kit(variant, slots));
  motif.draw(canvas);
  return canvas;
}

function marksOf(canvas: Canvas): Mark[] {
  return canvas.layers.flatMap((layer) => (layer.kind === 'drawn' ? [...layer.marks] : []));
}

test('every motif has an outline in each design of a set, in colour and without', () => {
  for (const motif of motifs.values())
    for (const [variant, slots] of [
      [0, colors],
      [1, null],
      [2, null],
      [3, colors],
    ] as const) {
      const { left, top, right, bottom } = boundsOfLayers(drawn(motif, variant, slots).layers);
      const farthest = Math.max(...[left, top, right, bottom].map(Math.abs));
      expect(farthest, motif.name).toBeLessThan(4);
      expect(Math.min(right - left, bottom - top), motif.name).toBeGreaterThan(0.3);
    }
});

test('every motif shows the colour that a prompt asks for', () => {
  const showsTint = (motif: Motif) =>
    [0, 1, 2, 3].some((variant) =>
      marksOf(drawn(motif, variant)).some(
        (mark) => mark.kind === 'fill' && motif.tinted.some((pot) => mark.color === colors[pot]),
      ),
    );
  const colorless = [...motifs.values()].filter((motif) => motif.tinted.length > 0 && !showsTint(motif));
  expect(colorless.map(({ name }) => name)).toEqual([]);
});
