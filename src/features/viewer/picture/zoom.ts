/** How the picture lies in its frame: enlarged about the frame's middle, then moved by (x, y) pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
export const largestScale = 8;
/** What a step of the buttons and keys multiplies by. */
export const step = 1.5;
/** What a double tap enlarges to. */
export const closeUp = 2.5;

export const isZoomed = ({ scale }: Zoom): boolean => scale > 1.01;

/**
 * Enlarges so that what lies at a place of the frame stays there.
 * @param at in pixels from the frame's middle
 */
export function zoomedTo(zoom: Zoom, wanted: number, at: Point, frame: Size): Zoom {
  const scale = Math.min(largestScale, Math.max(1, wanted));
  const ratio = scale / zoom.scale;
  return within({ scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }, frame);
}

export function movedBy(zoom: Zoom, by: Point, frame: Size): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

/** The picture never comes away from the frame's edges. */
function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const [across, down] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
  return { scale, x: Math.min(across, Math.max(-across, x)), y: Math.min(down, Math.max(-down, y)) };
}
