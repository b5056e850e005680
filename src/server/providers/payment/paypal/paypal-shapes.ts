import { z } from 'zod';

/** PayPal's own shapes, as far as they are read; they may hold more. */
export const moneySchema = z.object({ currency_code: z.string(), value: z.string() });

const linkSchema = z.object({ href: z.string(), rel: z.string() });
export const createdSchema = z.object({ id: z.string(), links: z.array(linkSchema).default([]) });
export const namedSchema = z.object({ id: z.string() });
export const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

const captureSchema = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  amount: moneySchema,
  processor_response: z.object({ response_code: z.string().optional() }).optional(),
});
const refundSchema = z.object({ id: z.string(), status: z.string(), amount: moneySchema });

export const orderSchema = z.object({
  id: z.string(),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  purchase_units: z
    .array(
      z.object({
        amount: moneySchema.optional(),
        payments: z
          .object({
            captures: z.array(captureSchema).default([]),
            refunds: z.array(refundSchema).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});
export type PayPalOrder = z.infer<typeof orderSchema>;

export const subscriptionSchema = z.object({
  id: z.string(),
  status: z.enum(['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED']),
  billing_info: z
    .object({
      failed_payments_count: z.number().default(0),
      last_failed_payment: z.object({ reason_code: z.string().optional() }).optional(),
    })
    .optional(),
});

export const transactionsSchema = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string(),
        status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED']),
        amount_with_breakdown: z.object({ gross_amount: moneySchema }),
        time: z.coerce.date(),
      }),
    )
    .default([]),
});

export const disputesSchema = z.object({
  items: z
    .array(
      z.object({
        dispute_id: z.string(),
        status: z.string(),
        dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
      }),
    )
    .default([]),
});

export const reportSchema = z.object({
  transaction_details: z
    .array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string(),
          /** Of a refund: the payment that it gives back. */
          paypal_reference_id: z.string().optional(),
          transaction_event_code: z.string(),
          transaction_initiation_date: z.coerce.date(),
          transaction_amount: moneySchema,
          /** S: it went through. */
          transaction_status: z.string(),
        }),
      }),
    )
    .default([]),
  total_pages: z.number().default(1),
});

export const verificationSchema = z.object({ verification_status: z.string() });

export const webhookSchema = z.object({
  event_type: z.string(),
  resource: z
    .object({
      id: z.string().optional(),
      billing_agreement_id: z.string().optional(),
      sale_id: z.string().optional(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
        .optional(),
      disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).optional(),
      links: z.array(linkSchema).optional(),
    })
    .loose(),
});
export type PayPalWebhook = z.infer<typeof webhookSchema>;

export const errorSchema = z.object({
  name: z.string().default(''),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().default('') })).default([]),
});
