import { add, cut, paint } from '../solid/modelling.ts';
import { ellipsoid, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import { cross, plus, radians, unit } from '../solid/vector.ts';
import type { Subject } from '../subject.ts';
import { eye } from './eye.ts';
import { usualViews } from './usual-views.ts';

/** An octopus whose eight arms spread and curl up, suckers outwards. */
export const octopus: Subject = {
  name: 'octopus',
  regions: {
    skin: { pigment: 'petal', albedo: 0.75, hasFolds: true },
    sucker: { pigment: 'blush', albedo: 1, isPlain: true },
    rim: { pigment: 'dark', albedo: 0, isBlack: true },
    eye: { pigment: 'gold', albedo: 1, lift: 0.75, isPlain: true },
    pupil: { pigment: 'dark', albedo: 0, isBlack: true },
    hole: { pigment: 'dark', albedo: 0, isBlack: true },
    spot: { pigment: 'petalLight', albedo: 1, isPlain: true },
  },
  camera: { center: [0, -0.02, 0], half: 2 },
  traits: { fold: 0.12 },
  views: usualViews(
    { name: 'front', camera: { pitch: 26, distance: 10 } },
    { name: 'three-quarter-left', camera: { yaw: -32, pitch: 30, roll: 6 } },
    { name: 'three-quarter-right', camera: { yaw: 28, pitch: 24, roll: -6 } },
    { name: 'profile', camera: { yaw: -84, pitch: 22 } },
    { name: 'below', camera: { yaw: -22, pitch: -8 } },
    { name: 'above', camera: { yaw: -20, pitch: 54 } },
  ),
  model() {
    const { steps: eyes, glints } = eye({
      at: [0.27, 0.14, 0.25],
      radius: 0.115,
      yaw: 42,
      tilt: 16,
      width: 0.115,
      height: 0.078,
      skin: 'skin',
      pupil: 0.05,
      slit: 0.5,
      blend: 0.06,
    });
    return {
      steps: [
        // The mantle leans back over the head.
        add(ellipsoid([0, 0.66, -0.16], [0.52, 0.62, 0.54], [-14, 0, 0]), 'skin'),
        add(ellipsoid([0, 0.1, 0.06], [0.36, 0.34, 0.36]), 'skin', 0.22),
        add(ellipsoid([0.26, 0.2, 0.22], [0.15, 0.15, 0.15]), 'skin', 0.1),
        ...arms.flatMap(arm),
        ...eyes,
        add(rod([0.16, 0.27, 0.33], [0.36, 0.27, 0.22], 0.05, 0.04), 'skin', 0.04),
        add(rod([0.36, -0.02, 0.2], [0.52, -0.02, 0.3], 0.075, 0.06), 'skin', 0.06, { isOneSided: true }),
        cut(ellipsoid([0.56, -0.02, 0.33], [0.04, 0.045, 0.04]), 0.01, 'hole', { isOneSided: true }),
        ...spots(),
      ],
      decals: [
        {
          points: [
            [0.12, 0.4, 0.36],
            [0.2, 0.44, 0.34],
            [0.32, 0.4, 0.26],
          ],
          width: 1.2,
          fineness: 20,
        },
        {
          points: [
            [0.1, 0.48, 0.38],
            [0.2, 0.52, 0.35],
            [0.34, 0.47, 0.25],
          ],
          fineness: 20,
        },
        {
          points: [
            [0.18, 0.04, 0.38],
            [0.26, 0.01, 0.36],
            [0.36, 0.04, 0.28],
          ],
          width: 1.2,
          fineness: 20,
        },
      ],
      glints,
    };
  },
};

/** Where an arm starts round the head, its length, by how much it sweeps aside, and where it begins to curl. */
const arms = [
  { around: 16, length: 2.0, aside: 34, curl: 0.5, turn: 430 },
  { around: 58, length: 2.35, aside: 20, curl: 0.46, turn: 470 },
  { around: 104, length: 2.5, aside: -14, curl: 0.44, turn: 500 },
  { around: 150, length: 2.3, aside: -44, curl: 0.5, turn: 420 },
] as const;

const joints = 34;

/** Down, outwards, and up into a curl. */
function arm({ around, length, aside, curl, turn }: (typeof arms)[number]): Step[] {
  const steps: Step[] = [];
  let place: Vector = [0.2 * Math.sin(radians(around)), -0.08, 0.06 + 0.2 * Math.cos(radians(around))];
  let rise = -62;
  for (let i = 0; i < joints; i++) {
    const share = i / joints;
    const way = radians(around + aside * share);
    rise += (share < curl ? 62 / (curl * joints) : (turn / joints) * (1.1 * (share - curl) + 0.45) * 2) * 0.8;
    const [sin, cos] = [Math.sin(radians(rise)), Math.cos(radians(rise))];
    const ahead: Vector = [Math.sin(way) * cos, sin, Math.cos(way) * cos];
    const below: Vector = [Math.sin(way) * sin, -cos, Math.cos(way) * sin];
    const step = (length / joints) * (1.35 - 0.7 * share);
    const next = plus(place, ahead, step);
    const thick = (at: number) => 0.155 * (1 - at) ** 0.75 + 0.016;
    steps.push(
      add(rod(place, next, thick(share), thick(share + 1 / joints)), 'skin', i === 0 ? 0.12 : 0.012),
    );
    if (i > 5 && i % 2 === 0 && i < joints - 3) {
      const radius = thick(share);
      const across = unit(cross(ahead, below));
      for (const hand of [-0.55, 0.55]) {
        const at = plus(plus(place, below, radius * 0.82), across, radius * hand);
        steps.push(add(ellipsoid(at, [radius * 0.42, radius * 0.42, radius * 0.42]), 'sucker', 0.004));
      }
    }
    place = next;
  }
  return steps;
}

function spots(): Step[] {
  const at: readonly (readonly [Vector, number])[] = [
    [[0.12, 1.02, 0.28], 0.075],
    [[0.3, 0.86, 0.26], 0.06],
    [[0.08, 0.78, 0.38], 0.05],
    [[0.34, 1.06, 0.06], 0.07],
    [[0.46, 0.66, 0.1], 0.055],
    [[0.22, 0.66, 0.34], 0.035],
    [[0.5, 0.86, -0.16], 0.06],
  ];
  return at.map(([center, radius]) => paint(ellipsoid(center, [radius, radius, radius * 2]), 'spot', 'skin'));
}
