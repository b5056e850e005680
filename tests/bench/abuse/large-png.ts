import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The seven passes of an interlaced PNG: where each begins, and how far apart its pixels are. */
const passes = [
  ...[
    { x: 0, y: 0, dx: 8, dy: 8 },
    { x: 4, y: 0, dx: 8, dy: 8 },
    { x: 0, y: 4, dx: 4, dy: 8 },
  ],
  ...[
    { x: 2, y: 0, dx: 4, dy: 4 },
    { x: 0, y: 2, dx: 2, dy: 4 },
    { x: 1, y: 0, dx: 2, dy: 2 },
  ],
  { x: 0, y: 1, dx: 1, dy: 2 },
];
const bytesPerPixel = 6;

/** A black square as an interlaced PNG with 16 bits a channel: small as a file, and as large as can be in memory. */
export async function largePng(side: number): Promise<Buffer<ArrayBuffer>> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([16, 2, 0, 0, 1], 8);
  const bytes = passes.reduce((sum, { x, y, dx, dy }) => {
    const [columns, rows] = [Math.ceil((side - x) / dx), Math.ceil((side - y) / dy)];
    return sum + rows * (1 + columns * bytesPerPixel);
  }, 0);
  // Black and unfiltered: nothing but zeros.
  const pixels = await promisify(deflate)(Buffer.alloc(bytes));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
