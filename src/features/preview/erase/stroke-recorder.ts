import type { ErasePoint, EraseStroke } from '#engine/skin/scene.ts';

export interface Eraser {
  /** CSS pixels. */
  readonly size: number;
  readonly hardness: number;
  readonly opacity: number;
  readonly flow: number;
}

/** Where the design lies on the screen, in CSS pixels. */
export interface DesignBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Pen {
  readonly clientX: number;
  readonly clientY: number;
  readonly pressure: number;
  readonly pointerType: string;
}

/** A place of a pen on the design. Only pens press; a mouse reports a pressure that means nothing. */
export function erasePoint(pen: Pen, box: DesignBox): ErasePoint {
  const point = { x: (pen.clientX - box.left) / box.width, y: (pen.clientY - box.top) / box.height };
  return pen.pointerType === 'pen' && pen.pressure > 0 ? { ...point, pressure: pen.pressure } : point;
}

export function strokeOf(points: readonly ErasePoint[], eraser: Eraser, box: DesignBox): EraseStroke {
  const { size, hardness, opacity, flow } = eraser;
  return { points, diameter: size / box.width, hardness, opacity, flow };
}
