import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawBicycleBasket } from '../../parts/vehicles/bicycle-basket.ts';
import { drawWheel } from '../../parts/vehicles/wheel.ts';

const rear = [-0.78, 0.5] as const;
const front = [0.8, 0.5] as const;

/** A bicycle from its side. */
export const bicycle: Motif = {
  name: 'bicycle',
  tinted: ['petal'],
  draw(canvas) {
    drawBicycle(canvas);
    canvas.layer(drawLamp);
  },
};

/** The same with flowers in the basket before its handlebar. */
export const basketBicycle: Motif = {
  name: 'basket-bicycle',
  tinted: ['petal'],
  draw(canvas) {
    drawBicycle(canvas);
    canvas.layer(drawBicycleBasket);
  },
};

function drawBicycle(canvas: Canvas): void {
  canvas.layer(
    (pen) => {
      for (const at of [rear, front])
        drawWheel(pen.at({ at, scale: 0.58 }), { tyre: 0.09, spokes: 22, hub: 0.08 });
    },
    { silhouette: 'fills-and-lines', contour: 0 },
  );
  canvas.layer(drawFrame, { gapPx: 4 });
}

function drawFrame(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tube = (line: string, half = 0.032) =>
    drawLimb(pen, { line, half: [half, half] }, { pigment: 'petal', tone: 0.25, line: inner * 0.9 });
  tube('-0.78 0.5, -0.4 0.1, -0.24 -0.14', 0.022);
  tube('-0.78 0.5, -0.4 0.52, -0.1 0.54', 0.026);
  tube('-0.1 0.54, -0.2 0.1, -0.3 -0.34');
  tube('-0.1 0.54, 0.26 0.12, 0.56 -0.24');
  tube('-0.24 -0.1, 0.1 0.02, 0.5 -0.4');
  tube('0.8 0.5, 0.7 0.1, 0.54 -0.5');
  pen.stroke(traced('-0.78 0.44, -0.4 0.42, -0.1 0.4'), detail * 1.2);
  pen.stroke(traced('-0.78 0.57, -0.4 0.64, -0.1 0.68'), detail * 1.2);
  pen.fill(circle([-0.1, 0.54], 0.14, 36), { pigment: 'steel', tone: 0.3, line: inner });
  pen.fill(circle([-0.1, 0.54], 0.06, 24), { pigment: 'dark', black: 'uncolored', tone: 0.4, line: detail });
  drawLimb(
    pen,
    { line: '-0.1 0.54, -0.02 0.66, 0.06 0.8', half: [0.025, 0.025] },
    { pigment: 'steel', tone: 0.4, line: inner },
  );
  pen.fill(outlined('-0.04 0.78!, 0.2 0.8!, 0.2 0.87!, -0.04 0.85!'), { black: 'always', tone: 0 });
  pen.fill(
    outlined('-0.56 -0.42!, -0.4 -0.46, -0.18 -0.42, -0.06 -0.36!, -0.2 -0.34, -0.36 -0.28, -0.52 -0.3'),
    { pigment: 'wood', tone: 0.4, line: inner * 1.1 },
  );
  drawLimb(
    pen,
    { line: '0.54 -0.48, 0.5 -0.64, 0.34 -0.7, 0.14 -0.6', half: [0.03, 0.026, 0.026, 0.03] },
    { pigment: 'steel', tone: 0.25, line: inner },
  );
  pen.fill(outlined('0.28 -0.72!, 0.1 -0.64!, 0.06 -0.56!, 0.14 -0.54!, 0.3 -0.64!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
  for (const [x, y, from, to] of [
    [...rear, -3.0, -0.4],
    [...front, -2.7, -0.5],
  ] as const) {
    const arc = Array.from({ length: 24 }, (_, i) => {
      const angle = from + ((to - from) * i) / 23;
      return [x + 0.65 * Math.cos(angle), y + 0.65 * Math.sin(angle)] as const;
    });
    pen.stroke(arc, inner * 1.7);
  }
}

/** A round lamp on the steering tube, which the basket would hide. */
function drawLamp(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.58 -0.47!, 0.72 -0.53, 0.78 -0.53!, 0.78 -0.31!, 0.72 -0.31, 0.6 -0.37!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('0.78 -0.54!, 0.84 -0.49, 0.86 -0.42, 0.84 -0.35, 0.78 -0.3!'), {
    pigment: 'gold',
    tone: 0.1,
    line: inner,
  });
}
