import type { Context } from '../context.ts';

/** Sends the mails that nobody waits for. One that is not accepted is sent again later. */
export async function workOnMails(context: Context): Promise<void> {
  await context.queue.work('mail', 1, async (mail, { isLast }) => {
    try {
      await context.mail.send(mail);
    } catch (error) {
      context.log.error({ err: error, isLast }, 'mail was not accepted');
      throw error;
    }
  });
}
