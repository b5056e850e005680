import type { Context } from './context.ts';
import type { Env } from './env.ts';
import { workOnBackups } from './jobs/backup.ts';
import { workOnGenerations } from './jobs/generate.ts';
import { workOnMails } from './jobs/mail.ts';
import { workOnPayments } from './jobs/payments.ts';
import { workOnPush } from './jobs/push.ts';
import { workOnRetention } from './jobs/retention.ts';

/** Has this process work on all that the queue and the clock set off. */
export async function work(context: Context, databaseUrl: string, env: Env): Promise<void> {
  // Nobody else works on the embedded database: what is marked as being drawn was cut off.
  if (!env.databaseUrl) {
    await context.queue.reclaim('generate');
    await context.queue.reclaim('generate-model');
  }
  await workOnGenerations(context);
  await workOnRetention(context);
  await workOnMails(context);
  await workOnPush(context);
  await workOnPayments(context);
  await workOnBackups(context, databaseUrl, env.backup);
}
