import type { Context } from '../context.ts';
import { sendNews } from '../services/push/send-news.ts';

const atATime = 4;

/** Tells browsers what was drawn. A push service that does not answer is asked again later. */
export async function workOnPush(context: Context): Promise<void> {
  await context.queue.work('push', atATime, async (news, { isLast }) => {
    try {
      await sendNews(context, news);
    } catch (error) {
      context.log.warn({ err: error, isLast }, 'a notification was not accepted');
      throw error;
    }
  });
}
