import type { InferRequestType } from 'hono/client';
import { type Background, type FileSize, fileSizes, storedSize } from '#contract/image-file.ts';
import { engineName } from '#engine/flash/engine-name.ts';
import { api } from '#lib/api-client.ts';
import { download } from '#lib/download.ts';
import { fetchImage } from '#lib/download-image.ts';
import type { Paper } from '#lib/pdf.ts';
import { type Creation, isOnServer } from '../creation.ts';
import { pdfOfImage } from './pdf-of-image.ts';

/** What can be chosen of a file, each where its format has it. */
export interface Choices {
  size: FileSize;
  background: Background;
  paper: Paper;
}

export type Choice = keyof Choices;

/** Called with the bytes that have come. */
type OnProgress = (bytes: number) => void;

/** A kind of file that a design can be had as. */
export interface Format {
  id: string;
  label: string;
  extension: string;
  /** What there is to be chosen, in the order in which it is asked. */
  choices: readonly Choice[];
  isFor(image: Creation): boolean;
  /** @throws AppError when it cannot be had */
  make(image: Creation, choices: Choices, onProgress: OnProgress): Promise<Blob>;
}

/** In the order in which they are offered. */
export const formats: readonly Format[] = [
  {
    ...{ id: 'png', label: 'PNG', extension: 'png' },
    choices: ['size', 'background'],
    isFor: () => true,
    make: fetchPicture,
  },
  {
    ...{ id: 'pdf', label: 'PDF', extension: 'pdf' },
    choices: ['paper', 'size'],
    isFor: () => true,
    make: async (image, choices, onProgress) => {
      const picture = await fetchPicture(image, { ...choices, background: 'paper' }, onProgress);
      return pdfOfImage(picture, image.dimensions, choices.paper);
    },
  },
  {
    ...{ id: 'svg', label: 'SVG', extension: 'svg' },
    choices: [],
    isFor: (image) => isOnServer(image) && image.drawing.engine === engineName,
    make: (image, _choices, onProgress) => fetchFile(image, { format: 'svg' }, onProgress),
  },
];

/** Our own engine draws any size on the server; what a model drew is as large as it is. */
export function sizesOf(image: Creation): readonly FileSize[] {
  return isOnServer(image) && image.drawing.engine === engineName ? fileSizes : [storedSize];
}

/** Whether it is stored as that: then nobody needs to draw or to be known. */
export function isStored({ size, background }: Pick<Choices, 'size' | 'background'>): boolean {
  return size === storedSize && background === 'paper';
}

/** The largest is painted for some seconds, and may have to wait for others. */
const patienceMs = 90_000;

function fetchPicture(image: Creation, choices: Choices, onProgress: OnProgress): Promise<Blob> {
  if (isStored(choices)) return fetchImage(image);
  return fetchFile(image, { size: `${choices.size}`, background: choices.background }, onProgress);
}

type Query = InferRequestType<(typeof api.images)[':id']['file']['$get']>['query'];

function fetchFile(image: Creation, query: Query, onProgress: OnProgress): Promise<Blob> {
  return download(
    (options) => api.images[':id'].file.$get({ param: { id: image.id }, query }, options),
    onProgress,
    patienceMs,
  );
}
