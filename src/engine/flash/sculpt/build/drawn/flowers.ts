import { lerp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { curve } from './curves.ts';
import type { Drawing } from './drawing.ts';
import { press } from './drawing.ts';

interface LeafForm {
  readonly at: Point;
  /** Where it points, in radians. */
  readonly angle: number;
  readonly length: number;
  readonly width: number;
}

export function leaf(drawing: Drawing, { at, angle, length, width }: LeafForm): void {
  const place = (u: number, v: number): Point => {
    const [x, y] = [u * length, v * width + Math.sin(u * 2.6) * length * 0.1];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
  };
  const middle = curve([place(0, 0), place(0.4, 0.01), place(0.7, 0), place(0.94, 0)]);
  const ring = curve(
    [
      place(0, 0),
      place(0.18, -0.42),
      place(0.45, -0.55),
      place(0.75, -0.32),
      place(1, 0),
      place(0.78, 0.28),
      place(0.45, 0.5),
      place(0.18, 0.38),
    ],
    true,
    8,
  );
  const blade = drawing.area(ring, 'leaf', { edge: middle, depth: width * 0.36, strength: 0.9 });
  drawing.line(middle, 0.6, press.out);
  for (const u of [0.28, 0.48, 0.66]) {
    drawing.hair(curve([place(u, 0), place(u + 0.1, 0.16), place(u + 0.14, 0.3)]), 0.35, press.out);
    drawing.hair(curve([place(u, 0), place(u + 0.1, -0.2), place(u + 0.13, -0.33)]), 0.35, press.out);
  }
  drawing.outline(blade, 0.8);
}

interface RoseForm {
  readonly at: Point;
  readonly radius: number;
  /** In radians. */
  readonly turn: number;
}

interface PetalForm {
  readonly angle: number;
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly shade: number;
  readonly hasLip: boolean;
}

export function rose(drawing: Drawing, form: RoseForm): void {
  const { at, radius, turn } = form;
  const around = (angle: number, share: number): Point => [
    at[0] + Math.cos(angle) * radius * share,
    at[1] + Math.sin(angle) * radius * share,
  ];
  for (const i of [0, 2, 4, 1, 3])
    petal(drawing, form, {
      angle: i * 1.2566,
      from: 0.3,
      to: 1 + 0.04 * Math.sin(i * 5),
      width: 0.74,
      shade: 0.75,
      hasLip: true,
    });
  for (const i of [0, 2, 1, 3])
    petal(drawing, form, {
      angle: i * 1.571 + 0.5,
      from: 0.18,
      to: 0.72,
      width: 0.85,
      shade: 0.7,
      hasLip: true,
    });
  for (const i of [0, 1, 2])
    petal(drawing, form, {
      angle: i * 2.094 + 0.9,
      from: 0.08,
      to: 0.5,
      width: 1.12,
      shade: 0.6,
      hasLip: false,
    });
  const heart = Array.from({ length: 16 }, (_, i) => around(turn + (i / 16) * 2 * Math.PI, 0.25));
  const bud = drawing.area(curve(heart, true, 4), 'rose', {
    edge: [around(2, 0.1), around(1, 0.1)],
    depth: radius * 0.2,
  });
  drawing.outline(bud, 0.72);
  const spiral = Array.from({ length: 14 }, (_, i) => around(turn + 1 + i * 0.62, 0.21 * (1 - i / 15)));
  drawing.line(curve(spiral), 0.6, press.out);
}

function petal(
  drawing: Drawing,
  { at, radius, turn }: RoseForm,
  { angle, from, to, width, shade, hasLip }: PetalForm,
): void {
  const place = (u: number, v: number): Point => {
    const reach = lerp(from, to, u) * radius;
    const way = angle + turn + v * width;
    return [at[0] + Math.cos(way) * reach, at[1] + Math.sin(way) * reach * 0.96];
  };
  const ring = curve(
    [
      place(0, -0.55),
      place(0.45, -0.95),
      place(0.82, -0.95),
      place(1, -0.5),
      place(0.94, 0),
      place(1.02, 0.5),
      place(0.8, 0.98),
      place(0.42, 0.95),
      place(0, 0.55),
    ],
    true,
    8,
  );
  const area = drawing.area(ring, 'rose', {
    edge: curve([place(0, -1), place(0.05, 0), place(0, 1)]),
    depth: radius * shade * (to - from) * 1.1,
  });
  if (hasLip)
    drawing.line(
      curve([place(0.8, 0.98), place(0.86, 0.5), place(0.76, 0), place(0.83, -0.5), place(0.82, -0.95)]),
      0.4,
      press.both,
    );
  drawing.outline(area, 0.8);
}
