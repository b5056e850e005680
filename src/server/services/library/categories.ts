import { asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Category, CategoryStatsQuery, CategoryTree } from '#contract/category.ts';
import type { Page } from '#contract/page.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { categories, tags } from '../../db/schema/category.ts';
import { ServiceError } from '../../errors.ts';
import { paginate } from '../paginate.ts';

type Row = typeof categories.$inferSelect;
const byHotness: SQL[] = [desc(categories.hotness), asc(categories.id)];

/** All categories, the hottest first. */
export async function listCategories({ db }: Context, limit?: number): Promise<Category[]> {
  const all = db
    .select()
    .from(categories)
    .orderBy(...byHotness);
  return toCategories(db, await (limit === undefined ? all : all.limit(limit)));
}

/** @throws ServiceError CATEGORY_NOT_FOUND */
export async function findCategory({ db }: Context, slug: string): Promise<Category> {
  const rows = await db.select().from(categories).where(eq(categories.slug, slug));
  const [category] = await toCategories(db, rows);
  if (!category) throw new ServiceError('CATEGORY_NOT_FOUND');
  return category;
}

/** One page of the categories with how many images each has. */
export async function pageCategories(
  { db }: Context,
  { sortBy, sortOrder, ...page }: CategoryStatsQuery,
): Promise<Page<Category>> {
  const direction = sortOrder === 'asc' ? asc : desc;
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(categories)
      .orderBy(direction(categories[sortBy]), asc(categories.id))
      .limit(page.pageSize)
      .offset((page.currentPage - 1) * page.pageSize),
    db.select({ total: count() }).from(categories),
  ]);
  return paginate(page, counted?.total ?? 0, await toCategories(db, rows));
}

/** The categories, those with a parent inside it. */
export async function categoryTree(context: Context): Promise<CategoryTree[]> {
  const all = await listCategories(context);
  const childrenOf = (parentId: string | null) => all.filter((category) => category.parentId === parentId);
  return childrenOf(null).map((category) => ({ ...category, children: childrenOf(category.id) }));
}

async function toCategories(db: Executor, rows: Row[]): Promise<Category[]> {
  const tagIds = [...new Set(rows.flatMap((row) => Object.keys(row.tagCounts)))];
  const named = tagIds.length > 0 ? await db.select().from(tags).where(inArray(tags.id, tagIds)) : [];
  const names = new Map(named.map((tag) => [tag.id, tag.name]));

  return rows.map(({ tattooKey, sourceKey, tagCounts, createdAt: _, ...row }) => ({
    ...row,
    tattooUrl: tattooKey && `/media/${tattooKey}`,
    sourceUrl: sourceKey && `/media/${sourceKey}`,
    tagCounts: Object.entries(tagCounts)
      .map(([tagId, number]) => ({ tagId, count: number, displayName: names.get(tagId) ?? { en: tagId } }))
      .sort((a, b) => b.count - a.count || a.tagId.localeCompare(b.tagId)),
  }));
}
