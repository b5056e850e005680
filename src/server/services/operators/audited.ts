import type { Database, Executor, Transacting } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { operatorActs } from '../../db/schema/operator-act.ts';
import type { Operator } from './check-operator.ts';

/** What somebody with the operator's right does. */
export interface Act {
  act: string;
  /** What it is done to, by its id or name. */
  subject?: string | undefined;
  details?: string;
}

/** The transaction of an act. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Does something in the operator's name and writes it down, both or neither. What is refused by throwing, or finds
 * nothing to do and says so by `false`, is not written down.
 */
export function audited<T>(
  db: Transacting,
  operator: Operator,
  act: Act,
  perform: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const result = await perform(tx);
    if (result !== false) await recordAct(tx, operator, act);
    return result;
  });
}

/** Writes down what was done. */
export async function recordAct(
  db: Executor,
  { id, name }: Operator,
  { act, subject, details }: Act,
): Promise<void> {
  await db.insert(operatorActs).values({
    ...{ id: newId(), operatorId: id, actor: name },
    ...{ act, subject: subject ?? null, details: details ?? null },
  });
}
