import { clamp } from '../../../geometry/interval.ts';
import { closed, polar } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

interface Planet {
  /** The radius of its orbit. */
  readonly orbit: number;
  readonly angleRad: number;
  readonly radius: number;
  readonly pigment: Pigment;
  readonly look?: 'ringed' | 'banded';
}

const planets: readonly Planet[] = [
  { orbit: 0.38, angleRad: 3.6, radius: 0.045, pigment: 'grey' },
  { orbit: 0.5, angleRad: 0.5, radius: 0.065, pigment: 'bone' },
  { orbit: 0.62, angleRad: 5.0, radius: 0.075, pigment: 'water' },
  { orbit: 0.74, angleRad: 2.5, radius: 0.06, pigment: 'petal' },
  { orbit: 0.9, angleRad: 1.0, radius: 0.14, pigment: 'ember', look: 'banded' },
  { orbit: 1.06, angleRad: 3.95, radius: 0.115, pigment: 'gold', look: 'ringed' },
  { orbit: 1.2, angleRad: 5.7, radius: 0.085, pigment: 'waterLight' },
  { orbit: 1.32, angleRad: 2.0, radius: 0.08, pigment: 'water' },
];

/** The sun, and eight planets on their orbits. */
export const solarSystem: Motif = {
  name: 'solar-system',
  tinted: [],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const { orbit } of planets) pen.stroke(closed(circle([0, 0], orbit, 140)), pen.weight.detail);
      },
      { silhouette: 'fills-and-lines', contour: 0, gapPx: 0 },
    );
    canvas.layer(drawSun, { contour: 0.5 });
    canvas.layer(
      (pen) => {
        for (const planet of planets)
          drawPlanet(pen.at({ at: polar(planet.angleRad, planet.orbit), scale: planet.radius }), planet);
      },
      { contour: 0.5 },
    );
  },
};

function drawSun(pen: Pen): void {
  for (let i = 0; i < 16; i++) {
    const ray = pen.at({ angleRad: (i / 16) * 2 * Math.PI });
    const tip = i % 2 === 0 ? 0.32 : 0.27;
    ray.fill(
      [
        [0.18, -0.035],
        [tip, 0],
        [0.18, 0.035],
      ],
      { pigment: 'ember', tone: 0.2, line: pen.weight.detail },
    );
  }
  pen.fill(circle([0, 0], 0.19, 48), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 1.6 * (x + y)),
    line: pen.weight.inner,
  });
}

/** A planet of radius 1. */
function drawPlanet(pen: Pen, { pigment, look }: Planet): void {
  const { inner, detail } = pen.weight;
  if (look === 'ringed')
    pen.fill([ellipse([0, 0], 1.9, 0.6), ellipse([0, 0], 1.4, 0.36)], {
      pigment: 'bone',
      tone: 0.3,
      line: detail,
      rule: 'evenodd',
    });
  pen.fill(circle([0, 0], 1, 40), { pigment, tone: (x, y) => clamp(0.3 + 0.45 * (x + y)), line: inner });
  if (look === 'banded')
    for (const [y, half] of [
      [-0.45, 0.86],
      [-0.1, 0.97],
      [0.3, 0.93],
    ] as const)
      pen.stroke(traced(`${-half} ${y}, 0 ${y + 0.12}, ${half} ${y}`), detail);
  if (look === 'ringed') pen.stroke(traced('-1.85 0.12, -1 0.48, 0 0.58, 1 0.48, 1.85 0.12'), inner);
}
