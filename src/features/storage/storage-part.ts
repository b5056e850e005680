import type { MessageDescriptor } from '@lingui/core';

export interface Measured {
  readonly bytes: number;
  /** Of things that people would count. */
  readonly count?: number;
}

/** Things of one sort that lie on this device. */
export interface Stored {
  /** @throws where the browser keeps nothing */
  measure(): Promise<Measured>;
  clear(): Promise<void>;
}

/** One row of the page. */
export interface StoragePart extends Stored {
  readonly name: string;
  readonly label: MessageDescriptor;
  /** What it is good for. */
  readonly text: MessageDescriptor;
  /** What is said before it is cleared, where it lies nowhere else; null where a network brings it back. */
  readonly warning: MessageDescriptor | null;
}
