import { v5 } from 'uuid';
import type { LocalizedText } from '#contract/language.ts';
import { categories } from '../../content/categories.ts';
import { hasColorVersion, isColor } from '../../content/coloring.ts';
import type { CategoryContent, Design } from '../../content/content.ts';
import type { Drawing } from '../../content/drawings.ts';
import { colorPictureKey, pictureKey } from '../../content/picture.ts';
import { type TagId, tags } from '../../content/tags.ts';
import { indexTokens } from '../search/tokens.ts';
import type { Seed } from './apply-seeds.ts';

/** Ids that follow from names, the same in every installation: addresses of pictures stay good everywhere. */
const namespace = 'f3a2c1de-6d0b-4c53-9f0e-1b8a6d2c7e44';
export const lastingId = (key: string): string => v5(key, namespace);

/** When the library was first drawn: its pictures follow each other from here, minute by minute. */
const firstDrawn = Date.UTC(2025, 8, 1);
const minuteMs = 60_000;
const pictureSize = { width: 1024, height: 1024, ratio: '1:1' } as const;

export function tagSeeds(): Seed[] {
  return Object.entries(tags).map(([id, name]) => ({ key: `tag:${id}`, id, values: { name } }));
}

/** @param drawings by the slugs of their designs */
export function categorySeeds(drawings: Readonly<Record<string, Drawing>>): Seed[] {
  return categories.map((category, i) => {
    const key = `category:${category.slug}`;
    const cover = category.designs.find(hasColorVersion) ?? category.designs[0];
    const coverId = cover && lastingId(imageSeedKey(cover));
    const version = cover && drawings[cover.slug]?.picture;
    const values = {
      name: category.name,
      description: category.intro,
      hotness: (categories.length - i) * 10,
      tattooKey: coverId && `${coverId}/original.png?v=${version}`,
      sourceKey: cover && hasColorVersion(cover) ? `${coverId}/color.png?v=${version}` : null,
    };
    return { key, id: lastingId(key), values, once: { slug: category.slug } };
  });
}

/** @param categoryIds by slug: an operator may have made, or removed, a category of the same name */
export function imageSeeds(
  categoryIds: ReadonlyMap<string, string>,
  drawings: Readonly<Record<string, Drawing>>,
): Seed[] {
  const shown = categories.filter(({ slug }) => categoryIds.has(slug));
  return shown.flatMap((category) =>
    category.designs.map((design, place) => {
      const number = categories.indexOf(category) * category.designs.length + place;
      const once = {
        ...pictureSize,
        categoryId: categoryIds.get(category.slug),
        mediaKey: pictureKey(design),
        isPublic: true,
        isOnline: true,
        type: 'text-to-image',
        ...pictureValues(drawings[design.slug]),
        createdAt: new Date(firstDrawn + number * minuteMs),
      };
      const key = imageSeedKey(design);
      return { key, id: lastingId(key), values: imageValues(category, design, place), once };
    }),
  );
}

function imageValues(category: CategoryContent, design: Design, place: number) {
  const { slug, title, prompt, style } = design;
  const tagIds: TagId[] = [...design.tags];
  const tagNames: LocalizedText[] = tagIds.map((id) => tags[id]);
  return {
    ...{ slug, title, prompt, tagIds, styleId: style },
    isColor: isColor(design),
    colorKey: colorPictureKey(design),
    // The first of every category come before the second of any.
    hotness: (category.designs.length - place) * 10,
    searchTokens: indexTokens(title, prompt, category.name, ...tagNames),
  };
}

/** What of a row follows from how its picture was drawn. */
export function pictureValues(drawing: Drawing | undefined) {
  return { drawing: drawing?.notes, placeholder: drawing?.placeholder, version: drawing?.picture };
}

export const imageSeedKey = ({ slug }: Design): string => `image:${slug}`;
