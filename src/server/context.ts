import type { Logger } from 'pino';
import type { Plan } from '#contract/plan.ts';
import type { ContentFilter } from '#engine/moderation/content-filter.ts';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { GenerationNotifications } from './db/notifications.ts';
import type { Metrics } from './metrics.ts';
import type { Composer } from './providers/image/composer.ts';
import type { ImageProvider } from './providers/image/image-provider.ts';
import type { MailProvider } from './providers/mail/mail-provider.ts';
import type { Media } from './providers/media/media.ts';
import type { GoogleSignIn } from './providers/oidc/google.ts';
import type { PaymentProvider } from './providers/payment/payment-provider.ts';
import type { PushProvider } from './providers/push/push-provider.ts';
import type { Queue } from './queue.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Signer } from './signer.ts';
import type { Tracing } from './telemetry/tracing.ts';

/** What services and jobs work with; built once per process, handed in everywhere. */
export interface Context {
  config: Config;
  db: Database;
  /** A database that follows, for lists that everybody sees; see `readLists`. */
  replica: Database | undefined;
  queue: Queue;
  notifications: GenerationNotifications;
  rateLimits: RateLimits;
  signer: Signer;
  media: Media;
  /** What draws for whoever names no engine. */
  imageProvider: Composer;
  /** The hosted image models that can be ordered from besides. */
  models: readonly ImageProvider[];
  /** The built-in engine, from which the pictures of the library come, whatever draws for people. */
  composer: Composer;
  /** Judge what people ask for; each adds its findings. */
  contentFilters: readonly ContentFilter[];
  mail: MailProvider;
  /** Tells browsers what was drawn. */
  push: PushProvider;
  /** What is sold, in the order in which it is shown. */
  plans: Plan[];
  /** Undefined where nothing is sold. */
  payment: PaymentProvider | undefined;
  /** Undefined when no client id is set. */
  google: GoogleSignIn | undefined;
  metrics: Metrics;
  tracing: Tracing;
  log: Logger;
}
