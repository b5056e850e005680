import { clamp } from '../../../geometry/interval.ts';
import type { Polygon } from '../../../geometry/point.ts';
import { fullTurn, lengthOf } from '../../../geometry/point.ts';
import { circle, regularPolygon } from '../../../geometry/shape.ts';
import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A wheel of the body: its petals, and the figure in its heart. */
interface Chakra {
  readonly name: string;
  readonly pigment: Pigment;
  readonly petals: number;
  readonly figure: 'square' | 'crescent' | 'fire' | 'star' | 'drop' | 'eye' | 'crown';
}

/** From the crown down. */
const wheels: readonly Chakra[] = [
  { name: 'crown-chakra', pigment: 'violet', petals: 24, figure: 'crown' },
  { name: 'third-eye-chakra', pigment: 'water', petals: 2, figure: 'eye' },
  { name: 'throat-chakra', pigment: 'waterLight', petals: 16, figure: 'drop' },
  { name: 'heart-chakra', pigment: 'leaf', petals: 12, figure: 'star' },
  { name: 'solar-plexus-chakra', pigment: 'gold', petals: 10, figure: 'fire' },
  { name: 'sacral-chakra', pigment: 'ember', petals: 6, figure: 'crescent' },
  { name: 'root-chakra', pigment: 'petal', petals: 4, figure: 'square' },
];

/** Each of the seven by itself, and all of them from the crown down to the root. */
export const chakraMotifs: readonly Motif[] = [
  ...wheels.map(
    (wheel): Motif => ({
      name: wheel.name,
      tinted: [wheel.pigment],
      draw: (canvas) => canvas.layer((pen) => drawChakra(pen, wheel)),
    }),
  ),
  {
    name: 'chakras',
    tinted: [],
    draw(canvas) {
      for (const [i, wheel] of wheels.entries())
        canvas.layer((pen) => drawChakra(pen, wheel), {
          at: { at: [0, (i - 3) * 0.5], scale: 0.225 },
          gapPx: 0,
        });
    },
  },
];

/** Within a radius of 1.1; the two petals of the third eye spread as wings. */
function drawChakra(pen: Pen, { pigment, petals, figure }: Chakra): void {
  const { inner, detail } = pen.weight;
  const look = {
    pigment,
    tone: (x: number, y: number) => clamp(0.75 - 0.55 * lengthOf(x, y)),
    line: inner,
  } as const;
  const isWinged = petals === 2;
  const half = isWinged ? 0.58 : Math.min(0.52, 2.4 / petals);
  for (const row of figure === 'crown' ? [1, 0] : [0])
    for (let i = 0; i < petals; i++)
      pen
        .at({ angleRad: ((i + (isWinged || row ? 0.5 : 0)) / petals) * fullTurn, scale: 1 + row / 10 })
        .fill(petal(half), row ? { ...look, tone: 0.5 } : look);
  pen.fill(circle([0, 0], 0.64, 72), { pigment: 'foam', tone: 0.02, line: inner * 1.2 });
  pen.stroke([...circle([0, 0], 0.57, 72), [0.57, 0]], detail);
  drawFigure(pen, figure, pigment);
}

/** Upwards, its tip at -1.12, hollow towards it as lotus petals are. */
function petal(half: number): Polygon {
  return symmetric(
    `0 -1.12!, ${half * 0.22} -1.02, ${half * 0.78} -0.9, ${half} -0.74, ${half * 0.92} -0.58, ${half * 0.6} -0.44!, 0 -0.44!`,
  );
}

function drawFigure(pen: Pen, figure: Chakra['figure'], pigment: Pigment): void {
  const { inner } = pen.weight;
  const look = { pigment, tone: 0.3, line: inner } as const;
  const down = regularPolygon([0, 0.02], 0.5, 3, Math.PI);
  if (figure === 'square') {
    pen.fill(regularPolygon([0, 0], 0.55, 4, Math.PI / 4), look);
    pen.fill(regularPolygon([0, 0], 0.34, 3, Math.PI), { pigment: 'foam', tone: 0, line: inner });
  }
  if (figure === 'crescent')
    pen.fill(
      outlined('-0.48 -0.1!, -0.4 0.26, 0 0.5, 0.4 0.26, 0.48 -0.1!, 0.3 0.14, 0 0.24, -0.3 0.14'),
      look,
    );
  if (figure === 'fire') pen.fill(down, look);
  if (figure === 'star') {
    pen.fill(regularPolygon([0, 0], 0.52, 3), look);
    pen.fill(regularPolygon([0, 0], 0.52, 3, Math.PI), { ...look, tone: 0.1 });
    pen.fill(regularPolygon([0, 0], 0.3, 6), { pigment: 'foam', tone: 0, line: inner });
  }
  if (figure === 'drop' || figure === 'eye') {
    pen.fill(down, look);
    pen.fill(circle([0, -0.04], 0.2, 36), { pigment: 'foam', tone: 0, line: inner });
    if (figure === 'eye') pen.fill(circle([0, -0.04], 0.08, 20), { black: 'always', tone: 1 });
  }
  if (figure === 'crown')
    for (let i = 0; i < 8; i++)
      pen.at({ angleRad: (i / 8) * fullTurn }).fill(outlined('0 0!, 0.17 -0.3, 0 -0.52!, -0.17 -0.3'), {
        pigment,
        tone: (_, y) => clamp(-y),
        line: inner,
      });
}
