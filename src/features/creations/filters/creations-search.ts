import type { GeneratedImage } from '#contract/image.ts';
import { type StyleId, styleIds } from '#contract/style-ids.ts';
import type { OwnImagesRequest } from '#lib/own-images.ts';

/** What of one's own is shown, as the page's address says it. */
export interface CreationsSearch {
  tab?: 'uploads';
  query?: string;
  type?: 'words' | 'picture';
  starred?: 'yes';
  visibility?: 'public' | 'private';
  color?: 'colorful' | 'blackwhite';
  style?: StyleId | 'none';
  /** The id of a collection. */
  collection?: string;
}

const choices = {
  tab: ['uploads'],
  type: ['words', 'picture'],
  starred: ['yes'],
  visibility: ['public', 'private'],
  color: ['colorful', 'blackwhite'],
  style: [...styleIds, 'none'],
} as const;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads an address; what it cannot mean is left out. */
export function readCreationsSearch(raw: Record<string, unknown>): CreationsSearch {
  const query = typeof raw.query === 'string' ? raw.query.trim().slice(0, 200) : '';
  const { collection } = raw;
  const search: CreationsSearch = {
    ...(query && { query }),
    ...(typeof collection === 'string' && uuid.test(collection) && { collection }),
  };
  for (const [name, values] of Object.entries(choices)) {
    const value = values.find((known) => known === raw[name]);
    if (value) Object.assign(search, { [name]: value });
  }
  return search;
}

/** Whether anything is left out of what there is. */
export function isNarrowed({ tab: _, ...filters }: CreationsSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** The same in the words of the API. */
export function requestOf(search: CreationsSearch): OwnImagesRequest {
  const { query, type, starred, visibility, color, style, collection } = search;
  return {
    ...(query && { query }),
    ...(type && { type: type === 'words' ? ('text-to-image' as const) : ('image-to-image' as const) }),
    ...(starred && { isStarred: flag(true) }),
    ...(visibility && { isPublic: flag(visibility === 'public') }),
    ...(color && { isColor: flag(color === 'colorful') }),
    ...(style && { styleId: style }),
    ...(collection && { collectionId: collection }),
  };
}

const flag = (isSo: boolean): 'true' | 'false' => (isSo ? 'true' : 'false');

/** Whether an image is among what is searched for, as far as the device can tell. */
export function matches(image: GeneratedImage, search: CreationsSearch): boolean {
  const { query, type, starred, visibility, color, style, collection } = search;
  const words = query?.toLowerCase().split(/\s+/) ?? [];
  const prompt = image.prompt.toLowerCase();
  return (
    words.every((word) => prompt.includes(word)) &&
    (!type || (image.type === 'text-to-image') === (type === 'words')) &&
    (!starred || image.isStarred) &&
    (!visibility || image.isPublic === (visibility === 'public')) &&
    (!color || image.isColor === (color === 'colorful')) &&
    (!style || (image.styleId ?? 'none') === style) &&
    (!collection || image.collectionIds.includes(collection))
  );
}
