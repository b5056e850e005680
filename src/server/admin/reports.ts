import { asc, eq, isNull, sql } from 'drizzle-orm';
import { reports } from '../db/schema/report.ts';
import { users } from '../db/schema/user.ts';
import { hideImage, showImage } from '../services/images/hide.ts';
import { type Command, need, UsageError } from './command.ts';

export const reportCommands: Record<string, Command> = {
  'reports list': {
    usage: 'reports list [--all]         what people and the content filter reported, oldest first',
    run: ({ db, options }) =>
      db
        .select({
          report: reports.id,
          image: reports.imageId,
          by: users.username,
          at: reports.createdAt,
          content: reports.content,
          resolved: reports.resolvedAt,
        })
        .from(reports)
        .leftJoin(users, eq(users.id, reports.userId))
        .where(options.all ? undefined : isNull(reports.resolvedAt))
        .orderBy(asc(reports.createdAt)),
  },
  'reports resolve': {
    usage: 'reports resolve REPORT       mark a report as dealt with',
    async run({ db, words }) {
      const [report] = await db
        .update(reports)
        .set({ resolvedAt: sql`now()` })
        .where(eq(reports.id, need(words, 0, 'which report')))
        .returning({ report: reports.id });
      if (!report) throw new UsageError('There is no such report.');
      return 'Resolved.';
    },
  },
  'images hide': {
    usage: 'images hide IMAGE            take an image down',
    async run({ db, words }) {
      if (!(await hideImage(db, need(words, 0, 'which image')))) throw noImage();
      return 'Hidden.';
    },
  },
  'images show': {
    usage: 'images show IMAGE            put an image back',
    async run({ db, words }) {
      if (!(await showImage(db, need(words, 0, 'which image')))) throw noImage();
      return 'Shown.';
    },
  },
};

const noImage = () => new UsageError('There is no such image.');
