import { traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawBud } from '../../parts/flowers/bloom.ts';
import { drawTrumpet } from '../../parts/flowers/trumpet-bloom.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Angel's trumpet: three long bells that hang from a leafy branch. */
export const angelsTrumpet: Motif = {
  name: 'angels-trumpet',
  tinted: ['moon'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const wood = pen.weight.contour;
        pen.stroke(
          traced('-1.2 -0.9, -0.5 -1.06, 0.2 -1.0, 0.9 -1.14', 10),
          (t) => wood * (1.8 - 1.0 * t) + 2,
        );
        for (const [x, y, scale, angleRad] of [
          [-0.8, -1.02, 0.8, -1.9],
          [-0.1, -1.04, 0.84, -1.2],
          [0.5, -1.06, 0.84, -0.5],
          [0.84, -1.12, 0.8, 0.4],
          [-0.9, -1.0, 0.8, 2.4],
        ] as const)
          drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.42, veins: 5 });
      },
      { silhouette: 'fills-and-lines', contour: 0.8 },
    );
    for (const [x, y, scale, angleRad] of [
      [-0.62, -0.96, 1.5, 1.75],
      [0.6, -0.98, 1.5, 1.3],
      [-0.02, -0.92, 1.9, 1.54],
    ] as const)
      canvas.layer(
        (pen) =>
          drawTrumpet(pen.at({ at: [x, y], scale, angleRad }), { pigment: 'moon', flare: 0.32, tips: 0.42 }),
        { contour: 0.85 },
      );
  },
};

/** The trumpet vine: a bunch of short flared trumpets and buds, feathered leaves. */
export const trumpetVine: Motif = {
  name: 'trumpet-vine',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(traced('0.5 -1.6, 0.3 -1.1, -0.04 -0.5, -0.02 0.0', 10), pen.weight.contour * 1.4);
        for (const [x, y, turn] of [
          [0.3, -1.06, 2.5],
          [0.36, -1.2, 0.1],
        ] as const) {
          const frond = pen.at({ at: [x, y], angleRad: turn });
          frond.stroke(traced('0 0, 0.5 0.06, 1.0 0.2'), pen.weight.inner * 1.4);
          for (const [along, side] of leaflets)
            drawLeaf(frond.at({ at: [along, 0.2 * along * along], angleRad: side, scale: 0.46 }), {
              width: 0.46,
              teeth: 0.2,
              veins: 3,
            });
        }
        for (const [x, y, angleRad] of [
          [0.12, 0.1, 2.9],
          [-0.16, 0.14, 3.5],
        ] as const)
          drawBud(pen.at({ at: [x, y], angleRad, scale: 0.5 }), 'ember');
      },
      { silhouette: 'fills-and-lines', contour: 0.8 },
    );
    for (const [x, y, angleRad, scale] of [
      [-0.1, -0.26, 3.3, 0.84],
      [0.1, -0.3, -0.2, 0.9],
      [-0.1, -0.06, 2.5, 1.1],
      [0.1, -0.1, 0.62, 1.2],
      [-0.02, 0.0, 1.5, 1.36],
    ] as const)
      canvas.layer(
        (pen) =>
          drawTrumpet(pen.at({ at: [x, y], scale, angleRad }), {
            pigment: 'ember',
            flare: 0.26,
            tips: 0.24,
          }),
        { contour: 0.85 },
      );
  },
};

/** Freesia: trumpets that stand in a row along the stem where it bends level, ever smaller up to the buds. */
export const freesia: Motif = {
  name: 'freesia',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(
          traced('-0.5 1.6, -0.46 0.9, -0.44 0.4, -0.24 0.1, 0.2 0.0, 1.0 0.12', 10),
          pen.weight.inner * 2.2,
        );
        pen.stroke(traced('-0.46 0.8, -0.7 0.5, -0.96 0.4'), pen.weight.inner * 1.8);
        for (const [x, y, angleRad, scale] of [
          [-0.96, 0.4, -1.3, 0.34],
          [-0.8, 0.44, -0.6, 0.3],
          [1.0, 0.12, 1.1, 0.24],
          [0.88, 0.1, 0.7, 0.32],
          [0.72, 0.08, 0.5, 0.4],
        ] as const)
          drawBud(pen.at({ at: [x, y], angleRad, scale }), 'violet');
        for (const [x, y, scale, angleRad] of [
          [-0.5, 1.6, 1.5, -0.95],
          [-0.5, 1.6, 1.4, -2.1],
          [-0.5, 1.5, 1.1, -0.5],
        ] as const)
          drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.14, veins: 0 });
      },
      { silhouette: 'fills-and-lines', contour: 0.8 },
    );
    for (const [x, y, scale, angleRad] of [
      [0.58, 0.06, 0.62, -0.7],
      [0.3, 0.02, 0.82, -1.12],
      [-0.3, 0.16, 1.0, -2.5],
      [-0.02, 0.06, 1.06, -1.75],
    ] as const)
      canvas.layer(
        (pen) =>
          drawTrumpet(pen.at({ at: [x, y], scale, angleRad }), {
            pigment: 'violet',
            flare: 0.34,
            tips: 0.36,
          }),
        { contour: 0.8 },
      );
  },
};

/** The leaflets of one leaf: how far along its rib, and in which direction. */
const leaflets = [
  [0.3, -1],
  [0.3, 1],
  [0.65, -0.9],
  [0.65, 0.9],
  [1, 0.2],
] as const;
