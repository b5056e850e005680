import type { PushMessage } from '#contract/push.ts';
import type { PushKey } from '../../signer.ts';

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What brings messages to browsers. */
export interface PushProvider {
  /** Whether messages may be sent there at all. */
  takes(endpoint: string): boolean;
  /**
   * @returns false when the browser has unsubscribed
   * @throws when the message was not accepted, and may be later
   */
  send(target: PushTarget, key: PushKey, message: PushMessage): Promise<boolean>;
}
