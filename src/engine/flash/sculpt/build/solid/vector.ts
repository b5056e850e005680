/** A place or a direction: x to the right, y upwards, z towards whoever looks from the front. A head is about 2 high. */
export type Vector = readonly [x: number, y: number, z: number];

/** Degrees about the axes x, y and z, taken in this order. */
export type Turn = readonly [x: number, y: number, z: number];

/** Three rows. */
export type Matrix = readonly [Vector, Vector, Vector];

export function plus(a: Vector, b: Vector, share = 1): Vector {
  return [a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share];
}

export function minus(a: Vector, b: Vector): Vector {
  return plus(a, b, -1);
}

export function times(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function lengthOf(a: Vector): number {
  return Math.sqrt(dot(a, a));
}

/** The direction of a vector; of none, none. */
export function unit(a: Vector): Vector {
  return times(a, 1 / (lengthOf(a) || 1));
}

/** From the turned thing's own axes to those that it is turned in. */
export function turning([rx, ry, rz]: Turn): Matrix {
  const [a, b, c] = [radians(rx), radians(ry), radians(rz)];
  const [sinA, cosA] = [Math.sin(a), Math.cos(a)];
  const [sinB, cosB] = [Math.sin(b), Math.cos(b)];
  const [sinC, cosC] = [Math.sin(c), Math.cos(c)];
  return [
    [cosC * cosB, cosC * sinB * sinA - sinC * cosA, cosC * sinB * cosA + sinC * sinA],
    [sinC * cosB, sinC * sinB * sinA + cosC * cosA, sinC * sinB * cosA - cosC * sinA],
    [-sinB, cosB * sinA, cosB * cosA],
  ];
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function times3(m: Matrix, v: Vector): Vector {
  return [dot(m[0], v), dot(m[1], v), dot(m[2], v)];
}

export function transposed([a, b, c]: Matrix): Matrix {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

export function product(m: Matrix, n: Matrix): Matrix {
  const columns = transposed(n);
  const row = (r: Vector): Vector => [dot(r, columns[0]), dot(r, columns[1]), dot(r, columns[2])];
  return [row(m[0]), row(m[1]), row(m[2])];
}
