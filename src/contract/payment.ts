import { z } from 'zod';
import { pageQuerySchema } from './page.ts';
import { planCodeSchema } from './plan.ts';

export const chargeTypes = ['Credit', 'Membership'] as const;
export const paymentMethods = ['paypal', 'card'] as const;
export const orderStatuses = ['unpaid', 'pending', 'success', 'failed', 'cancelled', 'refund'] as const;

export const createOrderSchema = z.object({
  planCode: planCodeSchema,
  method: z.enum(paymentMethods).default('paypal'),
  chargeType: z.enum(chargeTypes).default('Credit'),
});

export const rechargeSchema = createOrderSchema.pick({ planCode: true });

export const createdOrderSchema = z.object({
  id: z.string(),
  /** Where the buyer agrees to pay, when the provider asks for it on a page of its own. */
  approveUrl: z.string().nullable(),
});

/** `COMPLETED` is what the payment provider calls a payment that went through. */
export const capturedOrderSchema = z.object({
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED']),
  creditsAdded: z.int().nonnegative(),
});

/** An order as its buyer sees it. `amount` is in cents. */
export const orderSchema = z.object({
  orderId: z.uuid(),
  planCode: z.string(),
  chargeType: z.enum(chargeTypes),
  creditsAdded: z.int().nonnegative(),
  amount: z.int().nonnegative(),
  currency: z.string(),
  status: z.enum(orderStatuses),
  createdAt: z.iso.datetime(),
});

/** The history asks for everything at once. */
export const maxOrderPageSize = 1000;
export const ordersQuerySchema = z.object({
  page: pageQuerySchema.shape.currentPage,
  pageSize: z.coerce.number().int().min(1).max(maxOrderPageSize).default(10),
});

export type CreateOrder = z.infer<typeof createOrderSchema>;
export type CreatedOrder = z.infer<typeof createdOrderSchema>;
export type CapturedOrder = z.infer<typeof capturedOrderSchema>;
export type Order = z.infer<typeof orderSchema>;
export type OrdersQuery = z.infer<typeof ordersQuerySchema>;
