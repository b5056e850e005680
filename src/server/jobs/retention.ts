import type { Context } from '../context.ts';
import { expireCredits } from '../services/retention/expire-credits.ts';
import { grantMembershipCredits, topUpFreeAccounts } from '../services/retention/monthly-credits.ts';
import {
  purgeArtistLinks,
  purgeClosedAccounts,
  purgeDeletedImages,
  purgeEndedLogins,
  purgeEndedTokens,
  purgeFormerEmails,
  purgeModelRequests,
  purgeRetiredKeys,
  purgeSources,
} from '../services/retention/purge.ts';

/** A quiet hour, and no round minute, when everybody's jobs begin. */
const everyNight = '17 3 * * *';

/** Does once a day what time asks for. */
export async function workOnRetention(context: Context): Promise<void> {
  await context.queue.work('retention', 1, () => runRetention(context));
  await context.queue.schedule('retention', everyNight);
}

/** Each step may run again at any time: it finds nothing left to do. */
export async function runRetention(context: Context): Promise<void> {
  const done = {
    expiredGrants: await expireCredits(context),
    toppedUpAccounts: await topUpFreeAccounts(context),
    membershipGrants: await grantMembershipCredits(context),
    sources: await purgeSources(context),
    images: await purgeDeletedImages(context),
    artistLinks: await purgeArtistLinks(context),
    accounts: await purgeClosedAccounts(context),
  };
  await purgeEndedLogins(context);
  await purgeEndedTokens(context);
  await purgeFormerEmails(context);
  await purgeModelRequests(context);
  await purgeRetiredKeys(context);
  context.log.info(done, 'retention');
}
