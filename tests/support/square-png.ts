import sharp from 'sharp';

/** A PNG of one colour, 64 pixels square. */
export async function squarePng(background: string): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background } });
  return new Uint8Array(await picture.png().toBuffer());
}
