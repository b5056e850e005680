/**
 * Mean over the square of side `2*radius + 1` around each pixel, clipped at the borders, in time independent of
 * the radius (running sums). May write into its input.
 */
export function boxMean(
  data: Float32Array,
  width: number,
  height: number,
  radius: number,
  out: Float32Array,
): void {
  const rows = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += data[row + x] as number;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += data[row + x + radius] as number;
      if (x - radius > 0) sum -= data[row + x - radius - 1] as number;
      const count = Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1;
      rows[row + x] = sum / count;
    }
  }
  const sums = new Float64Array(width);
  for (let y = 0; y < Math.min(radius, height); y++) {
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (rows[y * width + x] as number);
  }
  for (let y = 0; y < height; y++) {
    const entering = (y + radius) * width;
    const leaving = (y - radius - 1) * width;
    const count = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    for (let x = 0; x < width; x++) {
      let sum = sums[x] as number;
      if (y + radius < height) sum += rows[entering + x] as number;
      if (y - radius > 0) sum -= rows[leaving + x] as number;
      sums[x] = sum;
      out[y * width + x] = sum / count;
    }
  }
}
