import sharp from 'sharp';

/** Pixels on the longer side: as few as still show where a drawing is dark and what colours it has. */
const size = 12;

/** A picture so small that it travels inside of what is said about it: a data URL of about a hundred characters. */
export async function placeholderOf(picture: Uint8Array): Promise<string> {
  const tiny = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize({ width: size, height: size, fit: 'inside' })
    .webp({ quality: 20 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
