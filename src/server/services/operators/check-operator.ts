import { and, eq, isNull } from 'drizzle-orm';
import { commandLineActor } from '#contract/admin.ts';
import type { Executor } from '../../db/client.ts';
import { users } from '../../db/schema/user.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';

/** Somebody with the operator's right. */
export interface Operator {
  /** Null at the command line. */
  id: string | null;
  name: string;
}

/** Whoever may run programs beside the data. */
export const commandLine: Operator = { id: null, name: commandLineActor };

/**
 * The caller as an operator, as the database has it at this moment.
 * @throws ServiceError FORBIDDEN for everybody else
 */
export async function checkOperator(db: Executor, { userId }: Caller): Promise<Operator> {
  const [operator] = await db
    .select({ id: users.id, name: users.username })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isOperator, true), isNull(users.closedAt)));
  if (!operator) throw new ServiceError('FORBIDDEN');
  return operator;
}
