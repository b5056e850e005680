import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { radialShader } from '../../../paint/shader.ts';

interface Hand {
  readonly angleRad: number;
  readonly length: number;
}

/** A dial without numerals, its radius 1: twelve strokes, every third a heavy one, and its hands. */
export function drawPlainDial(pen: Pen, hands: readonly Hand[]): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 1, 80), {
    pigment: 'scroll',
    tone: radialShader([-0.1, -0.1], [0.7, 1.2], [0, 0.4]),
    line: inner,
  });
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * fullTurn;
    const isQuarter = hour % 3 === 0;
    pen.stroke(
      [polar(angle, isQuarter ? 0.7 : 0.78), polar(angle, 0.9)],
      isQuarter ? inner * 2 : detail * 1.6,
    );
  }
  for (const { angleRad, length } of hands)
    pen.at({ angleRad }).fill(symmetric(`0 ${-length}!, 0.07 ${-length * 0.6}, 0.04 0.14!, 0 0.16`), {
      black: 'always',
      tone: 1,
      line: detail,
    });
  pen.fill(circle([0, 0], 0.09, 20), { pigment: 'gold', tone: 0.2, line: detail });
}
