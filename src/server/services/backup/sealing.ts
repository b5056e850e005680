import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error.ts';

/** Turns bytes into what is kept, and back. `path` is where it is kept: what is found elsewhere does not open. */
export interface Sealing {
  seal(path: string, plain: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  /** @throws SealBroken when anything of it was changed, moved or cut off; nothing of that part is yielded */
  open(path: string, sealed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  /** A name for contents that only equal contents have. */
  digest(contents: Uint8Array): string;
}

/** Something that was kept is not what it was. */
export class SealBroken extends StartupError {
  override name = 'SealBroken';
}

/** Keeps everything as it is. */
export const unsealed: Sealing = {
  seal: (_path, plain) => plain,
  open: (_path, sealed) => sealed,
  digest: (contents) => createHash('sha256').update(contents).digest('hex'),
};

/** What stands beside what is kept, so that the passphrase alone opens it. It tells nothing of either. */
export interface Lock {
  kdf: 'scrypt';
  n: number;
  r: number;
  p: number;
  salt: string;
  /** What a right key gives. */
  check: string;
}

const keyBytes = 32;
/** 128 MB and half a second for each guess of a passphrase. */
const cost = { n: 2 ** 17, r: 8, p: 1 };

export async function makeLock(passphrase: string): Promise<Lock> {
  const lock = { kdf: 'scrypt', ...cost, salt: randomBytes(32).toString('base64') } as const;
  return { ...lock, check: checkOf(await deriveKey(passphrase, lock)) };
}

/** @throws StartupError when it is another passphrase */
export async function unlock(lock: Lock, passphrase: string): Promise<Sealing> {
  const key = await deriveKey(passphrase, lock);
  if (!timingSafeEqual(Buffer.from(checkOf(key)), Buffer.from(lock.check)))
    throw new StartupError('These backups were encrypted with another BACKUP_PASSPHRASE.');
  return new KeySealing(key);
}

function deriveKey(passphrase: string, { n, r, p, salt }: Omit<Lock, 'check'>): Promise<Buffer> {
  type Derive = (password: string, salt: Buffer, length: number, options: object) => Promise<Buffer>;
  const derive = promisify(scrypt) as Derive;
  const options = { N: n, r, p, maxmem: 256 * n * r };
  return derive(passphrase.normalize(), Buffer.from(salt, 'base64'), keyBytes, options);
}

const checkOf = (key: Buffer) => createHmac('sha256', key).update('check').digest('base64');

const saltBytes = 32;
const tagBytes = 16;
const chunkBytes = 64 * 1024;

/**
 * AES-256-GCM in chunks, each of which is authenticated before it is handed on; their numbers, and which is the last,
 * are part of the nonce, so that none can be left out or moved. Each file has a key of its own, derived with a salt
 * that stands before it and with its path.
 */
class KeySealing implements Sealing {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  async *seal(path: string, plain: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    const salt = randomBytes(saltBytes);
    const key = this.#fileKey(salt, path);
    yield salt;
    let number = 0;
    for await (const { chunk, isLast } of inChunks(plain, chunkBytes)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonce(number++, isLast));
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    }
  }

  async *open(path: string, sealed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    let key: Buffer | undefined;
    let number = 0;
    for await (const { chunk, isLast } of inChunks(sealed, chunkBytes + tagBytes, saltBytes)) {
      if (!key) {
        if (chunk.length < saltBytes || isLast) throw new SealBroken(`${path} was cut off since it was made`);
        key = this.#fileKey(chunk, path);
      } else yield openChunk(key, nonce(number++, isLast), chunk, path);
    }
  }

  digest(contents: Uint8Array): string {
    return createHmac('sha256', this.#key).update('contents').update(contents).digest('hex');
  }

  #fileKey(salt: Uint8Array, path: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#key, salt, path, keyBytes));
  }
}

function openChunk(key: Buffer, iv: Buffer, chunk: Buffer, path: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, iv);
  try {
    decipher.setAuthTag(chunk.subarray(-tagBytes));
    return Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()]);
  } catch (error) {
    throw new SealBroken(`${path} was changed or cut off since it was made`, { cause: error });
  }
}

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(number, 5, 6);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

/** The same bytes in chunks of `size`, the first of `firstSize`; the last may be shorter, and empty. */
async function* inChunks(source: AsyncIterable<Uint8Array>, size: number, firstSize = size) {
  let wanted = firstSize;
  let held = Buffer.alloc(0);
  for await (const part of source) {
    held = Buffer.concat([held, part]);
    // What fills a chunk exactly may be the last one.
    while (held.length > wanted) {
      yield { chunk: held.subarray(0, wanted), isLast: false };
      held = held.subarray(wanted);
      wanted = size;
    }
  }
  yield { chunk: held, isLast: true };
}
