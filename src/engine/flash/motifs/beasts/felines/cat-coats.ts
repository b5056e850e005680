import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** What tells one cat from another. */
export interface CatCoat {
  readonly fur: Pigment;
  /** Muzzle and chin; where they are white, the breast is too. */
  readonly light: Pigment;
  readonly iris: Pigment;
  /** The left ear and the right one; the tail is as the right one. */
  readonly ears: readonly [Pigment, Pigment];
  /** Paws, where they are not as the fur: white socks or the dark ones of a Siamese. */
  readonly paws?: Pigment;
  /** What marks the body where it is seen from the side. */
  readonly flank?: 'stripes' | 'patches' | 'folds';
  /** Rings around the tail. */
  readonly isStriped?: boolean;
  /** Hairless: large ears, no whiskers. */
  readonly isBare?: boolean;
  /** Markings on the bare face and on the sitting body. */
  readonly drawFace?: (pen: Pen) => void;
  readonly drawBody?: (pen: Pen) => void;
}

/** The colour of breast and belly. */
export function breastOf({ fur, light }: CatCoat): Pigment {
  return light === 'foam' ? light : fur;
}

const tabby = {
  light: 'foam',
  isStriped: true,
  flank: 'stripes',
  drawFace: drawTabbyFace,
  drawBody: drawTabbyBody,
} as const;

/** The coats of cats by the name of the drawing. */
export const catCoats: Readonly<Record<string, CatCoat>> = {
  cat: { fur: 'dark', light: 'foam', iris: 'gold', ears: ['dark', 'dark'], drawFace: drawBrow },
  'tabby-cat': { ...tabby, fur: 'grey', iris: 'leafLight', ears: ['grey', 'grey'] },
  'ginger-cat': { ...tabby, fur: 'ember', iris: 'gold', ears: ['ember', 'ember'] },
  'calico-cat': {
    fur: 'foam',
    light: 'foam',
    iris: 'leafLight',
    ears: ['dark', 'ember'],
    flank: 'patches',
    drawFace: (pen) => {
      drawPatch(
        pen,
        'ember',
        '0.05 -0.62!, 0.26 -0.61, 0.53 -0.47, 0.66 -0.2, 0.7 0.02!, 0.5 0.2, 0.2 0.14, 0.08 -0.2',
      );
      drawPatch(
        pen,
        'dark',
        '-0.1 -0.62!, -0.26 -0.61, -0.53 -0.47, -0.66 -0.2!, -0.5 -0.04, -0.3 -0.08, -0.14 -0.34',
      );
    },
    drawBody: (pen) => {
      drawPatch(pen, 'dark', '0.28 -0.12!, 0.35 0.04, 0.46 0.36, 0.54 0.6!, 0.36 0.56, 0.22 0.3, 0.2 0.06');
      drawPatch(
        pen,
        'ember',
        '-0.36 0.12!, -0.46 0.36, -0.56 0.7, -0.54 0.96!, -0.34 0.8, -0.26 0.5, -0.24 0.24',
      );
    },
  },
  'tuxedo-cat': {
    fur: 'dark',
    light: 'foam',
    iris: 'leafLight',
    ears: ['dark', 'dark'],
    paws: 'foam',
    drawFace: (pen) =>
      drawPatch(
        pen,
        'foam',
        '0 -0.4!, 0.08 -0.1, 0.18 0.12, 0.4 0.24, 0.46 0.46, 0.3 0.7, 0 0.75, -0.3 0.7, -0.46 0.46, -0.4 0.24, -0.18 0.12, -0.08 -0.1',
      ),
    drawBody: (pen) => {
      pen.fill(symmetric('0 -0.3, 0.2 -0.24, 0.24 0.1, 0.18 0.44, 0.08 0.64, 0 0.7!'), {
        pigment: 'foam',
        tone: (_, y) => clamp(0.5 - 1.2 * (y + 0.2)),
        line: pen.weight.detail,
      });
      drawBothSides(pen, (side) =>
        drawPatch(side, 'foam', '0.02 0.92!, 0.12 0.88, 0.2 0.94!, 0.24 1.14, 0.12 1.17, 0.02 1.16!'),
      );
    },
  },
  'siamese-cat': {
    fur: 'scroll',
    light: 'wood',
    iris: 'waterLight',
    ears: ['wood', 'wood'],
    paws: 'wood',
    drawFace: (pen) =>
      drawPatch(
        pen,
        'wood',
        '0 -0.3, 0.22 -0.34, 0.46 -0.24, 0.52 0.0, 0.4 0.24, 0.4 0.5, 0.24 0.7, 0 0.75, -0.24 0.7, -0.4 0.5, -0.4 0.24, -0.52 0.0, -0.46 -0.24, -0.22 -0.34',
      ),
    drawBody: (pen) =>
      drawBothSides(pen, (side) =>
        drawPatch(side, 'wood', '0.02 0.66!, 0.16 0.62, 0.2 0.84, 0.24 1.14, 0.12 1.17, 0.02 1.16!'),
      ),
  },
  'sphynx-cat': {
    fur: 'bone',
    light: 'bone',
    iris: 'leafLight',
    ears: ['bone', 'bone'],
    isBare: true,
    flank: 'folds',
    drawFace: drawFolds,
    drawBody: (pen) =>
      drawBothSides(pen, (side) => {
        for (const line of [
          '0.04 -0.2, 0.16 -0.14, 0.26 -0.02',
          '0.02 -0.08, 0.14 0.0, 0.26 0.14',
          '0.3 0.2, 0.36 0.36, 0.34 0.5',
        ])
          side.stroke(traced(line), side.weight.inner, { taper: 0.5 });
      }),
  },
};

