import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHoofedBeast } from './hoofed-beast.ts';
import type { HoofedBuild } from './hoofed-builds.ts';

export interface Camelid {
  readonly build: HoofedBuild;
  readonly wool: Pigment;
  readonly face: Pigment;
  readonly ear: string;
  /** The tufts of its crown, before the ear: x, y, radius. */
  readonly crown: readonly (readonly [number, number, number])[];
  /** Where the wool curls. */
  readonly curls: readonly Point[];
}

/** On all fours from the side, its neck upright; looks to the right. */
export function drawStandingCamelid(pen: Pen, look: Camelid): void {
  const { inner, detail } = pen.weight;
  drawHoofedBeast(pen, {
    build: look.build,
    coat: look.wool,
    tail: 'scut',
    light: look.wool,
    drawMarkings: (body) => {
      for (const [x, y] of look.curls)
        body.stroke(
          traced(
            `${x - 0.09} ${y}, ${x - 0.05} ${y + 0.07}, ${x + 0.05} ${y + 0.06}, ${x + 0.06} ${y - 0.02}, ${x} ${y - 0.02}`,
          ),
          detail * 1.2,
          { taper: 0.4 },
        );
    },
    drawHead: (head) => {
      head.at({ at: [-0.1, 0.02] }).fill(outlined(look.ear), { pigment: look.wool, tone: 0.7, line: inner });
      head.fill(skull, {
        pigment: look.wool,
        tone: (x, y) => clamp(0.05 + 0.6 * smoothstep(-0.02, 0.2, y - 0.3 * x)),
        line: inner * 1.1,
      });
      head.fill(muzzle, { pigment: look.face, tone: (_, y) => clamp(0.05 + 1.6 * (y + 0.02)), line: inner });
      head.fill(outlined(look.ear), { pigment: look.wool, tone: 0.1, line: inner });
      for (const [x, y, radius] of look.crown)
        head.fill(circle([x, y], radius, 24), {
          pigment: look.wool,
          tone: (px, py) => clamp(0.1 + 2 * (px - x) + 2 * (py - y)),
          line: inner * 0.9,
        });
      drawFeatures(head);
    },
  });
}

function drawFeatures(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.14 -0.14, 0.2 -0.18, 0.27 -0.14, 0.26 -0.08, 0.19 -0.06'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(circle([0.19, -0.14], 0.018, 10), { color: [255, 255, 255], tone: 0 });
  for (const lash of ['0.24 -0.17, 0.31 -0.21', '0.27 -0.13, 0.34 -0.15'])
    pen.stroke(traced(lash), inner * 0.8);
  pen.fill(outlined('0.54 -0.03!, 0.58 -0.06, 0.61 -0.02, 0.57 0.0!'), { black: 'always', tone: 1 });
  pen.stroke(traced('0.61 0.02, 0.57 0.08, 0.5 0.1, 0.4 0.06'), detail * 1.4, {
    taper: 0.3,
    tapering: 'end',
  });
}

const skull = outlined(
  '-0.2 0.16!, -0.2 -0.1, -0.08 -0.26, 0.1 -0.3, 0.26 -0.26, 0.44 -0.14, 0.6 -0.08, 0.64 0.0, 0.6 0.1, 0.5 0.15, 0.34 0.14, 0.2 0.22, 0.08 0.34!',
);
const muzzle = outlined('0.34 -0.16, 0.46 -0.13, 0.6 -0.08, 0.64 0.0, 0.6 0.1, 0.5 0.15, 0.36 0.13, 0.3 0.0');
