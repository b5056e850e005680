import sharp from 'sharp';

const drawn = new Map<string, Promise<Buffer>>();

/**
 * A picture that shows what it is: a stand-in's, crossed out, above a foot that is left free. Its file says more than its
 * pixels, as real ones do. Each size is drawn once: what is measured is not how long this takes.
 */
export function standInPicture(size: string): Promise<Buffer> {
  const known = drawn.get(size);
  if (known) return known;
  const picture = draw(size);
  drawn.set(size, picture);
  return picture;
}

function draw(size: string): Promise<Buffer> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const foot = Math.round(height * 0.72);
  const cross = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fff"/>
    <path d="M${width / 20} ${width / 20}L${width * 0.95} ${foot}M${width * 0.95} ${width / 20}L${width / 20} ${foot}"
      stroke="#c00" stroke-width="${width / 40}"/>
  </svg>`;
  return sharp(Buffer.from(cross))
    .withExif({ IFD0: { ImageDescription: 'made by a stand-in' } })
    .png()
    .toBuffer();
}
