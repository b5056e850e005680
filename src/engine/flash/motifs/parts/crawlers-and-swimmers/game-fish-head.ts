import { clamp, steps } from '../../../geometry/interval.ts';
import type { Ribbon } from '../../../geometry/ribbon.ts';
import { onRibbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { GameFish } from './game-fish.ts';
import { framed } from './game-fish.ts';

export function drawHead(pen: Pen, body: Ribbon, { back, belly, mouth }: GameFish): void {
  const { inner, detail } = pen.weight;
  if (mouth === 'bill')
    framed(pen, body, 0.03, 0.2).fill(
      outlined('0.1 -0.09!, -0.3 -0.06, -0.86 -0.03!, -0.3 0.02, 0.1 0.05!'),
      {
        pigment: back,
        tone: 0.5,
        line: inner * 1.1,
      },
    );
  if (mouth === 'snout')
    framed(pen, body, 0.04, 0).fill(
      outlined('0.1 -0.1!, -0.1 -0.06, -0.26 -0.04!, -0.28 0.04, -0.26 0.08!, -0.1 0.1, 0.12 0.12!'),
      {
        pigment: back,
        tone: 0.3,
        line: inner * 1.1,
      },
    );
  const gill = steps(8, -0.98, 0.98).map((across) =>
    onRibbon(body, 0.25 + 0.04 * (1 - across * across), across),
  );
  pen.fill(
    [
      ...steps(10, 0, 0.25).map((share) => onRibbon(body, share, -0.99)),
      ...gill,
      ...steps(10, 0.25, 0).map((share) => onRibbon(body, share, 0.99)),
    ],
    { pigment: back, tone: (x, y) => clamp(0.1 + 0.6 * (x + 0.85) + 0.3 * Math.abs(y)), line: inner * 1.1 },
  );
  pen.fill(
    [
      ...steps(10, 0.03, 0.24).map((share) => onRibbon(body, share, -0.98)),
      ...steps(5, -0.98, -0.3).map((across) => onRibbon(body, 0.25 + 0.04 * (1 - across * across), across)),
      ...steps(8, 0.24, 0.03).map((share) => onRibbon(body, share, -0.3)),
    ],
    { pigment: belly, tone: (_, y) => clamp(0.06 + 0.6 * (y - 0.06)) },
  );
  pen.stroke(gill, inner * 1.1);
  pen.stroke(
    steps(6, -0.7, 0.5).map((across) => onRibbon(body, 0.19 + 0.03 * (1 - across * across), across)),
    detail * 1.3,
    { taper: 0.3 },
  );
  if (mouth === 'open') {
    const jaw = framed(pen, body, 0.05, -0.3);
    jaw.fill(
      outlined('0.24 0.1!, 0.04 0.02, -0.14 -0.16!, -0.2 0.04, -0.24 0.2!, -0.1 0.32, 0.08 0.32, 0.3 0.24!'),
      { black: 'always', tone: 1 },
    );
    jaw.fill(
      outlined('0.34 0.14!, 0.14 0.2, -0.06 0.18, -0.26 0.14!, -0.28 0.26, -0.1 0.36, 0.12 0.38, 0.36 0.3!'),
      {
        pigment: belly,
        tone: (_, y) => clamp(2 * (y - 0.14)),
        line: inner * 1.1,
      },
    );
  } else if (mouth === 'snout') {
    framed(pen, body, 0.04, 0).stroke(traced('-0.26 0.02, -0.08 0.03, 0.12 0.06'), inner, { taper: 0.2 });
  } else
    pen.stroke(
      [onRibbon(body, 0, -0.2), onRibbon(body, 0.06, -0.4), onRibbon(body, 0.12, -0.44)],
      inner * 1.1,
      { taper: 0.3, tapering: 'end' },
    );
  const eye = onRibbon(body, mouth === 'snout' ? 0.1 : 0.13, 0.32);
  pen.fill(circle(eye, 0.06, 24), { pigment: 'gold', tone: 0, line: inner });
  pen.fill(circle(eye, 0.034, 18), { black: 'always', tone: 0 });
  pen.fill(circle([eye[0] + 0.012, eye[1] - 0.016], 0.012, 10), { color: [255, 255, 255], tone: 0 });
}
