import type { Context } from '../../context.ts';
import { receiptPdf } from '../../receipts/receipt-pdf.ts';
import { writeReceipt } from '../../receipts/receipt-texts.ts';
import { findReceiptByNumber } from './find.ts';

/** Mails a receipt to its buyer. */
export async function sendReceipt({ db, mail }: Pick<Context, 'db' | 'mail'>, number: number): Promise<void> {
  const receipt = await findReceiptByNumber(db, number);
  if (!receipt) return;
  const written = writeReceipt(receipt);
  await mail.send({
    to: receipt.email,
    ...written.mail,
    attachments: [
      { filename: written.fileName, contentType: 'application/pdf', content: await receiptPdf(receipt) },
    ],
  });
}
