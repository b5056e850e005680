import { loginLifetimeDays } from '#contract/login.ts';
import { policy } from '#contract/policy.ts';
import type { KeyPurpose } from '../../db/schema/signing-key.ts';
import { accessTokenSeconds } from '../../signer.ts';
import { accessDays } from '../signed-address.ts';

const day = 24 * 60 * 60;

/** How long what is signed for a purpose is believed, in seconds. */
const lifetimes: Record<KeyPurpose, number> = {
  'access-token': accessTokenSeconds,
  'media-address': accessDays * day,
  // Browsers are told with the key that they have subscribed for; the app subscribes anew when it sees another.
  'web-push': loginLifetimeDays * day,
  'email-hash': policy.keepDays.formerEmails * day,
};

/** A process that has not heard of a rotation yet goes on signing for a little. */
const slackSeconds = 60 * 60;

/** Seconds for which a key is needed after it was retired. */
export const secondsNeeded = (purpose: KeyPurpose): number => lifetimes[purpose] + slackSeconds;
