import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A round head of cabbage in its outer leaves, their ribs pale. */
export const cabbage: Motif = {
  name: 'cabbage',
  tinted: ['leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawOuter(pen);
      drawHead(pen);
    });
  },
};

function drawOuter(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(spread, {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.75 - 0.5 * x + 0.2 * y),
      line: inner * 1.1,
    });
    drawRibs(side, '0.2 0.92, 0.7 0.5, 1.06 -0.14', [
      '0.56 0.64, 0.84 0.62, 1.08 0.42',
      '0.78 0.38, 1.0 0.3, 1.18 0.1',
      '0.66 0.52, 0.7 0.2, 0.84 -0.1',
      '0.92 0.12, 0.92 -0.1, 1.0 -0.3',
    ]);
  });
}

function drawHead(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 0.84, 72), {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.85 * smoothstep(0.2, 0.9, lengthOf(x + 0.26, y + 0.3))),
    line: inner * 1.2,
  });
  drawRibs(pen, '0.0 0.8, -0.06 0.2, 0.04 -0.5', [
    '-0.04 0.3, -0.24 0.04, -0.36 -0.3',
    '-0.04 0.0, -0.18 -0.26, -0.2 -0.56',
    '-0.03 0.2, 0.18 -0.04, 0.32 -0.34',
    '0 -0.14, 0.14 -0.34, 0.2 -0.56',
  ]);
  // Two leaves that wrap around the head from its foot, their edges rolled outwards.
  for (const isFlipped of [false, true]) {
    const side = pen.at({ isFlipped });
    side.fill(wrapping, {
      pigment: 'leafLight',
      tone: (x, y) => clamp(0.1 + 0.9 * smoothstep(-0.1, 0.9, (isFlipped ? -x : x) * 0.6 + 0.5 * y)),
      line: inner * 1.1,
    });
    drawRibs(side, '0.1 0.88, 0.46 0.5, 0.7 -0.1', [
      '0.36 0.6, 0.36 0.34, 0.28 0.16',
      '0.5 0.42, 0.52 0.2, 0.46 -0.02',
      '0.44 0.54, 0.64 0.44, 0.76 0.24',
    ]);
    side.stroke(traced('-0.02 0.62, 0.1 0.2, 0.34 -0.1, 0.56 -0.44, 0.66 -0.5', 8), inner, { taper: 0.3 });
  }
}

/** A pale rib and the veins that leave it. */
function drawRibs(pen: Pen, rib: string, veins: readonly string[]): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced(rib, 8), (t) => inner * (2.4 - 1.8 * t));
  pen.stroke(traced(rib, 8), (t) => Math.max(0.5, inner * (1.2 - 1.2 * t)), { isErasing: true });
  for (const vein of veins) pen.stroke(traced(vein), detail * 1.4, { taper: 0.5, tapering: 'end' });
}

/** A leaf that lies back, ruffled along its edge. */
const spread = outlined(
  '0 1.02!, 0.3 1.04, 0.6 1.0, 0.78 0.88!, 1.0 0.86, 1.16 0.66!, 1.34 0.54, 1.36 0.3!, 1.48 0.08, 1.36 -0.12!, 1.4 -0.36, 1.2 -0.46!, 1.1 -0.66, 0.9 -0.62!, 0.74 -0.74, 0.6 -0.6!, 0.5 0.1, 0.1 0.6',
);
/** Round the right flank of the head, its free edge running up from the foot. */
const wrapping = outlined(
  '0 0.98!, -0.08 0.66, 0.06 0.2, 0.28 -0.14!, 0.36 -0.34, 0.5 -0.44!, 0.6 -0.6, 0.76 -0.52!, 0.86 -0.3, 0.92 0, 0.84 0.46, 0.56 0.82, 0.26 0.98',
);
