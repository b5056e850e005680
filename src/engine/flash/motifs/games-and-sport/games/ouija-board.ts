import { clamp } from '../../../geometry/interval.ts';
import type { Polygon } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import { circle, regularPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawCapitals } from '../../parts/signs-and-ornaments/capitals.ts';

/** A spirit board: the alphabet in two bows, yes beside a sun, no beside a moon, goodbye below. */
export const ouijaBoard: Motif = {
  name: 'ouija-board',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      pen.fill(sheet(1.34, 0.98), {
        pigment: 'wood',
        tone: (x, y) => clamp(0.3 + 0.25 * (x + y)),
        line: inner * 1.3,
      });
      pen.fill(sheet(1.22, 0.86), { pigment: 'scroll', tone: (x, y) => clamp(0.06 * (x + y)), line: inner });
      drawBow(pen, 'ABCDEFGHIJKLM', 1.62, -0.24);
      drawBow(pen, 'NOPQRSTUVWXYZ', 1.62, 0.14);
      drawWord(pen, 'YES', [-0.56, -0.62], 0.16);
      drawWord(pen, 'NO', [0.64, -0.62], 0.16);
      drawWord(pen, 'GOODBYE', [0, 0.64], 0.17);
      drawSun(pen.at({ at: [-1.0, -0.62], scale: 0.9 }));
      pen.fill(outlined('1.02 -0.78!, 1.12 -0.66, 1.06 -0.5, 0.9 -0.46!, 0.97 -0.56, 1.01 -0.66'), {
        pigment: 'moon',
        tone: 0.15,
        line: inner,
      });
      for (const x of [-1.06, 1.06])
        pen.fill(regularPolygon([x, 0.7], 0.09, 4), { pigment: 'gold', tone: 0.15, line: inner });
    }),
};

/** Letters along a bow that is highest in the middle; `y` is its height there. */
function drawBow(pen: Pen, letters: string, radius: number, y: number): void {
  [...letters].forEach((letter, i) => {
    const angle = (i / (letters.length - 1) - 0.5) * 1.22;
    const at = polar(angle - Math.PI / 2, radius, [0, y + radius]);
    drawWord(pen.at({ at, angleRad: angle * 0.9 }), letter, [0, 0], 0.165);
  });
}

function drawWord(pen: Pen, word: string, at: readonly [number, number], height: number): void {
  drawCapitals(pen.at({ at }), word, { height, maxWidth: 1, lineWidthPx: pen.weight.inner * 1.3 });
}

function drawSun(pen: Pen): void {
  const { inner } = pen.weight;
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * 2 * Math.PI;
    pen.stroke([polar(angle, 0.12), polar(angle, 0.18)], inner);
  }
  pen.fill(circle([0, 0], 0.1, 24), { pigment: 'gold', tone: 0.15, line: inner });
}

/** A board with its corners cut in. */
function sheet(halfWidth: number, halfHeight: number): Polygon {
  const [x, y] = [halfWidth, halfHeight];
  const cut = 0.1;
  return traced(
    `${-x + cut} ${-y}!, ${x - cut} ${-y}!, ${x - cut * 0.3} ${-y + cut * 0.3}, ${x} ${-y + cut}!, ${x} ${y - cut}!, ${x - cut * 0.3} ${y - cut * 0.3}, ${x - cut} ${y}!, ${-x + cut} ${y}!, ${-x + cut * 0.3} ${y - cut * 0.3}, ${-x} ${y - cut}!, ${-x} ${-y + cut}!, ${-x + cut * 0.3} ${-y + cut * 0.3}, ${-x + cut} ${-y}!`,
  );
}
