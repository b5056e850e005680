import type { InferRequestType } from 'hono/client';
import { type Background, type FileSize, fileSizes, storedSize } from '#contract/image-file.ts';
import { engineName } from '#engine/flash/engine-name.ts';
import { api } from '#lib/api-client.ts';
import { download } from '#lib/download.ts';
import { fetchImage } from '#lib/download-image.ts';
import { type Paper, paperSizesCm } from '#lib/pdf.ts';
import { vectorPdfOf } from '#lib/vector-pdf.ts';
import { type Creation, isOnServer } from '../creation.ts';
import { pdfOfImage } from './pdf-of-image.ts';

/** What can be chosen of a file, each where its format has it. */
export interface Choices {
  size: FileSize;
  background: Background;
  paper: Paper;
  /** What a PDF is made of. */
  marks: Marks;
  /** How long the longer side of a drawing in lines is on paper. */
  cm: LengthCm;
}

/** Pixels, or lines that an artist's programs can take apart. */
export type Marks = 'pixels' | 'lines';

/** All of them fit on a page of either size. */
export const lengthsCm = [5, 10, 15] as const;
export type LengthCm = (typeof lengthsCm)[number];

export type Choice = keyof Choices;

/** Called with the bytes that have come. */
type OnProgress = (bytes: number) => void;

/** A kind of file that a design can be had as. */
export interface Format {
  id: string;
  label: string;
  extension: string;
  /** What there is to be chosen after what is chosen now, in the order in which it is asked. */
  choices(image: Creation, choices: Choices): readonly Choice[];
  isFor(image: Creation): boolean;
  /** @throws AppError when it cannot be had */
  make(image: Creation, choices: Choices, onProgress: OnProgress): Promise<Blob>;
}

/** In the order in which they are offered. */
export const formats: readonly Format[] = [
  {
    ...{ id: 'png', label: 'PNG', extension: 'png' },
    choices: () => ['size', 'background'],
    isFor: () => true,
    make: fetchPicture,
  },
  {
    ...{ id: 'pdf', label: 'PDF', extension: 'pdf' },
    choices: (image, choices) => [
      ...(hasLines(image) ? (['marks'] as const) : []),
      'paper',
      isInLines(image, choices) ? 'cm' : 'size',
    ],
    isFor: () => true,
    make: async (image, choices, onProgress) => {
      if (isInLines(image, choices)) {
        const svg = await (await fetchLines(image, choices, onProgress)).text();
        return vectorPdfOf(svg, paperSizesCm[choices.paper]);
      }
      const picture = await fetchPicture(image, { ...choices, background: 'paper' }, onProgress);
      return pdfOfImage(picture, image.dimensions, choices.paper);
    },
  },
  {
    ...{ id: 'svg', label: 'SVG', extension: 'svg' },
    choices: () => ['cm'],
    isFor: hasLines,
    make: fetchLines,
  },
];

/** Our own engine draws any size on the server; what a model drew is as large as it is. */
export function sizesOf(image: Creation): readonly FileSize[] {
  return isComposed(image) ? fileSizes : [storedSize];
}

/** Whether our own engine has drawn it on the server, and can draw it again at any size. */
function isComposed(image: Creation): boolean {
  return isOnServer(image) && image.drawing.engine === engineName;
}

/** Our own engine draws in lines what it has drawn, and what a model made after its picture. */
function hasLines(image: Creation): boolean {
  return isComposed(image) || (isOnServer(image) && image.drawing.model !== undefined);
}

function isInLines(image: Creation, { marks }: Choices): boolean {
  return marks === 'lines' && hasLines(image);
}

/** Whether a file is drawn once more before it comes. */
export function isDrawnAnew({ choices }: Format, image: Creation, chosen: Choices): boolean {
  const asked = choices(image, chosen);
  return asked.includes('cm') || (asked.includes('size') && !isStored(chosen));
}

/** Whether it is stored as that: then nobody needs to draw or to be known. */
function isStored({ size, background }: Pick<Choices, 'size' | 'background'>): boolean {
  return size === storedSize && background === 'paper';
}

/** The largest is painted for some seconds, and may have to wait for others. */
const patienceMs = 90_000;

function fetchLines(image: Creation, { cm }: Choices, onProgress: OnProgress): Promise<Blob> {
  return fetchFile(image, { format: 'svg', cm: `${cm}` }, onProgress);
}

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
