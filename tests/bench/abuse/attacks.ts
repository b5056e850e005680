import type { Attack } from './attack.ts';
import { forgottenPasswords, guesses, longMail } from './attacks/accounts.ts';
import { killedConnections, slashes, unfinishedRequest } from './attacks/connections.ts';
import { captures, fullQueue, nouns } from './attacks/orders.ts';
import { pictures, undrawn } from './attacks/pictures.ts';

/** In the order in which they are tried. */
export const attacks: readonly Attack[] = [
  ...[guesses, forgottenPasswords, longMail, killedConnections, nouns, fullQueue],
  ...[captures, pictures, undrawn, slashes, unfinishedRequest],
];
