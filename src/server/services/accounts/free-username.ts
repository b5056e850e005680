import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { usernameLength } from '#contract/account.ts';
import type { Executor } from '../../db/client.ts';
import { users } from '../../db/schema/user.ts';

/** A username that nobody has, as close to a person's name as the rules allow. */
export async function freeUsername(tx: Executor, name: string): Promise<string> {
  const plain =
    name
      .split('@')[0]
      ?.normalize('NFKC')
      .replace(/[^\p{L}\p{N}]+/gu, '_') ?? '';
  const stem = [...plain.replace(/^_+|_+$/g, '')].slice(0, usernameLength.max - 6).join('');
  for (let candidate = stem; ; candidate = `${stem || 'ink'}_${randomInt(100_000)}`) {
    if (candidate.length < usernameLength.min) continue;
    const [taken] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.username})`, candidate.toLowerCase()));
    if (!taken) return candidate;
  }
}
