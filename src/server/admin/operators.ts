import { findUserId } from '../services/accounts/find.ts';
import { listOperators } from '../services/operators/list.ts';
import { setOperator } from '../services/operators/set-operator.ts';
import { type Command, type CommandInput, need, UsageError } from './command.ts';

export const operatorCommands: Record<string, Command> = {
  operators: {
    usage: 'operators                    who may open /admin, and do there what this does',
    run: async ({ db }) => (await listOperators(db)).map((operator) => ({ ...operator })),
  },
  'operators add': {
    isAct: true,
    usage: 'operators add EMAIL          give an account the right to',
    run: (input) => setRight(input, true),
  },
  'operators remove': {
    isAct: true,
    usage: 'operators remove EMAIL       take it away, at once',
    run: (input) => setRight(input, false),
  },
};

async function setRight({ db, words }: CommandInput, isOperator: boolean): Promise<string> {
  const id = await findUserId(db, need(words, 0, 'whose account, by its email'));
  if (!id || !(await setOperator(db, id, isOperator)))
    throw new UsageError('There is no account with this email.');
  return isOperator ? 'May open /admin from now on.' : 'May no longer open /admin.';
}
