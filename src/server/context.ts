import type { Logger } from 'pino';
import type { Database } from './db/client.ts';
import type { GenerationNotifications } from './db/notifications.ts';
import type { ImageProvider } from './providers/image/image-provider.ts';
import type { Media } from './providers/media/media.ts';
import type { Queue } from './queue.ts';
import type { Signer } from './signer.ts';

/** What services and jobs work with; built once per process, handed in everywhere. */
export interface Context {
  db: Database;
  queue: Queue;
  notifications: GenerationNotifications;
  media: Media;
  imageProvider: ImageProvider;
  signer: Signer;
  log: Logger;
}
