import { z } from 'zod';
import { languageSchema } from './language.ts';

/** What browsers of today subscribe with; others cannot be told anything. */
export const pushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/** A browser's subscription, as `PushSubscription.toJSON()` has it, and the key that it subscribed with. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({
    p256dh: z
      .string()
      .max(101)
      .regex(/^[\w-]{80,100}=?$/),
    auth: z
      .string()
      .max(32)
      .regex(/^[\w-]{20,30}={0,2}$/),
  }),
  applicationKey: z
    .string()
    .max(100)
    .regex(/^[\w-]{80,100}$/),
  /** In which the notifications are written. */
  language: languageSchema,
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionSchema>;

/** What a browser subscribes with, and whether this login has a subscription. */
export const pushStateSchema = z.object({
  publicKey: z.string(),
  /** Where the browser of this login is told; null where it is not. */
  endpoint: z.string().nullable(),
});

/** What the service worker is told; it shows it as it is. */
export interface PushMessage {
  readonly text: string;
  /** The page that it is about, opened by a press; another about the same takes its place. */
  readonly path: string;
}
