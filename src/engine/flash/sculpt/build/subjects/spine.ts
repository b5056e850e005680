import type { Vector } from '../solid/vector.ts';
import { cross, lengthOf, minus, plus, unit } from '../solid/vector.ts';

/** A place on a spine, and which way is onwards, up and aside there. */
export interface Joint {
  readonly at: Vector;
  readonly onwards: Vector;
  readonly up: Vector;
  readonly aside: Vector;
}

/** The backbone of a long body: a smooth curve through places, its joints at equal ways from each other. */
export class Spine {
  readonly length: number;
  readonly #joints: readonly Joint[];

  /**
   * @param up which way its back faces where it begins
   * @param righting how much its back turns upwards again from joint to joint, as that of a body which lies on its belly
   */
  constructor(knots: readonly Vector[], up: Vector, { count = 200, righting = 0 } = {}) {
    const curve = sampled(knots);
    const ways = [0];
    for (let i = 1; i < curve.length; i++)
      ways.push((ways[i - 1] as number) + lengthOf(minus(curve[i] as Vector, curve[i - 1] as Vector)));
    this.length = ways[ways.length - 1] as number;
    const places: Vector[] = [];
    for (let i = 0, k = 1; i <= count; i++) {
      const way = (i / count) * this.length;
      while (k < curve.length - 1 && (ways[k] as number) < way) k++;
      const [from, to] = [ways[k - 1] as number, ways[k] as number];
      const [a, b] = [curve[k - 1] as Vector, curve[k] as Vector];
      places.push(plus(a, minus(b, a), (way - from) / (to - from || 1)));
    }
    // Its back is carried on from joint to joint, so that nothing twists where it runs straight up or down.
    let back = up;
    this.#joints = places.map((at, i) => {
      const onwards = unit(
        minus(places[Math.min(count, i + 1)] as Vector, places[Math.max(0, i - 1)] as Vector),
      );
      const aside = unit(cross(onwards, plus(back, up, righting)));
      back = cross(aside, onwards);
      return { at, onwards, up: back, aside };
    });
  }

  /** @param share of its length, 0 … 1 */
  joint(share: number): Joint {
    const last = this.#joints.length - 1;
    return this.#joints[Math.round(Math.min(1, Math.max(0, share)) * last)] as Joint;
  }

  /** A place beside the spine. */
  place(share: number, aside: number, up: number): Vector {
    const joint = this.joint(share);
    return plus(plus(joint.at, joint.aside, aside), joint.up, up);
  }
}

/** A Catmull-Rom curve. */
function sampled(knots: readonly Vector[]): Vector[] {
  const knot = (k: number) => knots[Math.min(knots.length - 1, Math.max(0, k))] as Vector;
  const parts = 40;
  return Array.from({ length: (knots.length - 1) * parts + 1 }, (_, n): Vector => {
    const i = Math.min(knots.length - 2, Math.floor(n / parts));
    const t = n / parts - i;
    const [a, b, c, d] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)];
    const blend = (axis: 0 | 1 | 2) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
    return [blend(0), blend(1), blend(2)];
  });
}
