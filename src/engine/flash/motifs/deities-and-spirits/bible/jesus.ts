import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawLongHairBehind, drawLongLocks, drawLongParting } from '../../parts/faces-and-hair/long-hair.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawSunburst } from '../../parts/sky-and-land/sunburst.ts';

/** Christ, crowned with thorns, in a ring of light. */
export const jesus: Motif = {
  name: 'jesus',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawGlory, { contour: 0.5 });
    canvas.layer((pen) => {
      drawLongHairBehind(pen, 'wood');
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'foam', mantle: 'petal' });
      drawLongLocks(pen, 'wood');
      drawManFace(pen, { skin: 'bone', mood: 'calm', cast: 'lean' });
      drawBeard(pen, { pigment: 'wood', tipY: 1.08, fullness: 0.42 });
      drawLongParting(pen, 'wood');
      drawThorns(pen);
      drawBlood(pen);
    });
  },
};

function drawGlory(pen: Pen): void {
  drawSunburst(pen.at({ at: [0, -0.3] }), { rays: 36, innerRadius: 1.0, outerRadius: 1.44, kind: 'wedges' });
  pen.fill(circle([0, -0.3], 1.08, 90), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.8 - 0.66 * Math.sqrt(x * x + (y + 0.3) ** 2)),
    line: pen.weight.inner,
  });
}

/** Two briars wound about each other around the brow. */
function drawThorns(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [phase, lift] of [
    [0, 0.05],
    [Math.PI * 0.66, 0],
    [Math.PI * 1.33, -0.05],
  ] as const) {
    const line = Array.from({ length: 41 }, (_, i): Point => {
      const u = i / 20 - 1;
      return [0.74 * u, -0.6 + 0.26 * u * u + lift + 0.055 * Math.sin(u * 9 + phase)];
    });
    for (let i = 3; i < 40; i += 6) {
      const [x, y] = line[i] as Point;
      const up = (i + Math.round(phase)) % 4 === 1 ? -1 : 1;
      pen.fill(
        [
          [x - 0.035, y],
          [x + 0.05 + 0.06 * x, y - 0.15 * up],
          [x + 0.035, y],
        ],
        { pigment: 'wood', black: 'uncolored', tone: 0.5, line: inner * 0.8 },
      );
    }
    pen.fill(outlineOf(ribbon(line, () => 0.032)), { pigment: 'wood', tone: 0.35, line: inner * 0.9 });
  }
}

function drawBlood(pen: Pen): void {
  for (const [x, y, length] of [
    [-0.22, -0.46, 0.1],
    [0.1, -0.48, 0.14],
    [0.44, -0.34, 0.16],
    [-0.47, -0.3, 0.2],
  ] as const)
    pen.fill(
      outlined(
        `${x} ${y - 0.05}!, ${x + 0.03} ${y + length}, ${x} ${y + length + 0.05}, ${x - 0.03} ${y + length}`,
      ),
      { pigment: 'petal', black: 'uncolored', tone: 0.2, line: pen.weight.detail },
    );
}
