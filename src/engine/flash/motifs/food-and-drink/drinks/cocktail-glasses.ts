import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A margarita in its stepped glass, salt on the rim, a wheel of lime. */
export const margarita: Motif = {
  name: 'margarita',
  tinted: ['leafLight'],
  draw(canvas) {
    canvas.layer((pen) => drawWheel(pen.at({ at: [0.86, -0.86], scale: 0.4, angleRad: 0.3 }), 'leafLight'), {
      contour: 0.8,
    });
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(symmetric('0 0.4!, 0.07 0.4!, 0.07 1.14, 0.56 1.34, 0.6 1.44!, 0 1.5'), glass(inner));
      pen.fill(
        symmetric('0 -0.74!, 1.1 -0.76!, 1.0 -0.34, 0.62 -0.14, 0.46 -0.02, 0.42 0.22, 0.2 0.42, 0 0.46'),
        glass(inner * 1.2),
      );
      pen.fill(
        symmetric('0 -0.52!, 0.98 -0.54!, 0.9 -0.36, 0.54 -0.18, 0.38 -0.04, 0.34 0.18, 0.16 0.34, 0 0.37'),
        {
          pigment: 'leafLight',
          tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0, 1, x) + 0.3 * smoothstep(-0.1, 0.4, y)),
          line: inner,
        },
      );
      pen.stroke(traced('-0.9 -0.62, -0.8 -0.4, -0.56 -0.26'), inner * 1.4, { isErasing: true, taper: 0.4 });
      pen.fill(ellipse([0, -0.76], 1.11, 0.15, 64), { pigment: 'foam', tone: 0.1, line: inner });
      // Salt, in grains along the rim.
      for (let i = 0; i < 46; i++) {
        const angle = (i / 46) * fullTurn;
        const at = [1.11 * Math.cos(angle), -0.76 + 0.15 * Math.sin(angle) - 0.02 * (i % 3)] as const;
        pen.fill(circle(at, 0.045, 8), { pigment: 'foam', tone: 0, line: detail });
      }
    });
  },
};

/** A mojito: a tall glass of ice, lime and mint, a straw in it. */
export const mojito: Motif = {
  name: 'mojito',
  tinted: ['leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      pen.fill(outlined('0.1 -0.7!, 0.4 -1.66!, 0.52 -1.62!, 0.26 -0.68!'), {
        pigment: 'petal',
        tone: 0.2,
        line: pen.weight.inner,
      });
      for (const [x, y, scale, angleRad] of [
        [-0.3, -0.8, 0.66, -2.3],
        [-0.22, -0.8, 0.7, -1.1],
        [-0.26, -0.8, 0.74, -1.7],
      ] as const)
        drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.6, teeth: 0.2, veins: 4 });
    });
    canvas.layer((pen) => drawWheel(pen.at({ at: [0.62, -0.76], scale: 0.4, angleRad: 0.2 }), 'leafLight'), {
      contour: 0.8,
    });
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(symmetric('0 -0.8!, 0.72 -0.8!, 0.6 1.3, 0.52 1.42, 0 1.46'), glass(inner * 1.2));
      pen.fill(symmetric('0 -0.56!, 0.66 -0.56!, 0.55 1.2, 0.46 1.28, 0 1.3'), {
        pigment: 'waterLight',
        tone: (x, y) => clamp(0.04 + 0.5 * smoothstep(0.1, 0.6, x) + 0.1 * y),
        line: inner,
      });
      for (const [x, y, angleRad] of [
        [-0.3, -0.3, 0.3],
        [0.28, -0.2, -0.4],
        [-0.06, 0.34, 0.7],
        [0.26, 0.72, 0.2],
      ] as const)
        pen.at({ at: [x, y], angleRad }).fill(outlined('-0.2 -0.2!, 0.2 -0.2!, 0.2 0.2!, -0.2 0.2!'), {
          pigment: 'foam',
          tone: (px, py) => clamp(0.1 + px + py),
          line: detail * 1.5,
        });
      drawWheel(pen.at({ at: [-0.28, 0.86], scale: 0.26 }), 'leafLight');
      for (const [x, y, angleRad] of [
        [0.0, 0.02, 0.4],
        [-0.34, 0.36, -0.6],
        [0.3, 0.36, 2.6],
        [0.06, 1.0, -0.3],
      ] as const)
        drawLeaf(pen.at({ at: [x, y], scale: 0.34, angleRad }), { width: 0.6, veins: 2 });
      pen.stroke(ellipse([0, -0.8], 0.72, 0.12, 50), inner);
      pen.stroke(traced('-0.58 -0.4, -0.54 0.2, -0.5 0.7'), inner * 1.5, { isErasing: true, taper: 0.3 });
    });
  },
};

const glass = (line: number) =>
  ({ pigment: 'waterLight', tone: (x: number) => clamp(0.04 + 0.4 * smoothstep(0.1, 1, x)), line }) as const;

/** A slice of citrus of radius 1. */
function drawWheel(pen: Pen, peel: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 1, 50), { pigment: peel, tone: 0.35, line: inner });
  pen.fill(circle([0, 0], 0.84, 44), { pigment: 'foam', tone: 0, line: detail });
  for (let i = 0; i < 8; i++)
    pen
      .at({ angleRad: (i / 8) * fullTurn })
      .fill(outlined('0.12 0!, 0.5 -0.2, 0.74 -0.2, 0.76 0, 0.74 0.2, 0.5 0.2'), {
        pigment: peel,
        tone: 0.1,
        line: detail,
      });
  pen.dot(polar(0, 0), detail);
}
