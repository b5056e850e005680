import { keyPurposes } from '../db/schema/signing-key.ts';
import { listKeys } from '../services/keys/list.ts';
import { rotateKey } from '../services/keys/rotate.ts';
import { type Command, need, UsageError } from './command.ts';

export const keyCommands: Record<string, Command> = {
  'keys rotate': {
    isAct: true,
    usage:
      'keys rotate PURPOSE          sign with a new key; what the old one signed stays good until it runs out',
    async run({ db, words }) {
      const wanted = need(words, 0, `what for: ${keyPurposes.join(', ')}`);
      const purpose = keyPurposes.find((known) => known === wanted);
      if (!purpose) throw new UsageError(`There are keys for ${keyPurposes.join(', ')}.`);
      await rotateKey(db, purpose);
      return `A new key for ${purpose} signs in two minutes.`;
    },
  },
  keys: {
    usage: 'keys                         the signing keys, without what they are',
    run: async ({ db }) => (await listKeys(db)).map((key) => ({ ...key })),
  },
};
