import { onTestFinished } from 'vitest';
import { PayPalPayment } from '#server/providers/payment/paypal/paypal-payment.ts';
import { type Replaced, startTestServer } from '../test-server.ts';
import { PayPalStandIn } from './paypal-stand-in.ts';

/** The application, and a stand-in of PayPal that takes the money. */
export async function startPayPalServer(replaced: Replaced = {}) {
  const standIn = await PayPalStandIn.start();
  onTestFinished(() => standIn.stop());
  const server = await startTestServer({ ...replaced, payment: new PayPalPayment(standIn.settings) });
  return { server, standIn };
}
