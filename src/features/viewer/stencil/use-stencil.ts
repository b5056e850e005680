import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recipeOf } from '#contract/recipe-of.ts';
import { outlineLayer } from '#engine/flash/worker/outline-layer.ts';
import type { StencilChoice } from '#engine/skin/worker/skin-api.ts';
import { SkinWorker } from '#engine/skin/worker/skin-worker.ts';
import { fetchImage } from '#lib/download-image.ts';
import type { Creation } from '../creation.ts';

const uncut = { method: 'plain', enclosed: 'keep' } as const;

/**
 * A design's lines on sheets of paper, at the size that is wanted. They are the very pictures that are handed out.
 * Made on the device, in a worker that ends with whoever asks.
 */
export function useStencil(image: Creation, choice: StencilChoice) {
  const [engine] = useState(() => new SkinWorker());
  useEffect(() => () => engine.dispose(), [engine]);
  const file = useQuery({
    queryKey: ['picture', image.tattooUrl],
    queryFn: () => fetchImage(image),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const recipe = recipeOf(image);
  const outline = useQuery({
    queryKey: ['outline layer', image.id],
    queryFn: () => recipe && outlineLayer(recipe),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const sheets = useQuery({
    queryKey: ['stencil', image.id, choice, outline.data !== null],
    queryFn: async () => {
      if (!file.data) throw new Error('there is no picture to draw the lines of');
      // Each time: a worker that was replaced knows no design.
      const { width, height } = await engine.openDesign(image.id, file.data, uncut);
      const { pages, isOutlineLayer } = await engine.stencil(image.id, choice, outline.data ?? null);
      return { pages, isOutlineLayer, heightCm: (choice.widthCm * height) / width };
    },
    enabled: file.data !== undefined && outline.data !== undefined,
    placeholderData: (before) => before,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const failed = [file, outline, sheets].find(({ error }) => error);
  return {
    sheets: sheets.data,
    isStale: sheets.isPlaceholderData,
    isOurs: recipe !== null,
    error: failed?.error ?? null,
    again: () => failed?.refetch(),
  };
}
