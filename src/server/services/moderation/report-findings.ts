import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { reports } from '../../db/schema/report.ts';

/** Puts images on the operator's list for what the content filter found in their prompt. */
export async function reportFindings(
  tx: Executor,
  images: readonly { id: string }[],
  findings: readonly string[],
): Promise<void> {
  if (findings.length === 0 || images.length === 0) return;
  const content = `Content filter: ${findings.join(', ')}`;
  await tx
    .insert(reports)
    .values(images.map(({ id }) => ({ id: newId(), imageId: id, userId: null, content })));
}
