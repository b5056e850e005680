import type { Context } from '../context.ts';
import { traceMethods } from './trace-methods.ts';
import { noTracing, type Tracing } from './tracing.ts';

type Providers = Pick<Context, 'media' | 'composer' | 'models' | 'mail' | 'push' | 'payment' | 'google'>;

/** Has everything that providers are asked for be a span. */
export function traceProviders(tracing: Tracing, providers: Providers): Providers {
  if (tracing === noTracing) return providers;
  const { media, composer, models, mail, push, payment, google } = providers;
  return {
    media: traceMethods(tracing, media, {
      ...{ name: 'media', kind: 'client' },
      methods: ['put', 'getBytes', 'getStream', 'exists', 'delete', 'deleteAll', 'listAll'],
    }),
    composer: traceMethods(tracing, composer, {
      ...{ name: 'flash', kind: 'internal' },
      methods: ['draw', 'drawVector', 'improve', 'isDrawable'],
    }),
    models: models.map((model) =>
      traceMethods(tracing, model, { name: 'model', kind: 'client', methods: ['draw'] }),
    ),
    mail: traceMethods(tracing, mail, { name: 'mail', kind: 'client', methods: ['send'] }),
    push: traceMethods(tracing, push, { name: 'push', kind: 'client', methods: ['send'] }),
    payment:
      payment &&
      traceMethods(tracing, payment, {
        ...{ name: 'payment', kind: 'client' },
        methods: [
          ...(['createOrder', 'capture', 'findOrder', 'refund', 'findDispute', 'createPlan'] as const),
          ...(['createSubscription', 'activateSubscription', 'findSubscription'] as const),
          ...(['cancelSubscription', 'listPayments', 'readWebhook'] as const),
        ],
      }),
    google: google && traceMethods(tracing, google, { name: 'google', kind: 'client', methods: ['verify'] }),
  };
}
