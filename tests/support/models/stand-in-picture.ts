import sharp from 'sharp';

/** A picture that shows what it is: a stand-in's, crossed out. Its file says more than its pixels, as real ones do. */
export function standInPicture(size: string): Promise<Buffer> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const cross = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fff"/>
    <path d="M0 0L${width} ${height}M${width} 0L0 ${height}" stroke="#c00" stroke-width="${width / 40}"/>
  </svg>`;
  return sharp(Buffer.from(cross))
    .withExif({ IFD0: { ImageDescription: 'made by a stand-in' } })
    .png()
    .toBuffer();
}
