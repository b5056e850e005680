import { eq, sql } from 'drizzle-orm';
import { categories as content } from '../../content/categories.ts';
import { type Drawing, readDrawings } from '../../content/drawings.ts';
import { colorPictureKey, pictureKey } from '../../content/picture.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { categories, tags } from '../../db/schema/category.ts';
import { images } from '../../db/schema/image.ts';
import { posts } from '../../db/schema/post.ts';
import { seeds } from '../../db/schema/seed.ts';
import { deleteImageFiles } from '../images/scaled-image.ts';
import { recountCategory } from '../library/recount.ts';
import { applySeeds, recordSeeds } from './apply-seeds.ts';
import { articleSeeds } from './article-seeds.ts';
import {
  categorySeeds,
  imageSeedKey,
  imageSeeds,
  lastingId,
  pictureValues,
  tagSeeds,
} from './library-seeds.ts';

/** Any number, as long as every process of the product takes the same. */
const seedingLock = 727_275;

/**
 * Brings the library and the articles that come with the product into the database, all of it or nothing. With
 * nothing new it only reads; what an operator edited, hid, added or removed stays so.
 */
export async function seedContent({ db, media }: Pick<Context, 'db' | 'media'>): Promise<void> {
  const drawings = await readDrawings();
  const redrawn = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedingLock})`);
    const known = new Map((await tx.select().from(seeds)).map(({ key, digest }) => [key, digest]));
    await seedLibrary(tx, known, drawings);
    await applySeeds(tx, known, posts, articleSeeds());
    return seedDrawings(tx, known, drawings);
  });
  for (const mediaKey of redrawn) await deleteImageFiles({ media }, mediaKey);
}

async function seedLibrary(
  tx: Executor,
  known: ReadonlyMap<string, string>,
  drawings: Readonly<Record<string, Drawing>>,
): Promise<void> {
  const newTags = await applySeeds(tx, known, tags, tagSeeds());
  await applySeeds(tx, known, categories, categorySeeds(drawings));
  const rows = await tx.select({ id: categories.id, slug: categories.slug }).from(categories);
  const written = await applySeeds(
    tx,
    known,
    images,
    imageSeeds(new Map(rows.map(({ id, slug }) => [slug, id])), drawings),
  );
  if (newTags.length + written.length > 0) for (const { id } of rows) await recountCategory(tx, id);
}

/**
 * Notes how each picture was drawn, which nobody edits.
 * @returns the media keys of pictures that the engine draws differently now
 */
async function seedDrawings(
  tx: Executor,
  known: ReadonlyMap<string, string>,
  drawings: Readonly<Record<string, Drawing>>,
): Promise<string[]> {
  const designs = content.flatMap((category) => category.designs);
  const changed = designs.filter(({ slug }) => known.get(`drawing:${slug}`) !== drawings[slug]?.picture);
  const redrawn = changed.filter(({ slug }) => known.has(`drawing:${slug}`));
  for (const design of redrawn) {
    const id = lastingId(imageSeedKey(design));
    await tx.update(images).set(pictureValues(drawings[design.slug])).where(eq(images.id, id));
  }
  await recordSeeds(
    tx,
    changed.map(({ slug }) => ({ key: `drawing:${slug}`, digest: drawings[slug]?.picture ?? '' })),
  );
  return redrawn.flatMap((design) => [pictureKey(design), colorPictureKey(design) ?? []].flat());
}
