import { lerp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import { radialShader } from '../../../paint/shader.ts';

export interface SunburstShape {
  readonly rays: number;
  readonly innerRadius: number;
  readonly outerRadius: number;
  /** Straight wedges, wedges and flames in turn, or mere lines. */
  readonly kind: 'wedges' | 'flames' | 'lines';
}

/** Rays around the pen's origin, every other one shorter. */
export function drawSunburst(pen: Pen, { rays, innerRadius, outerRadius, kind }: SunburstShape): void {
  const tone = radialShader([0, 0], [innerRadius, outerRadius], [0.78, 0]);
  for (let i = 0; i < rays; i++) {
    const angle = (i * fullTurn) / rays - Math.PI / 2;
    const end = i % 2 === 0 ? outerRadius : lerp(innerRadius, outerRadius, 0.6);
    if (kind === 'lines') {
      pen.stroke([polar(angle, innerRadius), polar(angle, end)], pen.weight.inner, {
        taper: 0.9,
        tapering: 'end',
      });
      continue;
    }
    const isFlame = kind === 'flames' && i % 2 === 0;
    const half = (Math.PI / rays) * (isFlame ? 1 : 0.7);
    pen.fill(isFlame ? flame(angle, innerRadius, end, half) : wedge(angle, innerRadius, end, half), {
      pigment: 'gold',
      tone,
      line: pen.weight.inner * 0.85,
    });
  }
}

function wedge(angle: number, inner: number, outer: number, half: number): Point[] {
  return [polar(angle - half, inner), polar(angle, outer), polar(angle + half, inner)];
}

function flame(angle: number, inner: number, outer: number, half: number): Point[] {
  const side = (sign: number) =>
    steps(16).map((t) => {
      const sway = 0.2 * half * Math.sin(t * fullTurn);
      return polar(angle + sway + sign * half * (1 - t), lerp(inner, outer, t));
    });
  return [...side(-1), ...side(1).toReversed()];
}
