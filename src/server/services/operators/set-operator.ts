import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { users } from '../../db/schema/user.ts';

/** Gives an account the operator's right, or takes it away. Returns false when there is none, or it is closed. */
export async function setOperator(db: Executor, userId: string, isOperator: boolean): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ isOperator })
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .returning({ id: users.id });
  return changed.length > 0;
}
