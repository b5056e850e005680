import type { GeometricFrame } from '../../motifs/parts/signs-and-ornaments/geometric-frame.ts';
import { geometricFrames } from '../../motifs/parts/signs-and-ornaments/geometric-frame.ts';
import { circleAroundFocal } from '../circle-around.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';

const plain = { contour: 0, gapPx: 0, silhouette: 'fills-and-lines', isInverted: false } as const;

/** A geometric frame around the focal element. */
export function frame(kind: GeometricFrame, size = 1.18): (composition: Composition) => void {
  return (composition) => {
    const { center, radius, stretch } = circleAroundFocal(composition);
    composition.ornament(
      (pen) => geometricFrames[kind](pen),
      { at: center, scale: radius * size, stretch },
      depth.backdrop,
      plain,
    );
  };
}

/** An upright axis through the design, running out in dots. */
export function axis(composition: Composition): void {
  const { left, right, top, bottom } = composition.bounds;
  const x = (left + right) / 2;
  composition.ornament(
    (pen) => {
      for (const [y, direction] of [
        [top - 6, -1],
        [bottom + 6, 1],
      ] as const) {
        pen.stroke(
          [
            [x, y],
            [x, y + direction * 44],
          ],
          pen.weight.detail,
        );
        for (let i = 0; i < 4; i++) pen.dot([x, y + direction * (58 + 14 * i)], 4.5 - i);
      }
    },
    {},
    depth.backdrop,
    plain,
  );
}

/** Thin circles on an orbit around the focal element. */
export function orbits(composition: Composition): void {
  const { center, radius, stretch } = circleAroundFocal(composition);
  composition.ornament(
    (pen) => {
      const { detail } = pen.weight;
      for (const tilt of [-0.5, 0.5]) {
        const orbit = pen.at({ angleRad: tilt });
        const ring = Array.from({ length: 97 }, (_, i) => {
          const angle = (i / 96) * 2 * Math.PI;
          return [Math.cos(angle) * 1.45, Math.sin(angle) * 0.62] as const;
        });
        orbit.stroke(ring, detail * 1.2);
        for (const i of [6, 40, 70]) {
          const [x, y] = ring[i] ?? [0, 0];
          orbit.dot([x, y], pen.weight.inner * (i === 6 ? 3 : 1.8));
        }
      }
    },
    { at: center, scale: radius, stretch },
    depth.backdrop,
    plain,
  );
}
