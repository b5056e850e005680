/**
 * Working memory. A drawing needs hundreds of planes of pixels, most of them for a moment only. They are cut one
 * after the other from a few large chunks, and come back, all at once, when the piece of work is done that they
 * were lent for. A plane is lent cleared: it holds no state between two uses.
 */
type Plane = Float32Array<ArrayBuffer>;

/** Floats in a chunk: four planes of the whole page. */
const chunkLength = 1 << 22;

const chunks: Plane[] = [];
/** Where the next plane is cut: the chunk and the place in it. */
let chunkIndex = 0;
let offset = 0;

/** A plane of zeros. It must not be used after the piece of work that it was lent for. */
export function lendPlane(length: number): Plane {
  while (chunkIndex < chunks.length && offset + length > (chunks[chunkIndex]?.length ?? 0)) {
    chunkIndex++;
    offset = 0;
  }
  if (chunkIndex === chunks.length) chunks.push(new Float32Array(Math.max(chunkLength, length)));
  const chunk = chunks[chunkIndex] as Plane;
  const plane = chunk.subarray(offset, offset + length).fill(0);
  offset += length;
  return plane;
}

/** Takes back the plane that was lent last, before its piece of work is done; any other stays lent. */
export function takeBack(plane: Plane): void {
  const isLast =
    plane.buffer === chunks[chunkIndex]?.buffer && plane.byteOffset / 4 + plane.length === offset;
  if (isLast) offset -= plane.length;
}

/** Does a piece of work and takes back all planes lent for it. */
export function withScratch<T>(work: () => T): T {
  const [outerChunk, outerOffset] = [chunkIndex, offset];
  try {
    return work();
  } finally {
    chunkIndex = outerChunk;
    offset = outerOffset;
  }
}

/** Lets all memory go: at once where buffers can be transferred, else when the garbage is next collected. */
export function dropScratch(): void {
  for (const { buffer } of chunks) (buffer as { transfer?(length: number): unknown }).transfer?.(0);
  chunks.length = 0;
  chunkIndex = 0;
  offset = 0;
}

/** Bytes on the memory of a plane: four for each of its floats. */
export function bytesOf(plane: Plane): Uint8ClampedArray<ArrayBuffer> {
  return new Uint8ClampedArray(plane.buffer, plane.byteOffset, plane.length * 4);
}

/** A lent plane with the results of `change` for each value. */
export function mapPlane(plane: Float32Array, change: (value: number, i: number) => number): Plane {
  const result = lendPlane(plane.length);
  for (let i = 0; i < result.length; i++) result[i] = change(plane[i] as number, i);
  return result;
}
