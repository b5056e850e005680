import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
  const sheets = useQuery({
    queryKey: ['stencil', image.id, choice],
    queryFn: async () => {
      if (!file.data) throw new Error('there is no picture to draw the lines of');
      // Each time: a worker that was replaced knows no design.
      const { width, height } = await engine.openDesign(image.id, file.data, uncut);
      const { pages } = await engine.stencil(image.id, choice);
      return { pages, heightCm: (choice.widthCm * height) / width };
    },
    enabled: file.data !== undefined,
    placeholderData: (before) => before,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return {
    sheets: sheets.data,
    isStale: sheets.isPlaceholderData,
    error: file.error ?? sheets.error,
    again: file.error ? file.refetch : sheets.refetch,
  };
}
