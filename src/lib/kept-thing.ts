/** Something that lies on this device alone, as it goes into a file and comes back from one. */
export interface KeptThing {
  readonly id: string;
  /** What can be written as JSON. */
  readonly about: unknown;
  /** By name. */
  readonly files: ReadonlyMap<string, Blob>;
}

/** All of one kind. */
export interface KeptKind {
  /** Names them in the file. */
  readonly folder: string;
  list(): Promise<KeptThing[]>;
  /**
   * Brings one back, from a file that anybody may have written. Tells whether it was missing here.
   * @throws when it is not what it should be, or there is no room for it
   */
  restore(thing: KeptThing): Promise<boolean>;
}

/** Whether something failed for want of room on the device. */
export function isOutOfRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
