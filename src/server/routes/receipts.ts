import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from '../context.ts';
import { answers } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';
import { signedInLimited } from '../http/signed-in.ts';
import { receiptPdf } from '../receipts/receipt-pdf.ts';
import { writeReceipt } from '../receipts/receipt-texts.ts';
import { findReceipt } from '../services/receipts/find.ts';

export function receiptRoutes(context: Context) {
  const receiptRoute = createRoute({
    ...signedInLimited(context, 'receipt-account'),
    method: 'get',
    path: '/api/payment/receipt/{orderId}',
    tags: ['payments'],
    summary: 'The receipt of an order, or of its refund, as PDF',
    request: { params: z.object({ orderId: z.uuid() }) },
    responses: {
      ...answers(z.null(), 401, 404, 422, 429),
      200: {
        content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
        description: 'The receipt',
      },
    },
  });

  return createRouter().openapi(receiptRoute, async (c) => {
    const receipt = await findReceipt(context.db, c.var.caller, c.req.valid('param').orderId);
    c.header('content-disposition', `attachment; filename="${writeReceipt(receipt).fileName}"`);
    c.header('content-type', 'application/pdf');
    return c.body(new Uint8Array(await receiptPdf(receipt)), 200);
  });
}
