import { and, asc, eq, isNull } from 'drizzle-orm';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Context } from '../../context.ts';
import { artistLinks } from '../../db/schema/artist-link.ts';
import { collectionImages, collections } from '../../db/schema/collection.ts';
import { creditEntries } from '../../db/schema/credit.ts';
import { images } from '../../db/schema/image.ts';
import { logins } from '../../db/schema/login.ts';
import { orders } from '../../db/schema/order.ts';
import { pushSubscriptions } from '../../db/schema/push-subscription.ts';
import { reports } from '../../db/schema/report.ts';
import type { Caller } from '../../signer.ts';
import { getProfile } from './profile.ts';

/**
 * Everything that is kept about the caller, as a zip archive: account.json, the images as PNG, and the packages of
 * links for artists, which only their own keys open.
 */
export async function exportAccount(
  context: Context,
  { userId }: Caller,
): Promise<ReadableStream<Uint8Array>> {
  const own = await context.db
    .select()
    .from(images)
    .where(and(eq(images.userId, userId), isNull(images.deletedAt)))
    .orderBy(asc(images.createdAt), asc(images.position));
  const { db } = context;
  const links = await db.select().from(artistLinks).where(eq(artistLinks.userId, userId));
  const account = {
    profile: await getProfile(context, userId),
    images: own.map(({ mediaKey: _, searchTokens: __, ...image }) => ({ ...image, file: fileName(image) })),
    credits: await db.select().from(creditEntries).where(eq(creditEntries.userId, userId)),
    orders: await db.select().from(orders).where(eq(orders.userId, userId)),
    collections: await collectionsWithImages(context, userId),
    logins: await db
      .select({
        browser: logins.browser,
        system: logins.system,
        createdAt: logins.createdAt,
        lastUsedAt: logins.lastUsedAt,
        endedAt: logins.revokedAt,
      })
      .from(logins)
      .where(eq(logins.userId, userId)),
    artistLinks: links.map(({ mediaKey: _, ...link }) => link),
    // Where to is told by the host alone: the address is a secret by which anybody could tell this browser something.
    notifications: (
      await db
        .select({ endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt })
        .from(pushSubscriptions)
        .innerJoin(logins, eq(logins.id, pushSubscriptions.loginId))
        .where(eq(logins.userId, userId))
    ).map(({ endpoint, createdAt }) => ({ service: new URL(endpoint).host, createdAt })),
    reports: await db.select().from(reports).where(eq(reports.userId, userId)),
  };
  return archive(
    (async function* () {
      yield { name: 'account.json', content: Buffer.from(JSON.stringify(account, null, 2)), isText: true };
      // One at a time: an archive of any size passes through little memory.
      for (const image of own) {
        yield { name: fileName(image), content: await context.media.getBytes(image.mediaKey), isText: false };
      }
      for (const { id, mediaKey } of links) {
        if (!mediaKey) continue;
        yield { name: `artist-links/${id}`, content: await context.media.getBytes(mediaKey), isText: false };
      }
    })(),
  );
}

async function collectionsWithImages({ db }: Context, userId: string) {
  const own = await db.select().from(collections).where(eq(collections.userId, userId));
  const contents = await db
    .select({ collectionId: collectionImages.collectionId, imageId: collectionImages.imageId })
    .from(collectionImages)
    .innerJoin(collections, eq(collections.id, collectionImages.collectionId))
    .where(eq(collections.userId, userId));
  const byCollection = Map.groupBy(contents, ({ collectionId }) => collectionId);
  return own.map((collection) => ({
    ...collection,
    images: (byCollection.get(collection.id) ?? []).map(({ imageId }) => imageId),
  }));
}

const fileName = (image: { id: string }) => `images/${image.id}.png`;

interface ArchiveFile {
  name: string;
  content: Uint8Array;
  isText: boolean;
}

function archive(files: AsyncGenerator<ArchiveFile>): ReadableStream<Uint8Array> {
  let zip: Zip;
  return new ReadableStream({
    start(controller) {
      zip = new Zip((error, chunk, final) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (final) controller.close();
      });
    },
    async pull() {
      const { value: file, done } = await files.next();
      if (done) return zip.end();
      // PNG is compressed already.
      const entry = file.isText ? new ZipDeflate(file.name) : new ZipPassThrough(file.name);
      zip.add(entry);
      entry.push(file.content, true);
    },
  });
}
