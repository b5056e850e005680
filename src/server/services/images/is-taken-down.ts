import type { images } from '../../db/schema/image.ts';

/** Whether nobody may see an image any more: its owner deleted it, or the operator hid it. */
export function isTakenDown({
  hiddenAt,
  deletedAt,
}: Pick<typeof images.$inferSelect, 'hiddenAt' | 'deletedAt'>): boolean {
  return hiddenAt !== null || deletedAt !== null;
}
