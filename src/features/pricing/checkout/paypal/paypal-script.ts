import type { CreatedOrder } from '#contract/payment.ts';

/** What PayPal's script leaves on the window: of it, what we use. */
export interface PayPal {
  Buttons(options: ButtonsOptions): Part;
  /** Missing where the account behind the client id takes no cards. */
  CardFields?(options: CardFieldsOptions): CardFieldsPart;
}

interface Part {
  isEligible(): boolean;
  render(element: HTMLElement): Promise<void>;
  close(): Promise<void>;
}

interface Handlers {
  onError(error: unknown): void;
  onCancel?(): void;
}

export interface ButtonsOptions extends Handlers {
  style: { layout: 'vertical'; shape: 'rect'; height: number };
  createOrder?: () => Promise<string>;
  createSubscription?: () => Promise<string>;
  onApprove(data: { orderID?: string; subscriptionID?: string | null }): Promise<void>;
}

export interface CardFieldsOptions extends Handlers {
  createOrder: () => Promise<string>;
  onApprove(data: { orderID: string }): Promise<void>;
  style: Record<string, Record<string, string>>;
}

interface CardFieldsPart {
  isEligible(): boolean;
  NumberField(): Part;
  ExpiryField(): Part;
  CVVField(): Part;
  submit(): Promise<void>;
}

interface ScriptOptions {
  scriptUrl: string;
  clientId: string;
  currency: string;
  kind: CreatedOrder['kind'];
}

/** The name under which each kind of payment has its script: PayPal's takes orders, or subscriptions. */
const names = { order: 'paypalOrders', subscription: 'paypalSubscriptions' } as const;
const patienceMs = 20_000;
const loading = new Map<CreatedOrder['kind'], Promise<PayPal>>();

/**
 * Fetches PayPal's script, once for each kind of payment. Asked again after a failure it tries again.
 * @throws when the script does not come in time, or is kept from running
 */
export function loadPayPal(options: ScriptOptions): Promise<PayPal> {
  const known = loading.get(options.kind);
  if (known) return known;
  const script = inject(options);
  loading.set(options.kind, script);
  script.catch(() => loading.delete(options.kind));
  return script;
}

function inject({ scriptUrl, clientId, currency, kind }: ScriptOptions): Promise<PayPal> {
  const isSubscription = kind === 'subscription';
  const query = new URLSearchParams({
    'client-id': clientId,
    currency,
    components: isSubscription ? 'buttons' : 'buttons,card-fields',
    intent: isSubscription ? 'subscription' : 'capture',
    ...(isSubscription && { vault: 'true' }),
  });
  const script = document.createElement('script');
  script.src = `${scriptUrl}?${query}`;
  script.dataset.namespace = names[kind];
  return new Promise<PayPal>((resolve, reject) => {
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(reason));
    };
    const timer = setTimeout(() => fail('PayPal took too long'), patienceMs);
    script.onerror = () => {
      clearTimeout(timer);
      fail('PayPal did not come');
    };
    script.onload = () => {
      clearTimeout(timer);
      const paypal = (window as unknown as Record<string, PayPal | undefined>)[names[kind]];
      if (paypal) resolve(paypal);
      else fail('PayPal came, and did not run');
    };
    document.head.append(script);
  });
}
