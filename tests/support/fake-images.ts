import type { GenerationStatus, OutputStage } from '#contract/generation.ts';
import type { GeneratedImage } from '#contract/image.ts';

export function fakeImage(
  id: string,
  batchId: string,
  changes: Partial<GeneratedImage> = {},
): GeneratedImage {
  return {
    id,
    batchId,
    userId: 'u1',
    categoryId: null,
    slug: null,
    title: null,
    description: null,
    additionalInfo: null,
    tags: [],
    colorUrl: null,
    scourceUrl: null,
    sourceImageId: null,
    parentImageId: null,
    isStarred: false,
    collectionIds: [],
    styleTitle: null,
    ratio: '1:1',
    hotness: 0,
    tattooUrl: `/media/${id}/original.png`,
    prompt: 'two swallows',
    styleId: 'old-school',
    isColor: true,
    isPublic: true,
    isOnline: true,
    listedAt: '2026-01-01T00:00:00.000Z',
    type: 'text-to-image',
    placeholder: null,
    dimensions: { width: 1024, height: 1024 },
    drawing: {
      engine: 'flash-composer',
      seed: 1,
      understood: [],
      ignored: [],
      apart: [],
      views: [],
      credits: [],
    },
    createdAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

export function fakeStatus(
  status: GenerationStatus['status'],
  revision: number,
  stages: OutputStage[] = ['drawing'],
): GenerationStatus {
  return {
    id: 'g1',
    status,
    revision,
    progress: { percentage: 50, message: '' },
    outputs: stages.map((stage) => ({ stage, tattooUrl: null })),
    error: null,
    creditsPerImage: 1,
  };
}
