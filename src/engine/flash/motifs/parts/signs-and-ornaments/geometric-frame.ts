import type { Point } from '../../../geometry/point.ts';
import { closed, fullTurn, polar } from '../../../geometry/point.ts';
import { circle, regularPolygon } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';

/** Frames of thin lines; none of them crosses two triangles into a star that is a religious sign. */
export const geometricFrames = {
  triangle: drawTriangleFrame,
  hexagon: drawHexagonFrame,
  dottedCircle: drawDottedCircle,
  diamond: drawDiamondFrame,
  flowerOfLife: drawFlowerOfLife,
  arch: drawArchFrame,
} satisfies Record<string, (pen: Pen) => void>;

export type GeometricFrame = keyof typeof geometricFrames;

const center: Point = [0, 0];

function ring(pen: Pen, radius: number, width: number): void {
  pen.stroke(closed(circle(center, radius, 160)), width);
}

function polygon(pen: Pen, radius: number, corners: number, width: number, at: Point = center): void {
  pen.stroke(closed(regularPolygon(at, radius, corners)), width);
}

function drawTriangleFrame(pen: Pen): void {
  const { inner, detail } = pen.weight;
  polygon(pen, 1.18, 3, inner, [0, 0.14]);
  polygon(pen, 1.09, 3, detail, [0, 0.14]);
  ring(pen, 0.8, detail);
  for (const corner of regularPolygon([0, 0.14], 1.18, 3)) pen.dot(corner, inner * 1.6);
}

function drawHexagonFrame(pen: Pen): void {
  const { inner, detail } = pen.weight;
  polygon(pen, 1.06, 6, inner);
  polygon(pen, 0.98, 6, detail);
  regularPolygon(center, 1.06, 6).forEach(([x, y], i) => {
    pen.stroke(
      [
        [x, y],
        [x * 1.14, y * 1.14],
      ],
      detail,
    );
    pen.dot([x * 1.18, y * 1.18], inner);
    if (i % 2 === 0)
      pen.stroke(
        [
          [x * 0.92, y * 0.92],
          [x * 0.62, y * 0.62],
        ],
        detail,
        { taper: 0.9, tapering: 'end' },
      );
  });
}

function drawDottedCircle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  ring(pen, 1, inner);
  ring(pen, 0.94, detail);
  for (let i = 0; i < 72; i++) {
    pen.dot(polar((i * fullTurn) / 72, 1.06), i % 6 === 0 ? detail * 1.7 : detail * 0.8);
  }
}

function drawDiamondFrame(pen: Pen): void {
  const { inner, detail } = pen.weight;
  polygon(pen, 1.16, 4, inner);
  polygon(pen, 1.06, 4, detail);
  ring(pen, 0.8, detail);
  for (let quarter = 0; quarter < 4; quarter++) {
    const angle = (quarter * Math.PI) / 2;
    pen.dot(polar(angle, 1.22), inner * 1.2);
    pen.dot(polar(angle, 1.28), inner * 0.8);
  }
}

function drawFlowerOfLife(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const petal = 0.42;
  pen.stroke(closed(circle(center, petal, 96)), detail);
  for (let i = 0; i < 6; i++) {
    const angle = (i * Math.PI) / 3;
    pen.stroke(closed(circle(polar(angle, petal), petal, 96)), detail);
    pen.stroke(closed(circle(polar(angle + Math.PI / 6, petal * Math.sqrt(3)), petal, 96)), detail);
  }
  ring(pen, 1.2, inner);
  ring(pen, 1.14, detail);
}

/** A pointed window. */
function drawArchFrame(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [size, width] of [
    [1, inner],
    [0.93, detail],
  ] as const) {
    const left = Array.from({ length: 25 }, (_, i) =>
      polar(Math.PI + (i / 24) * (Math.PI / 3), 1.5, [0.75, 0]),
    );
    const right = left.map(([x, y]): Point => [-x, y]).toReversed();
    const window: Point[] = [[-0.75, 1.1], ...left, ...right, [0.75, 1.1]];
    pen.stroke(closed(window.map(([x, y]): Point => [x * size, y * size])), width);
  }
  pen.dot([0, -1.42], inner * 1.4);
  pen.dot([0, -1.52], inner * 0.9);
}
