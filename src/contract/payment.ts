import { z } from 'zod';
import { boundedString } from './bounded.ts';
import { pageQuerySchema } from './page.ts';
import { planCodeSchema } from './plan.ts';

export const chargeTypes = ['Credit', 'Membership'] as const;
export const paymentMethods = ['paypal', 'card'] as const;
/** As the history shows them. `disputed`: the buyer asked their bank or PayPal for the money. */
export const orderStatuses = [
  'unpaid',
  'pending',
  'success',
  'failed',
  'cancelled',
  'refund',
  'disputed',
] as const;

/**
 * Orders a pass or a membership. Whatever `chargeType` says, the plan decides which of both it is; amounts come from
 * the catalogue of plans alone.
 */
export const createOrderSchema = z.object({
  planCode: planCodeSchema,
  method: z.enum(paymentMethods).default('paypal'),
  chargeType: z.enum(chargeTypes).default('Credit'),
});

export const rechargeSchema = createOrderSchema.pick({ planCode: true });

/** The provider's name for an order or a subscription: what the calls about one payment are asked by. */
export const paymentIdSchema = boundedString(200);

export const createdOrderSchema = z.object({
  id: z.string(),
  /** A subscription is agreed to with `createSubscription` of PayPal's script, an order with `createOrder`. */
  kind: z.enum(['order', 'subscription']),
  /** Where the buyer agrees to pay, when the provider asks for it on a page of its own. */
  approveUrl: z.string().nullable(),
  /** What is paid now, in cents: nothing when a membership begins later. */
  amount: z.int().nonnegative(),
  currency: z.string(),
});

/** Why a payment was refused. `other` stands for what the provider does not tell. */
export const declineReasons = [
  'card-declined',
  'insufficient-funds',
  'card-expired',
  'card-invalid',
  'other',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/**
 * What came of a payment. `COMPLETED` is what the payment provider calls one that went through. `PENDING`: it is on
 * its way, or the provider has not told yet; what is bought comes by itself. `SCHEDULED`: a membership was agreed to
 * that begins later. After `DECLINED` the same order may be paid another way.
 */
export const capturedOrderSchema = z.object({
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED', 'SCHEDULED']),
  creditsAdded: z.int().nonnegative(),
  declined: z.enum(declineReasons).nullable(),
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
  /** Of its receipt, which `GET /api/payment/receipt/{orderId}` brings as PDF; null while it is not paid. */
  receiptNumber: z.int().positive().nullable(),
  createdAt: z.iso.datetime(),
});

/** `GET /api/payment/result/{id}`: for whoever comes back from the provider's page, or looks again. */
export const paymentResultSchema = capturedOrderSchema.extend({
  planCode: z.string(),
  amount: z.int().nonnegative(),
  currency: z.string(),
  /** Null when there is no order of this payment yet: a membership that begins later. */
  orderId: z.uuid().nullable(),
});

/** A card of the test provider, which takes no other than test cards. `expiry` is MM/YY. */
export const testCardSchema = z.object({
  number: boundedString(30),
  expiry: boundedString(7),
  code: boundedString(4),
});

/** Numbers that cards are tested with, and what comes of them. No other number is taken by the test provider. */
export const testCards = {
  '4111111111111111': null,
  '4242424242424242': null,
  '5555555555554444': null,
  '4000000000000002': 'card-declined',
  '4000000000009995': 'insufficient-funds',
  '4000000000000069': 'card-expired',
  '4000000000000127': 'card-invalid',
} as const satisfies Record<string, DeclineReason | null>;
/** Pays for the first month of a membership and no other: its renewals fail. */
export const unrenewableTestCard = '4000000000000341';

/** The history asks for everything at once. */
export const maxOrderPageSize = 1000;
export const ordersQuerySchema = z.object({
  page: pageQuerySchema.shape.currentPage,
  pageSize: z.coerce.number().int().min(1).max(maxOrderPageSize).default(10),
});

export type CreateOrder = z.infer<typeof createOrderSchema>;
export type CreatedOrder = z.infer<typeof createdOrderSchema>;
export type CapturedOrder = z.infer<typeof capturedOrderSchema>;
export type PaymentResult = z.infer<typeof paymentResultSchema>;
export type TestCard = z.infer<typeof testCardSchema>;
export type Order = z.infer<typeof orderSchema>;
export type OrdersQuery = z.infer<typeof ordersQuerySchema>;
