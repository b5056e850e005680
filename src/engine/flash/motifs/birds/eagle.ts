import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Canvas } from '../../paint/canvas.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawHairs } from '../parts/any-beast/fur.ts';
import type { StrikingRaptor } from '../parts/birds/striking-raptor.ts';
import { clutching, drawStrikingRaptor } from '../parts/birds/striking-raptor.ts';

const striking: StrikingRaptor = {
  back: 'wood',
  coverts: 'ember',
  breast: 'wood',
  tail: 'foam',
  drawHead: (pen) => drawHead(pen.at({ at: [0.02, -0.42], scale: 0.46 })),
};

/** An eagle that strikes with raised wings, or its screaming head in profile; looks to the right. */
export const eagle: Motif = {
  name: 'eagle',
  tinted: ['wood'],
  poses: { head: { draw: (canvas) => canvas.layer(drawBust) }, flying: { draw: drawStriking } },
  handling: { clutching: clutching(striking) },
  draw(canvas) {
    if (canvas.kit.variant === 3) {
      canvas.layer(drawBust);
      return;
    }
    drawStriking(canvas);
  },
};

function drawStriking(canvas: Canvas): void {
  drawStrikingRaptor(canvas, striking);
}

function drawBust(pen: Pen): void {
  pen.fill(shoulders, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.5 * smoothstep(0, -0.8, x) + 0.3 * smoothstep(0.7, 1.2, y)),
    line: pen.weight.inner * 1.1,
  });
  drawHairs(pen, traced('-0.6 0.7, -0.2 0.86, 0.2 0.84'), [-0.02, 0.26], 12);
  drawHead(pen);
}

/** Head and neck in profile, about 1.9 wide. */
function drawHead(pen: Pen): void {
  const { inner, detail, contour } = pen.weight;
  pen.fill(lowerBeak, { pigment: 'gold', tone: 0.55, line: inner });
  pen.fill(gape, { black: 'always', tone: 1 });
  pen.fill(tongue, { pigment: 'petal', tone: 0.3, line: detail });
  pen.fill(head, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.5 * smoothstep(-0.2, -0.66, x) + 0.5 * smoothstep(0.2, 0.9, y)),
    line: inner * 1.1,
  });
  pen.fill(upperBeak, {
    pigment: 'gold',
    tone: (_, y) => clamp(0.1 + 0.9 * smoothstep(-0.3, 0.2, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.4 -0.38, 0.36 -0.2, 0.42 -0.04'), inner);
  pen.fill(outlined('0.52 -0.26!, 0.6 -0.28, 0.66 -0.24!, 0.58 -0.22'), { black: 'always', tone: 1 });
  pen.fill(eyeShadow, { black: 'always', tone: 1 });
  pen.fill(circle([0.14, -0.26], 0.085, 24), { pigment: 'gold', tone: 0.1 });
  pen.fill(circle([0.155, -0.26], 0.045, 20), { black: 'always', tone: 1 });
  pen.fill(circle([0.135, -0.285], 0.018, 12), { color: [255, 255, 255], tone: 0 });
  pen.fill(brow, { pigment: 'foam', tone: 0.15, line: Math.max(inner, contour * 0.4) });
  for (const line of neckFeathers) pen.stroke(traced(line), detail * 1.2, { taper: 0.6, tapering: 'end' });
  drawHairs(pen, traced('-0.1 -0.56, -0.36 -0.36, -0.46 -0.1'), [-0.12, 0.1], 7);
  drawHairs(pen, traced('-0.06 0, -0.1 0.2, -0.1 0.4'), [-0.08, 0.16], 6);
}

const head = outlined(
  '0.44 -0.4, 0.26 -0.54, -0.02 -0.62, -0.3 -0.54, -0.5 -0.36, -0.62 -0.1!, -0.54 -0.08!, -0.74 0.22!, -0.6 0.2!, -0.78 0.54!, -0.62 0.5!, -0.7 0.82!, -0.5 0.7!, -0.46 0.98!, -0.3 0.76!, -0.18 1.0!, -0.06 0.76!, 0.1 0.96!, 0.16 0.7!, 0.34 0.78!, 0.28 0.5!, 0.4 0.44!, 0.3 0.22, 0.36 0.1, 0.46 -0.1',
);
const upperBeak = outlined(
  '0.4 -0.4!, 0.62 -0.44, 0.86 -0.36, 1.06 -0.16, 1.1 0.08, 1.04 0.26!, 0.98 0.1, 0.86 0.02, 0.6 0.0, 0.34 0.08!, 0.3 0.0, 0.4 -0.06',
);
const lowerBeak = outlined('0.3 0.12!, 0.56 0.26, 0.8 0.32!, 0.7 0.42, 0.46 0.42, 0.24 0.3');
const gape = outlined('0.28 0.06!, 0.6 -0.02, 0.88 0.02!, 0.78 0.3!, 0.5 0.24');
const tongue = outlined('0.42 0.16!, 0.6 0.1, 0.78 0.14!, 0.6 0.2');
const eyeShadow = outlined('-0.06 -0.26!, 0.04 -0.36, 0.2 -0.36, 0.36 -0.24!, 0.24 -0.16, 0.06 -0.16');
const brow = outlined('-0.12 -0.38!, 0.08 -0.44, 0.28 -0.4, 0.44 -0.28!, 0.24 -0.31, 0.06 -0.34');
const neckFeathers = [
  '-0.2 -0.3, -0.34 -0.14, -0.5 -0.06',
  '-0.2 -0.1, -0.34 0.12, -0.52 0.24',
  '-0.24 0.16, -0.36 0.4, -0.5 0.54',
  '-0.06 0.3, -0.14 0.56, -0.26 0.72',
  '0.12 0.24, 0.1 0.5, 0.02 0.66',
  '0.24 0.2, 0.26 0.4, 0.22 0.56',
  '0.02 -0.04, -0.04 0.12, -0.14 0.24',
];
const shoulders = outlined(
  '-0.5 0.4, -0.84 0.66!, -0.74 0.72!, -0.96 0.98!, -0.78 0.96!, -0.84 1.2!, -0.6 1.06!, -0.5 1.3!, -0.3 1.08!, -0.14 1.34!, 0 1.08!, 0.18 1.28!, 0.24 1.02!, 0.46 1.14!, 0.44 0.9!, 0.56 0.84!, 0.4 0.6, 0.2 0.4',
);
