import { and, count, eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Context } from '../../context.ts';
import { generations } from '../../db/schema/generation.ts';
import { images } from '../../db/schema/image.ts';
import { logins } from '../../db/schema/login.ts';
import { pushSubscriptions } from '../../db/schema/push-subscription.ts';
import type { Jobs } from '../../queue.ts';
import { isStanding } from '../accounts/standing-login.ts';

const texts: Record<Language, { ready: (designs: number) => string; failed: string; path: string }> = {
  en: {
    ready: (designs) => (designs === 1 ? 'Your design is ready.' : `Your ${designs} designs are ready.`),
    failed: 'Your design could not be drawn. Open the app to see why.',
    path: '/create',
  },
  zh: {
    ready: (designs) => `${designs} 款图案画好了。`,
    failed: '图案没能画成。打开应用查看原因。',
    path: '/zh/create',
  },
  ja: {
    ready: (designs) => `図案が${designs}点できました。`,
    failed: '図案を描けませんでした。アプリを開いて理由を確認してください。',
    path: '/ja/create',
  },
};

/**
 * Tells one browser how a generation has ended, if its login is still on.
 * @throws when the push service does not accept it
 */
export async function sendNews(
  { db, push, signer }: Context,
  { generationId, loginId }: Jobs['push'],
): Promise<void> {
  const [subscription] = await db
    .select({ target: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(logins, eq(logins.id, pushSubscriptions.loginId))
    .where(and(eq(pushSubscriptions.loginId, loginId), isStanding));
  const [generation] = await db
    .select({ status: generations.status })
    .from(generations)
    .where(eq(generations.id, generationId));
  if (!subscription || !generation) return;
  const { target } = subscription;
  const [drawn] = await db.select({ total: count() }).from(images).where(eq(images.batchId, generationId));
  const { ready, failed, path } = texts[target.language];
  const text = generation.status === 'succeeded' ? ready(drawn?.total ?? 0) : failed;
  const key = signer.pushKeyOf(target.applicationKey);
  const isThere = key !== undefined && (await push.send(target, key, { text, path }));
  if (!isThere) await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, target.endpoint));
}
