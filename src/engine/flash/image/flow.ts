import { blur } from '../raster/blur.ts';
import { lendPlane } from '../raster/scratch.ts';

/** Planes of one size, row by row. */
export interface Grid {
  readonly width: number;
  readonly height: number;
}

/** The direction in which the picture changes least at each pixel, along edges: a unit vector, either way round. */
export interface Flow extends Grid {
  readonly x: Float32Array<ArrayBuffer>;
  readonly y: Float32Array<ArrayBuffer>;
}

/**
 * The edge tangent flow: the minor eigenvector of the smoothed structure tensor of the Sobel gradient. It does what
 * H. Kang et al., "Coherent Line Drawing" (2007), do by iteration, in the form of J. E. Kyprianidis and
 * J. Döllner, "Image Abstraction by Structure Adaptive Filtering" (2008).
 *
 * @param light 0 … 1
 * @param sigmaPx how far the direction of strong edges reaches into even areas
 */
export function edgeFlow(light: Float32Array, { width, height }: Grid, sigmaPx: number): Flow {
  const size = width * height;
  const [xx, xy, yy] = [lendPlane(size), lendPlane(size), lendPlane(size)];
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const nw = light[i - width - 1] as number;
      const ne = light[i - width + 1] as number;
      const sw = light[i + width - 1] as number;
      const se = light[i + width + 1] as number;
      const across = ne + se - nw - sw + 2 * ((light[i + 1] as number) - (light[i - 1] as number));
      const down = sw + se - nw - ne + 2 * ((light[i + width] as number) - (light[i - width] as number));
      xx[i] = across * across;
      xy[i] = across * down;
      yy[i] = down * down;
    }
  }
  const [smoothXX, smoothXY, smoothYY] = [xx, xy, yy].map((plane) => blur(plane, width, height, sigmaPx)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  // The two planes that are read last hold the result.
  for (let i = 0; i < size; i++) {
    const a = smoothXX[i] as number;
    const b = smoothXY[i] as number;
    const c = smoothYY[i] as number;
    const largest = (a + c + Math.sqrt((a - c) * (a - c) + 4 * b * b)) / 2;
    const [dx, dy] = [b, largest - a];
    const length = Math.sqrt(dx * dx + dy * dy);
    // The major eigenvector is (b, largest - a); the minor one stands square on it.
    xx[i] = length > 1e-9 ? -dy / length : a > c ? 0 : 1;
    yy[i] = length > 1e-9 ? dx / length : a > c ? 1 : 0;
  }
  return { width, height, x: xx, y: yy };
}

/** The directions that stand square on a flow: across its edges. */
export function acrossFlow({ width, height, x, y }: Flow): Flow {
  return { width, height, x: y.map((value) => -value), y: x };
}
