import { randomUUID } from 'node:crypto';
import type { CaptureStatus, CreatedPayment, PaymentProvider } from './payment-provider.ts';

/** Takes no money and says yes to everything, so that buying can be tried where no provider is set up. */
export class TestPayment implements PaymentProvider {
  readonly id = 'test';
  readonly checkout = { provider: 'test' } as const;

  async createOrder(): Promise<CreatedPayment> {
    return { providerOrderId: `TEST-${randomUUID()}`, approveUrl: null };
  }

  async capture(): Promise<CaptureStatus> {
    return 'COMPLETED';
  }
}
