import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawHeapedCloud } from '../../parts/sky-and-land/heaped-cloud.ts';

/** The gates of heaven: two wings of wrought gold ajar between pillars, light behind them, clouds below. */
export const gate: Motif = {
  name: 'gate',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer(drawLight, { contour: 0, gapPx: 0, silhouette: 'fills-and-lines' });
    canvas.layer((pen) => {
      drawBothSides(pen, (side) => {
        drawWing(side);
        drawPillar(side);
      });
    });
    canvas.layer((pen) => {
      for (const isFlipped of [true, false])
        drawHeapedCloud(pen.at({ at: [isFlipped ? -0.9 : 0.9, 1.2], scale: 0.62, isFlipped }));
      drawHeapedCloud(pen.at({ at: [0, 1.42], scale: 0.54 }));
    });
  },
};

function drawLight(pen: Pen): void {
  for (let i = 0; i < 17; i++) {
    const angle = -Math.PI + (i / 16) * Math.PI;
    const [near, far] = i % 2 === 0 ? [1.3, 1.75] : [1.35, 1.58];
    pen.stroke([polar(angle, near, [0, -0.3]), polar(angle, far, [0, -0.3])], pen.weight.inner, {
      taper: 0.5,
    });
  }
}

function drawPillar(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.88 -0.84!, 1.2 -0.84!, 1.2 1.1!, 0.88 1.1!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.05 + 0.7 * smoothstep(0.98, 1.2, x)),
    line: inner * 1.2,
  });
  for (const x of [0.96, 1.04, 1.12]) side.stroke(traced(`${x} -0.78, ${x} 1.04`), detail);
  side.fill(outlined('0.8 -1.06!, 1.28 -1.06!, 1.28 -0.94!, 1.2 -0.82!, 0.88 -0.82!, 0.8 -0.94!'), {
    pigment: 'foam',
    tone: 0.15,
    line: inner * 1.1,
  });
  side.fill(circle([1.04, -1.22], 0.16, 36), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 1.4 * (x - 1.04) + 1.2 * (y + 1.22)),
    line: inner * 1.1,
  });
}

/** Half of the gate: its bars end in an arch that rises towards the middle, where it stands ajar. */
function drawWing(side: Pen): void {
  const { inner, detail } = side.weight;
  const gold = { pigment: 'gold', tone: (x: number) => clamp(0.1 + 0.4 * x), line: inner } as const;
  for (const x of [0.16, 0.3, 0.44, 0.58, 0.72, 0.86]) {
    const top = -0.78 - 0.52 * Math.sqrt(1 - x * x);
    side.fill(
      outlined(`${x - 0.028} ${top}!, ${x + 0.028} ${top}!, ${x + 0.028} 1.1!, ${x - 0.028} 1.1!`),
      gold,
    );
    side.fill(
      outlined(
        `${x} ${top - 0.24}!, ${x + 0.07} ${top - 0.08}, ${x} ${top + 0.02}!, ${x - 0.07} ${top - 0.08}`,
      ),
      gold,
    );
  }
  side.fill(
    [
      ...arc([0, -0.62], 0.86, -Math.PI / 2 + 0.14, -0.2, 20),
      ...arc([0, -0.62], 0.76, -0.2, -Math.PI / 2 + 0.16, 20),
    ],
    gold,
  );
  for (const y of [-0.36, 0.3, 0.92])
    side.fill(outlined(`0.1 ${y}!, 0.9 ${y}!, 0.9 ${y + 0.07}!, 0.1 ${y + 0.07}!`), gold);
  for (const scroll of scrolls) side.stroke(traced(scroll, 8), inner * 1.7, { taper: 0.25 });
  side.fill(
    symmetric('0 -0.18!, 0.1 -0.02, 0 0.16!').map(([x, y]) => [x + 0.51, y] as const),
    {
      ...gold,
      line: detail * 1.2,
    },
  );
  side.fill(circle([0.12, 0.33], 0.06, 20), gold);
}

const scrolls = [
  '0.22 -0.24, 0.36 -0.18, 0.36 -0.02, 0.26 0.0, 0.24 -0.1',
  '0.8 -0.24, 0.66 -0.18, 0.66 -0.02, 0.76 0.0, 0.78 -0.1',
  '0.22 0.22, 0.36 0.16, 0.38 0.06',
  '0.8 0.22, 0.66 0.16, 0.64 0.06',
];
