/**
 * Takes the white paper away from under the ink, in place: each pixel becomes as opaque as it must be to look the
 * same on white again. RGBA, opaque.
 */
export function takeWhiteAway(pixels: Uint8ClampedArray): void {
  for (let i = 0; i < pixels.length; i += 4) {
    const [red, green, blue] = [pixels[i] as number, pixels[i + 1] as number, pixels[i + 2] as number];
    const opacity = 255 - Math.min(red, green, blue);
    pixels[i + 3] = opacity;
    if (opacity === 0) continue;
    const paper = 255 - opacity;
    pixels[i] = ((red - paper) / opacity) * 255;
    pixels[i + 1] = ((green - paper) / opacity) * 255;
    pixels[i + 2] = ((blue - paper) / opacity) * 255;
  }
}
