import { z } from 'zod';
import { boundedString } from './bounded.ts';
import { tagSchema } from './category.ts';
import { drawingNotesSchema } from './drawing.ts';
import { localizedTextSchema } from './language.ts';
import { pageQuerySchema } from './page.ts';
import { styleIdSchema } from './style.ts';

export const imageTypes = ['text-to-image', 'image-to-image'] as const;

/** Width to height; the longer side of a generated image is 1024 pixels. */
export const imageRatios = ['1:1', '3:4', '4:3', '2:3', '3:2', '9:16', '16:9'] as const;
export type ImageRatio = (typeof imageRatios)[number];
/** How far back it is told where a design came from. */
export const longestLineage = 8;
/** The size in pixels of a generated image of each ratio. */
export const ratioSizes = {
  '1:1': { width: 1024, height: 1024 },
  '3:4': { width: 768, height: 1024 },
  '4:3': { width: 1024, height: 768 },
  '2:3': { width: 683, height: 1024 },
  '3:2': { width: 1024, height: 683 },
  '9:16': { width: 576, height: 1024 },
  '16:9': { width: 1024, height: 576 },
} as const satisfies Record<ImageRatio, { width: number; height: number }>;

/** The ratio of an image of exactly that size; undefined where none has it. */
export function ratioOfSize(width: number, height: number): ImageRatio | undefined {
  return imageRatios.find(
    (ratio) => ratioSizes[ratio].width === width && ratioSizes[ratio].height === height,
  );
}
/** Largest picture that may be uploaded to be redrawn. */
export const maxSourceBytes = 10 * 1024 * 1024;
/** The kinds of pictures that may be; told by a file's content, not by its name. */
export const sourceTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Widths in pixels in which every image can be had as WebP and, smaller and for somewhat more work, as AVIF. */
export const imageWidths = [160, 320, 640, 1024] as const;
export type ImageWidth = (typeof imageWidths)[number];
export const imageFormats = ['webp', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/**
 * A drawn image. `tattooUrl` is the full PNG; its smaller sizes are had by `imageAtWidth`. The images of one
 * generation share a `batchId`. The addresses of private images carry a signature that runs out, those of the
 * library a version.
 */
export const imageSchema = z.object({
  id: z.uuid(),
  /** Groups the images of one generation; null for those of the library. */
  batchId: z.uuid().nullable(),
  userId: z.uuid().nullable(),
  categoryId: z.uuid().nullable(),
  slug: z.string().nullable(),
  title: localizedTextSchema.nullable(),
  description: localizedTextSchema.nullable(),
  /** JSON of a localized object that holds sanitized HTML. */
  additionalInfo: z.string().nullable(),
  tags: z.array(tagSchema),
  tattooUrl: z.string(),
  /** The same in colour, where there is one. */
  colorUrl: z.string().nullable(),
  /** The picture that it was made from. The wire spells it so. */
  scourceUrl: z.string().nullable(),
  prompt: z.union([z.string(), localizedTextSchema]),
  styleId: styleIdSchema.nullable(),
  styleTitle: localizedTextSchema.nullable(),
  isColor: z.boolean(),
  isPublic: z.boolean(),
  isOnline: z.boolean(),
  /** When the library shows it, if it is public; null: not before the operator has looked at it. */
  listedAt: z.iso.datetime().nullable(),
  type: z.enum(imageTypes),
  ratio: z.enum(imageRatios),
  hotness: z.int(),
  dimensions: z.object({ width: z.int().positive(), height: z.int().positive() }),
  /** A data URL with a few pixels of it, to be shown blurred until it is there. */
  placeholder: z.string().nullable(),
  drawing: drawingNotesSchema,
  /** The image that it goes on from; it may be gone, or nobody's to see but its owner's. */
  parentImageId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type Image = z.infer<typeof imageSchema>;

/** An image that somebody had drawn: its prompt stands in the words in which it was given. */
export const generatedImageSchema = imageSchema.extend({
  batchId: z.uuid(),
  prompt: z.string(),
  /** What it was redrawn from, as long as that is kept; for its owner only. */
  sourceImageId: z.uuid().nullable(),
  isStarred: z.boolean(),
  /** The owner's collections that it lies in. */
  collectionIds: z.array(z.uuid()),
});
export type GeneratedImage = z.infer<typeof generatedImageSchema>;

/** What a design is called that was redrawn from a picture without a word. */
export const pictureTitle = { en: 'Drawn from a picture', zh: '由图片绘制', ja: '画像から描いた図案' };

const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();

/** Older callers say it shorter. */
const typeAliases: Record<string, string> = { text2image: 'text-to-image', image2image: 'image-to-image' };

/** What images can be filtered by. `tags` are ids, separated by commas: an image must have all of them. */
export const imageFilterSchema = z.object({
  imageId: z.uuid().optional(),
  query: boundedString(200).optional(),
  categoryId: z.uuid().optional(),
  tags: boundedString(500).optional(),
  ratio: z.enum(imageRatios).optional(),
  type: z.preprocess((type) => typeAliases[String(type)] ?? type, z.enum(imageTypes).optional()),
  userId: z.uuid().optional(),
  isPublic: flag,
  isOnline: flag,
  /** With `imageId`: others of its category instead of the image itself. */
  isRelated: flag,
});
export type ImageFilter = z.infer<typeof imageFilterSchema>;

const sortKeySchema = z.enum(['hotness', 'createdAt']);

export const imagesQuerySchema = imageFilterSchema.extend({
  ...pageQuerySchema.shape,
  sortBy: sortKeySchema.default('hotness'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
});
export type ImagesQuery = z.infer<typeof imagesQuerySchema>;

/** What one's own images can be filtered by besides. `styleId` is `none` for those that no style was chosen for. */
export const ownImagesQuerySchema = imagesQuerySchema.extend({
  sortBy: sortKeySchema.default('createdAt'),
  styleId: z.union([styleIdSchema, z.literal('none')]).optional(),
  isColor: flag,
  isStarred: flag,
  collectionId: z.uuid().optional(),
});
export type OwnImagesQuery = z.infer<typeof ownImagesQuerySchema>;

/** For how long the deletion of an image or of a source can be undone, in minutes. People are offered it for less. */
export const undoDeletionMinutes = 60;

/** A picture to be redrawn. Its address carries a signature that runs out. */
export const sourceSchema = z.object({ sourceImageId: z.uuid(), scourceUrl: z.string() });
export type Source = z.infer<typeof sourceSchema>;

/** A picture that was uploaded earlier, and until when it is kept. */
export const keptSourceSchema = sourceSchema.extend({
  createdAt: z.iso.datetime(),
  keptUntil: z.iso.datetime(),
});
export type KeptSource = z.infer<typeof keptSourceSchema>;
export const countSchema = z.object({ count: z.int().nonnegative() });
/** How many images there are of a ratio; those of which there are none are left out. */
export const ratioCountSchema = z.object({ ratio: z.enum(imageRatios), count: z.int().positive() });
export type RatioCount = z.infer<typeof ratioCountSchema>;

/** The address of an image, or of its version in colour, `width` pixels wide. */
export function imageAtWidth(url: string, width: ImageWidth, format: ImageFormat = 'webp'): string {
  return url
    .replace('/original.png', `/${width}.${format}`)
    .replace('/color.png', `/color-${width}.${format}`);
}

/** What an img is told about a picture: a size to begin with, and all sizes of both formats where there are some. */
export interface ImageSources {
  src: string;
  srcSet?: string;
  avif?: string;
}

export function imageSources(url: string): ImageSources {
  const hasSizes = imageAtWidth(url, 640) !== url;
  if (!hasSizes) return { src: url };
  return { src: imageAtWidth(url, 640), srcSet: srcSetOf(url, 'webp'), avif: srcSetOf(url, 'avif') };
}

function srcSetOf(url: string, format: ImageFormat): string {
  return imageWidths.map((width) => `${imageAtWidth(url, width, format)} ${width}w`).join(', ');
}
