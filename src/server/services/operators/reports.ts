import { asc, eq, isNull } from 'drizzle-orm';
import type { AdminReport } from '#contract/admin.ts';
import type { Page, PageQuery } from '#contract/page.ts';
import type { Context } from '../../context.ts';
import { images } from '../../db/schema/image.ts';
import { reports } from '../../db/schema/report.ts';
import { users } from '../../db/schema/user.ts';
import { imageUrl } from '../images/image-url.ts';
import { paginate } from '../paginate.ts';

/** One page of what was reported, the oldest first, each with its image: signed, as long as it is not taken down. */
export async function pageReports(
  { db, signer }: Pick<Context, 'db' | 'signer'>,
  { withResolved, ...page }: PageQuery & { withResolved: boolean },
): Promise<Page<AdminReport>> {
  const wanted = withResolved ? undefined : isNull(reports.resolvedAt);
  const [rows, total] = await Promise.all([
    db
      .select({ report: reports, image: images, username: users.username })
      .from(reports)
      .leftJoin(images, eq(images.id, reports.imageId))
      .leftJoin(users, eq(users.id, reports.userId))
      .where(wanted)
      .orderBy(asc(reports.createdAt), asc(reports.id))
      .limit(page.pageSize)
      .offset((page.currentPage - 1) * page.pageSize),
    db.$count(reports, wanted),
  ]);
  const found = rows.map(({ report, image, username }) => ({
    ...{ id: report.id, imageId: report.imageId, username, content: report.content },
    imageUrl: image && imageUrl(signer, image),
    isHidden: image !== null && image.hiddenAt !== null,
    createdAt: report.createdAt.toISOString(),
    resolvedAt: report.resolvedAt?.toISOString() ?? null,
  }));
  return paginate(page, total, found);
}
