import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLimb } from '../any-beast/limb.ts';

/** Strands wound side by side around a ball: circles of latitude on a globe that is turned and tilted. */
export interface YarnBand {
  readonly turnRad: number;
  readonly tiltRad: number;
  /** The latitudes between which they lie, in radians. */
  readonly from: number;
  readonly to: number;
  readonly strands: number;
  readonly isLight?: boolean;
}

/** The first winding, which covers the ball. */
export const yarnCore: readonly YarnBand[] = [
  { turnRad: -0.5, tiltRad: 0.5, from: -1.05, to: 1.5, strands: 10 },
  { turnRad: 1.15, tiltRad: 0.45, from: -0.42, to: 0.3, strands: 4, isLight: true },
];

/** The last winding, which lies over what is stuck into the ball. */
export const yarnTop: readonly YarnBand[] = [
  { turnRad: 0.12, tiltRad: -0.5, from: -0.24, to: 0.54, strands: 4 },
];

/** Bands of strands on a ball of radius 1. */
export function drawYarnBands(pen: Pen, bands: readonly YarnBand[]): void {
  for (const band of bands) {
    const edge = (i: number) => latitude(band, lerp(band.from, band.to, i / band.strands));
    for (let i = 0; i < band.strands; i++)
      pen.fill([...edge(i), ...edge(i + 1).toReversed()], {
        pigment: band.isLight ? 'petalLight' : 'petal',
        tone: (x, y) => clamp(0.06 + 0.34 * (x + y + 0.4)),
        line: pen.weight.inner * 0.8,
      });
  }
}

/** The ball's edge behind its strands, which bulge where they go around it. */
export function drawYarnCore(pen: Pen): void {
  const edge = steps(169).map((share) =>
    polar(share * fullTurn, 1 + 0.045 * Math.abs(Math.sin(share * 14 * fullTurn))),
  );
  pen.fill(edge, { pigment: 'petal', tone: (x, y) => clamp(0.2 + 0.34 * (x + y)), line: pen.weight.inner });
}

/** The loose end, from under the ball over the ground, in the ball's units. */
export function drawLooseEnd(pen: Pen, line: string): void {
  drawLimb(pen, { line, half: [0.065, 0.065] }, { pigment: 'petal', tone: 0.2, line: pen.weight.inner });
}

/** The visible half of a circle of latitude. */
function latitude({ turnRad, tiltRad }: YarnBand, lat: number): Point[] {
  const rim = Math.asin(clamp(-Math.tan(lat) * Math.tan(tiltRad), -1, 1));
  return steps(27).map((share): Point => {
    const angle = lerp(rim, Math.PI - rim, share);
    const x = Math.cos(lat) * Math.cos(angle);
    const y = Math.sin(lat) * Math.cos(tiltRad) - Math.cos(lat) * Math.sin(angle) * Math.sin(tiltRad);
    return [x * Math.cos(turnRad) - y * Math.sin(turnRad), x * Math.sin(turnRad) + y * Math.cos(turnRad)];
  });
}
