import { z } from 'zod';

/** Days after which a login ends, however often it was refreshed. */
export const loginLifetimeDays = 180;

/** One login of an account, as its owner sees it. */
export const loginRecordSchema = z.object({
  id: z.uuid(),
  /** As people call it; null where it did not say, or said something unknown. */
  browser: z.string().nullable(),
  /** Likewise what it runs on. */
  system: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** To the hour. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});

export type LoginRecord = z.infer<typeof loginRecordSchema>;
