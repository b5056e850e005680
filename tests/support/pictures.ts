import { Random } from '#engine/flash/random/random.ts';
import type { Picture } from '#engine/pixels/raster.ts';

type Colour = readonly [red: number, green: number, blue: number, alpha?: number];

/** A picture painted pixel by pixel; x and y run from -1 to 1 along the longer side. */
export function painted(width: number, height: number, colourAt: (x: number, y: number) => Colour): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  const half = Math.max(width, height) / 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue, alpha = 255] = colourAt(
        (x + 0.5 - width / 2) / half,
        (y + 0.5 - height / 2) / half,
      );
      data.set([red, green, blue, alpha], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

/** A mask with eyes and a mouth, lit from the left, before a wall that is not quite even: what a camera would see. */
export function photoOfMask(): Picture {
  const random = new Random(11);
  return painted(480, 600, (x, y) => {
    const grain = (random.next() - 0.5) * 8;
    if (!isInMask(x, y)) {
      const wall = 150 + 30 * x - 20 * y + grain;
      return [wall * 0.72, wall * 0.9, wall];
    }
    if (isInEye(x, y) || isInMouth(x, y)) return [28 + grain, 18 + grain, 20 + grain];
    const light = 0.75 - 0.5 * x - 0.12 * y;
    return [225 * light + grain, 70 * light + grain, 48 * light + grain];
  });
}

const isInMask = (x: number, y: number) => (x / 0.5) ** 2 + (y / 0.66) ** 2 < 1;
const isInEye = (x: number, y: number) => ((Math.abs(x) - 0.2) / 0.12) ** 2 + ((y + 0.12) / 0.07) ** 2 < 1;
const isInMouth = (x: number, y: number) => Math.abs(y - 0.3 - 0.5 * x * x) < 0.035 && Math.abs(x) < 0.26;

/** Pen lines on cream paper: a ring, a cross in it, and a stroke beside it. */
export function drawingOnPaper(): Picture {
  return painted(500, 500, (x, y) => {
    const radius = Math.sqrt(x * x + y * y);
    const isRing = Math.abs(radius - 0.6) < 0.016;
    const isCross = radius < 0.6 && (Math.abs(x) < 0.014 || Math.abs(y) < 0.014);
    const isStroke = Math.abs(x - 0.8) < 0.016 && Math.abs(y) < 0.3;
    return isRing || isCross || isStroke ? [30, 30, 40] : [246, 240, 226];
  });
}

/** A blue leaf on nothing. */
export function cutOutLeaf(): Picture {
  return painted(400, 300, (x, y) => {
    const isLeaf = (x / 0.7) ** 2 + (y / 0.3) ** 2 < 1;
    const isVein = Math.abs(y) < 0.012;
    return isLeaf ? (isVein ? [10, 30, 60] : [50, 110, 200 - 80 * x]) : [0, 0, 0, 0];
  });
}

/** Ripples to all borders: nothing in it is the subject. */
export function ripples(): Picture {
  return painted(640, 400, (x, y) => {
    const wave = Math.sin(9 * x + 2 * Math.sin(7 * y)) * Math.cos(8 * y + x);
    return [120 + 60 * wave, 140 + 50 * wave, 150 - 40 * wave];
  });
}

/** A disc that was cut out, with upright bars that get fainter from right to left. */
export function fadingBars(): Picture {
  return painted(640, 640, (x, y) => {
    const isBar = Math.abs(y) < 0.56 && ((x + 1) * 8) % 1 < 0.13;
    const light = 230 - (isBar ? 100 * (x + 1) : 0);
    return [light, light, light, x * x + y * y < 0.88 ? 255 : 0];
  });
}
