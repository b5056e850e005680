import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/** A WOFF file as the OpenType file that was packed into it: https://www.w3.org/TR/WOFF/ */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const entry = woff.subarray(woffHeader + i * woffEntry, woffHeader + (i + 1) * woffEntry);
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.readUInt32BE(16),
      data: packed < length ? inflateSync(data) : data,
    };
  });
  const directory = Buffer.alloc(sfntHeader + count * sfntEntry);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (const [i, { tag, checksum, data }] of tables.entries()) {
    const at = sfntHeader + i * sfntEntry;
    tag.copy(directory, at);
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}
