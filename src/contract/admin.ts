import { z } from 'zod';
import { boundedString, boundedTrimmed } from './bounded.ts';
import { localizedTextSchema } from './language.ts';
import { pageQuerySchema } from './page.ts';

/** What operators do and see; every call wants the operator's right. */

export const queueDepthSchema = z.object({
  queue: z.string(),
  /** `created`, `retry` or `active`. */
  state: z.string(),
  jobs: z.int().nonnegative(),
  /** How long the oldest has been due, in seconds. */
  waitingSeconds: z.number().nonnegative(),
});

export const adminStatusSchema = z.object({
  accounts: z.int().nonnegative(),
  /** Registered in the last 24 hours, as the numbers below. */
  newAccounts: z.int().nonnegative(),
  images: z.int().nonnegative(),
  succeeded: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  openReports: z.int().nonnegative(),
  waitingForReview: z.int().nonnegative(),
  queues: z.array(queueDepthSchema),
});

export const adminUserSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  credits: z.int(),
  isOperator: z.boolean(),
  createdAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
});

/** Part of a name or of an email. */
export const adminUsersQuerySchema = z.object({ text: boundedTrimmed(100).default('') });

/** The most that an operator gives at once: who means more means it twice. */
export const maxGift = 100_000;

export const giftSchema = z.object({
  credits: z.int().min(1).max(maxGift),
  /** Why; it stands in the audit. */
  reason: boundedTrimmed(200).min(1, 'REQUIRED'),
});

export const adminReportSchema = z.object({
  id: z.uuid(),
  imageId: z.uuid().nullable(),
  /** Where to see the image, for the operator. */
  imageUrl: z.string().nullable(),
  isHidden: z.boolean(),
  username: z.string().nullable(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
});

export const adminReportsQuerySchema = pageQuerySchema.extend({
  withResolved: z
    .enum(['true', 'false'])
    .default('false')
    .transform((choice) => choice === 'true'),
});

export const adminPostSchema = z.object({
  slug: z.string(),
  title: localizedTextSchema,
  status: z.enum(['draft', 'published']),
  publishedAt: z.iso.datetime().nullable(),
});

export const postSlugSchema = z.object({ slug: boundedString(200) });
export const postStatusSchema = z.object({ status: z.enum(['draft', 'published']) });

export const operatorActSchema = z.object({
  id: z.uuid(),
  /** An operator's name, or the command line. */
  actor: z.string(),
  act: z.string(),
  subject: z.string().nullable(),
  details: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export type AdminStatus = z.infer<typeof adminStatusSchema>;
export type AdminUser = z.infer<typeof adminUserSchema>;
export type AdminReport = z.infer<typeof adminReportSchema>;
export type AdminPost = z.infer<typeof adminPostSchema>;
export type OperatorAct = z.infer<typeof operatorActSchema>;

/** Who acted, where it was nobody with an account. */
export const commandLineActor = 'command line';
