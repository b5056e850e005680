import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Towers side by side: a skyline. */
export const city: Motif = {
  name: 'city',
  tinted: ['grey'],
  draw(canvas) {
    for (const row of [back, front])
      canvas.layer((pen) => {
        for (const tower of row) drawTower(pen, tower);
      });
  },
};

interface Tower {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly roof: 'flat' | 'spire' | 'slope' | 'steps';
  readonly pigment: 'grey' | 'steel' | 'water';
}

const foot = 0.8;

function drawTower(pen: Pen, { x, width, height, roof, pigment }: Tower): void {
  const { inner, detail } = pen.weight;
  const [left, right, top] = [x - width / 2, x + width / 2, foot - height];
  const look = {
    pigment,
    tone: (px: number) => clamp(0.15 + (1.1 * (px - left)) / width - 0.3),
    line: inner,
  };
  if (roof === 'spire') {
    pen.stroke(
      [
        [x, top - 0.46],
        [x, top - 0.1],
      ],
      inner,
    );
    pen.fill(outlined(`${left + 0.06} ${top}!, ${x} ${top - 0.3}!, ${right - 0.06} ${top}!`), look);
  }
  if (roof === 'steps')
    for (const [inset, rise] of [
      [0.1, 0.2],
      [0.05, 0.1],
    ] as const)
      pen.fill(
        outlined(
          `${left + inset} ${top}!, ${left + inset} ${top - rise}!, ${right - inset} ${top - rise}!, ${right - inset} ${top}!`,
        ),
        look,
      );
  const rise = roof === 'slope' ? 0.2 : 0;
  pen.fill(outlined(`${left} ${foot}!, ${left} ${top}!, ${right} ${top - rise}!, ${right} ${foot}!`), look);
  const columns = Math.max(2, Math.round(width / 0.11));
  const step = width / (columns + 0.5);
  for (let i = 0; i < columns; i++)
    for (let y = top + 0.1; y < foot - 0.12; y += 0.15) {
      const from = left + step * (i + 0.45);
      pen.fill(
        outlined(
          `${from} ${y}!, ${from + step * 0.6} ${y}!, ${from + step * 0.6} ${y + 0.08}!, ${from} ${y + 0.08}!`,
        ),
        {
          pigment: 'gold',
          tone: 0.05,
          line: detail,
        },
      );
    }
  pen.stroke(traced(`${left} ${foot}, ${right} ${foot}`), inner * 1.3);
}

const back: readonly Tower[] = [
  { x: -0.86, width: 0.3, height: 0.98, roof: 'slope', pigment: 'steel' },
  { x: -0.3, width: 0.34, height: 1.3, roof: 'spire', pigment: 'steel' },
  { x: 0.34, width: 0.3, height: 1.5, roof: 'steps', pigment: 'steel' },
  { x: 0.86, width: 0.28, height: 1.06, roof: 'flat', pigment: 'steel' },
];
const front: readonly Tower[] = [
  { x: -1.08, width: 0.26, height: 0.6, roof: 'flat', pigment: 'grey' },
  { x: -0.6, width: 0.32, height: 0.84, roof: 'steps', pigment: 'grey' },
  { x: 0.02, width: 0.36, height: 1.0, roof: 'flat', pigment: 'grey' },
  { x: 0.62, width: 0.3, height: 0.76, roof: 'slope', pigment: 'grey' },
  { x: 1.08, width: 0.26, height: 0.66, roof: 'flat', pigment: 'grey' },
];
