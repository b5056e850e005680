import type { Point, Polygon } from '../geometry/point.ts';

/**
 * Icons as text. Each polygon is the number of its corners, its first corner and the steps from corner to corner,
 * on a grid of half units; every number is a base64 VLQ, as in source maps: five bits a letter, sign last.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const gridStep = 0.5;

export function encodePolygons(polygons: readonly Polygon[]): string {
  let code = '';
  for (const polygon of polygons) {
    code += encodeNumber(polygon.length);
    let [lastX, lastY] = [0, 0];
    for (const [x, y] of polygon) {
      const [gridX, gridY] = [Math.round(x / gridStep), Math.round(y / gridStep)];
      code += encodeNumber(gridX - lastX) + encodeNumber(gridY - lastY);
      [lastX, lastY] = [gridX, gridY];
    }
  }
  return code;
}

export function decodePolygons(code: string): Point[][] {
  const numbers = decodeNumbers(code);
  const polygons: Point[][] = [];
  for (let i = 0; i < numbers.length; ) {
    const corners = numbers[i++] as number;
    let [x, y] = [0, 0];
    const polygon: Point[] = [];
    for (let corner = 0; corner < corners; corner++) {
      x += numbers[i++] as number;
      y += numbers[i++] as number;
      polygon.push([x * gridStep, y * gridStep]);
    }
    polygons.push(polygon);
  }
  return polygons;
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  let code = '';
  do {
    const digit = rest & 31;
    rest >>>= 5;
    code += alphabet[rest > 0 ? digit | 32 : digit];
  } while (rest > 0);
  return code;
}

function decodeNumbers(code: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of code) {
    const digit = alphabet.indexOf(letter);
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
