import { isOutOfRoom, type KeptKind } from '#lib/kept-thing.ts';
import { readArchive } from './read-archive.ts';

export interface BroughtBack {
  readonly restored: number;
  /** Already here. */
  readonly known: number;
  /** Not what they should be, or more than are kept. */
  readonly refused: number;
  /** The device is full: what is missing can come once there is room. */
  readonly isFull: boolean;
}

/**
 * Brings back what a file has, each thing by itself: one that is broken keeps no other away.
 * @throws when it is no file of ours
 */
export async function bringBack(file: Blob, kinds: readonly KeptKind[]): Promise<BroughtBack> {
  const archive = await readArchive(file);
  const found = kinds.flatMap((kind) => (archive.get(kind.folder) ?? []).map((thing) => ({ kind, thing })));
  if (found.length === 0) throw new Error('an archive of something else');
  const count = { restored: 0, known: 0, refused: 0 };
  for (const { kind, thing } of found) {
    try {
      const wasMissing = await kind.restore(thing);
      count[wasMissing ? 'restored' : 'known'] += 1;
    } catch (error) {
      if (isOutOfRoom(error)) return { ...count, isFull: true };
      count.refused += 1;
    }
  }
  return { ...count, isFull: false };
}
