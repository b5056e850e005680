import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A test tube, what is in it fizzing. */
export const testTube: Motif = {
  name: 'test-tube',
  tinted: ['leaf'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawTube(pen.at({ angleRad: 0.5 }), 'leaf');
      drawBubbles(pen.at({ at: [0.8, -1.2] }));
    }),
};

/** A beaker, half full, with marks on its side. */
export const beaker: Motif = {
  name: 'beaker',
  tinted: ['leaf'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBeaker(pen);
      drawBubbles(pen.at({ at: [-0.1, 0.46] }));
    }),
};

const glass = (pen: Pen) =>
  ({
    pigment: 'waterLight',
    tone: (x: number) => clamp(0.05 + 0.6 * smoothstep(0.2, 0.9, x)),
    line: pen.weight.inner * 1.3,
  }) as const;

function drawTube(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.4!, 0.32 -1.4!, 0.32 1.0, 0.22 1.28, 0 1.36'), { ...glass(pen), tone: 0.1 });
  pen.fill(
    outlined('-0.32 -0.3!, -0.1 -0.22, 0.1 -0.1, 0.32 -0.04!, 0.3 1.0, 0.2 1.22, 0 1.3, -0.2 1.22, -0.3 1.0'),
    {
      pigment,
      tone: (x, y) => clamp(0.15 + 2 * smoothstep(0, 0.5, x) + 0.15 * y),
      line: inner,
    },
  );
  for (const [x, y, radius] of [
    [-0.08, 0.2, 0.08],
    [0.12, 0.46, 0.06],
    [-0.02, 0.76, 0.09],
    [0.14, 0.12, 0.05],
  ] as const)
    pen.fill(circle([x, y], radius, 18), { pigment: 'foam', tone: 0.05, line: detail * 1.2 });
  for (const y of [-0.9, -0.6, 0.3, 0.6, 0.9]) pen.stroke(traced(`-0.32 ${y}, -0.18 ${y}`), detail * 1.5);
  pen.stroke(traced('-0.2 -1.2, -0.2 -0.4'), inner * 1.5, { isErasing: true, taper: 0.2 });
  pen.fill(ellipse([0, -1.4], 0.4, 0.12, 36), { pigment: 'foam', tone: 0.15, line: inner * 1.3 });
  pen.fill(ellipse([0, -1.4], 0.28, 0.07, 30), { pigment: 'waterLight', tone: 0.6, line: inner });
}

function drawBeaker(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.96 -1.06!, -0.8 -0.92, -0.8 1.1, -0.66 1.24!, 0.66 1.24!, 0.8 1.1, 0.8 -0.92, 0.9 -1.0!, 0.4 -0.94, -0.4 -0.94',
    ),
    glass(pen),
  );
  pen.fill(
    outlined('-0.78 0.06!, -0.3 0.16, 0.3 -0.02, 0.78 0.08!, 0.78 1.06, 0.64 1.2!, -0.64 1.2!, -0.78 1.06'),
    {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.1 + 0.8 * smoothstep(0.1, 0.8, x) + 0.25 * smoothstep(0.6, 1.2, y)),
      line: inner * 1.1,
    },
  );
  for (const [y, length] of [
    [-0.54, 0.26],
    [-0.3, 0.16],
    [0.3, 0.16],
    [0.54, 0.26],
    [0.78, 0.16],
  ] as const)
    pen.stroke(traced(`0.66 ${y}, ${0.66 - length} ${y}`), inner * 1.2);
  pen.stroke(traced('-0.62 -0.7, -0.62 -0.1'), inner * 1.8, { isErasing: true, taper: 0.2 });
  pen.fill(
    outlined('-1.0 -1.08, -0.6 -1.16, 0.4 -1.16, 0.92 -1.06!, 0.86 -0.96, 0.4 -0.9, -0.5 -0.9, -0.84 -0.96'),
    { pigment: 'foam', tone: 0.15, line: inner * 1.2 },
  );
  pen.stroke(traced('-0.7 -1.02, 0 -1.06, 0.74 -1.02'), detail * 1.4, { taper: 0.2 });
}

function drawBubbles(pen: Pen): void {
  for (const [x, y, radius] of [
    [0, 0, 0.1],
    [0.2, -0.2, 0.07],
    [-0.16, 0.3, 0.08],
    [0.26, 0.26, 0.06],
  ] as const) {
    pen.fill(circle([x, y], radius, 20), { pigment: 'foam', tone: 0.05, line: pen.weight.inner });
    pen.stroke(
      traced(`${x - radius * 0.5} ${y}, ${x - radius * 0.3} ${y - radius * 0.4}`),
      pen.weight.detail,
    );
  }
}
