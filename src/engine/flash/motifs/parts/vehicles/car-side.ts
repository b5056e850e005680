import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A car from its side, heading right, its wheels on y = 0.78. */
export interface CarLook {
  /** How much longer it is than its outlines are written. */
  readonly stretch: number;
  readonly coat: Pigment;
  readonly body: string;
  /** Drawn over the body in its colour: mudguards, scoops, fins. */
  readonly panels: readonly string[];
  readonly windows: readonly string[];
  /** Seams of doors and lids. */
  readonly seams: readonly string[];
  /** Chrome strips and bumpers. */
  readonly chrome: readonly string[];
  readonly stripe?: string;
  readonly lamps: { readonly front: readonly [number, number]; readonly rear: string };
  readonly wheels: readonly [number, number];
  readonly wheel: 'whitewall' | 'mag';
  /** What is on it besides: a sign on its roof, a number on its door. */
  readonly drawOn?: (pen: Pen) => void;
}

export function drawCar(pen: Pen, look: CarLook): void {
  const { inner, detail } = pen.weight;
  const long = (points: readonly Point[]) => points.map(([x, y]): Point => [x * look.stretch, y]);
  const lacquer = {
    pigment: look.coat,
    tone: (_: number, y: number) =>
      clamp(0.06 + 0.3 * smoothstep(-0.1, 0.0, y) + 0.6 * smoothstep(0.1, 0.5, y)),
    line: inner * 1.3,
  } as const;
  pen.fill(long(outlined('-1.4 0.44!, 1.4 0.44!, 1.36 0.62!, -1.36 0.62!')), { black: 'always', tone: 1 });
  pen.fill(long(outlined(look.body)), lacquer);
  for (const pane of look.windows) drawPane(pen, long(outlined(pane)));
  for (const seam of look.seams) pen.stroke(long(traced(seam)), detail * 1.6);
  if (look.stripe) pen.fill(long(outlined(look.stripe)), { pigment: 'foam', tone: 0, line: detail });
  for (const x of look.wheels)
    pen.fill(circle([x * look.stretch, 0.44], 0.43, 48), { black: 'always', tone: 1 });
  pen.fill(long(outlined('-1.7 0.5!, 1.7 0.5!, 1.5 0.6!, -1.5 0.6!')), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  for (const panel of look.panels) pen.fill(long(outlined(panel)), lacquer);
  for (const x of look.wheels) {
    pen.fill(circle([x * look.stretch, 0.44], 0.4, 48), { black: 'always', tone: 1 });
    drawCarWheel(pen.at({ at: [x * look.stretch, 0.44] }), look.wheel);
  }
  for (const strip of look.chrome)
    pen.fill(long(outlined(strip)), {
      pigment: 'steel',
      tone: (_, y) => clamp(0.05 + 2 * Math.abs(y - 0.3)),
      line: inner,
    });
  pen.fill(long(outlined(look.lamps.rear)), { pigment: 'ember', tone: 0.2, line: inner });
  pen.fill(circle([look.lamps.front[0] * look.stretch, look.lamps.front[1]], 0.085, 24), {
    pigment: 'moon',
    tone: 0.05,
    line: inner * 1.1,
  });
  look.drawOn?.(pen);
}

function drawPane(pen: Pen, shape: readonly Point[]): void {
  pen.fill(shape, {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.25 - 0.9 * (y + 0.3) + 0.2 * x),
    line: pen.weight.inner * 1.2,
  });
  const [x, y] = [
    shape.reduce((sum, point) => sum + point[0], 0) / shape.length,
    shape.reduce((sum, point) => sum + point[1], 0) / shape.length,
  ];
  pen.stroke(
    [
      [x - 0.06, y + 0.1],
      [x + 0.08, y - 0.12],
    ],
    pen.weight.detail * 1.4,
    { taper: 0.3 },
  );
}

function drawCarWheel(pen: Pen, wheel: 'whitewall' | 'mag'): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.34, 48), { pigment: 'dark', tone: 0.4, line: inner * 1.2 });
  if (wheel === 'whitewall') pen.fill(circle([0, 0], 0.27, 44), { pigment: 'foam', tone: 0, line: inner });
  pen.fill(circle([0, 0], 0.2, 40), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.2 + 1.6 * (x + y)),
    line: inner,
  });
  if (wheel === 'mag')
    for (let spoke = 0; spoke < 5; spoke++) {
      const angle = (spoke / 5) * fullTurn - Math.PI / 2;
      pen.fill([polar(angle - 0.3, 0.17), polar(angle + 0.3, 0.17), polar(angle, 0.08)], {
        black: 'always',
        tone: 1,
      });
    }
  pen.fill(circle([0, 0], 0.065, 20), { pigment: 'steel', tone: 0.1, line: detail * 1.3 });
}