function drawPatch(pen: Pen, pigment: Pigment, knots: string): void {
  const outline: Point[] = outlined(knots);
  pen.fill(outline, {
    pigment,
    tone: (x, y) => clamp((pigment === 'foam' ? 0.03 : 0.3) + 0.35 * Math.abs(x) + 0.15 * y),
    line: pen.weight.detail,
  });
}

/** The M that every tabby wears, faintly even on a black cat. */
function drawBrow(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0 -0.6, 0 -0.48, 0 -0.34'), inner, { taper: 0.6 });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.06 -0.32, 0.1 -0.46, 0.16 -0.52!, 0.24 -0.44, 0.34 -0.34'), inner * 1.2, {
      taper: 0.4,
    });
    side.stroke(traced('0.24 -0.6, 0.32 -0.5, 0.44 -0.4'), inner, { taper: 0.6 });
  });
}

function drawTabbyFace(pen: Pen): void {
  const { inner, contour } = pen.weight;
  const broad = Math.max(inner * 2.4, contour * 1.1);
  pen.stroke(traced('0 -0.62, 0 -0.48, 0 -0.32'), broad, { taper: 0.5 });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.06 -0.28, 0.1 -0.46, 0.17 -0.54!, 0.25 -0.44, 0.4 -0.32'), broad, { taper: 0.35 });
    for (const line of [
      '0.28 -0.6, 0.38 -0.5, 0.52 -0.42',
      '0.64 -0.06, 0.72 0.0, 0.78 0.1',
      '0.6 -0.02, 0.64 0.12, 0.76 0.26',
      '0.44 0.34, 0.56 0.42, 0.7 0.42',
    ])
      side.stroke(traced(line), broad * 0.9, { taper: 0.5 });
  });
}

function drawTabbyBody(pen: Pen): void {
  const broad = Math.max(pen.weight.inner * 2, pen.weight.contour * 0.9);
  drawBothSides(pen, (side) => {
    for (const line of [
      '0.3 -0.02, 0.24 0.06, 0.2 0.12',
      '0.37 0.16, 0.28 0.24, 0.22 0.26',
      '0.45 0.36, 0.34 0.42, 0.26 0.42',
      '0.52 0.58, 0.42 0.62, 0.36 0.66',
      '0.55 0.78, 0.46 0.8, 0.4 0.84',
      '0.2 0.56, 0.14 0.58, 0.06 0.56',
      '0.19 0.72, 0.12 0.74, 0.05 0.72',
    ])
      side.stroke(traced(line), broad, { taper: 0.6, tapering: 'end' });
  });
}

/** The wrinkles of a bare brow and cheek. */
function drawFolds(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    for (const line of [
      '0.03 -0.28, 0.08 -0.4, 0.05 -0.56',
      '0.12 -0.26, 0.2 -0.4, 0.2 -0.56',
      '0.26 -0.34, 0.38 -0.42, 0.5 -0.38',
      '0.32 -0.46, 0.42 -0.5, 0.5 -0.46',
    ])
      side.stroke(traced(line), inner, { taper: 0.5 });
    for (const line of ['0.56 0.14, 0.58 0.28, 0.5 0.42', '0.46 0.18, 0.48 0.3, 0.44 0.4'])
      side.stroke(traced(line), detail * 1.3, { taper: 0.5 });
  });
}
