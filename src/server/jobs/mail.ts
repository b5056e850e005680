import type { Context } from '../context.ts';
import { sendReceipt } from '../services/receipts/send.ts';

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
  await context.queue.work('receipt', 1, async ({ number }, { isLast }) => {
    try {
      await sendReceipt(context, number);
    } catch (error) {
      context.log.error({ err: error, isLast, number }, 'a receipt could not be mailed');
      throw error;
    }
  });
}
