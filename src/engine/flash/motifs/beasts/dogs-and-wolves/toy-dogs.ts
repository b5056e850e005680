import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawBothSides, drawLock, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawCanineFace } from '../../parts/dogs/canine-face.ts';

/** A chihuahua: a round skull, ears larger than its cheeks, and a small muzzle. */
const chihuahua: Motif = {
  name: 'chihuahua',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawCollaredNeck(pen);
      drawCanineFace(pen, {
        coat: 'gold',
        light: 'foam',
        iris: 'wood',
        head: symmetric(
          '0 -0.92, 0.36 -0.88, 0.66 -0.64, 0.8 -0.26, 0.8 0.06, 0.68 0.34, 0.5 0.56, 0.3 0.74, 0.14 0.86, 0 0.88',
        ),
        cheek: outlined('0 0.3!, 0.12 0.26, 0.28 0.34, 0.38 0.5, 0.34 0.66, 0.2 0.76, 0 0.8!'),
        ear: {
          outer: outlined('0.46 -0.66!, 0.72 -1.0, 1.08 -1.26, 1.4 -1.26!, 1.4 -0.86, 1.2 -0.4, 0.74 -0.04!'),
          inner: outlined(
            '0.62 -0.66!, 0.84 -0.92, 1.1 -1.1, 1.29 -1.12!, 1.28 -0.84, 1.1 -0.46, 0.8 -0.26!',
          ),
        },
        isSnarling: false,
        isGentle: true,
        eyeScale: 1.62,
        muzzleScale: 0.68,
      });
    });
  },
};

function drawCollaredNeck(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.4, 0.4 0.4!, 0.38 0.8, 0.5 1.2!, 0.24 1.16, 0 1.3!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(1.3 - 0.7 * y + 0.5 * Math.abs(x)),
    line: inner,
  });
  pen.fill(symmetric('0 0.98, 0.2 0.95, 0.41 0.86!, 0.45 1.0!, 0.2 1.1, 0 1.13'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 0.7 * Math.abs(x)),
    line: inner,
  });
  pen.fill(circle([0, 1.2], 0.1, 28), { pigment: 'steel', tone: 0.15, line: inner });
}

const sideHair: LockPlaces = [
  [0.5, -0.5, 0.5, 0.7],
  [0.56, -0.4, 0.4, 0.98],
  [0.54, -0.2, 0.28, 1.1],
  [0.5, 0.0, 0.18, 1.14],
];
const beard: LockPlaces = [
  [0.34, 0.4, 0.28, 0.8],
  [0.26, 0.5, 0.14, 0.86],
  [0.16, 0.58, 0.04, 0.88],
  [0.08, 0.62, -0.06, 0.94],
];
const fringe: LockPlaces = [
  [0.04, -0.78, 0.56, 0.36, -0.3],
  [0.04, -0.74, 0.54, 0.56, -0.34],
  [0.04, -0.66, 0.5, 0.7, -0.3],
];

interface SilkyCoat {
  readonly face: Pigment;
  readonly hair: Pigment;
  readonly ear: { readonly outer: string; readonly inner: string };
}

/** A small dog whose hair is parted in the middle, hangs to both sides, and is tied with a bow. */
function silkyDog(name: string, { face, hair, ear }: SilkyCoat): Motif {
  return {
    name,
    tinted: [face],
    draw(canvas) {
      canvas.layer((pen) => {
        drawLocks(pen, sideHair, {
          width: 0.34,
          bend: -0.16,
          pigment: hair,
          tone: (x) => clamp(0.9 - 0.4 * Math.abs(x)),
        });
        drawCanineFace(pen, {
          coat: face,
          light: face,
          iris: 'wood',
          head: symmetric(
            '0 -0.76, 0.3 -0.74, 0.54 -0.56, 0.62 -0.2, 0.62 0.2, 0.54 0.5, 0.34 0.76, 0.16 0.88, 0 0.9',
          ),
          cheek: outlined('0 0.44!, 0.12 0.38, 0.26 0.44, 0.3 0.56, 0.2 0.66, 0 0.7!'),
          ear: { outer: outlined(ear.outer), inner: outlined(ear.inner) },
          isSnarling: false,
          isGentle: true,
          eyeScale: 1.1,
          muzzleScale: 0.8,
        });
        drawLock(pen, { root: [0, 0.6], tip: [0, 1.56], width: 0.3, bend: 0, pigment: face, tone: 0.4 });
        drawLocks(pen, beard, {
          width: 0.26,
          bend: -0.12,
          pigment: face,
          tone: (_, y) => clamp(0.1 + 0.4 * (y - 0.5)),
        });
        drawLocks(pen, fringe, {
          width: 0.24,
          bend: -0.3,
          pigment: face,
          tone: (x, y) => clamp(0.2 + 0.3 * Math.abs(x) + 0.2 * y),
        });
        drawBow(pen.at({ at: [0, -0.86] }));
      });
    },
  };
}

function drawBow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.02 0!, 0.2 -0.2, 0.4 -0.2!, 0.36 0, 0.4 0.18!, 0.2 0.16'), {
      pigment: 'petal',
      tone: (x) => clamp(0.7 - 1.6 * x),
      line: inner,
    });
    side.stroke(traced('0.08 0, 0.2 -0.04, 0.3 -0.06'), detail, { taper: 0.5 });
  });
  pen.fill(outlined('-0.08 -0.08, 0.08 -0.08, 0.08 0.08, -0.08 0.08'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
}

const yorkshireTerrier = silkyDog('yorkshire-terrier', {
  face: 'ember',
  hair: 'grey',
  ear: {
    outer: '0.24 -0.6!, 0.34 -0.96, 0.56 -1.24!, 0.7 -0.96, 0.72 -0.66, 0.62 -0.3!',
    inner: '0.36 -0.64!, 0.44 -0.9, 0.56 -1.08!, 0.63 -0.88, 0.64 -0.64, 0.58 -0.44!',
  },
});
const maltese = silkyDog('maltese-dog', {
  face: 'foam',
  hair: 'foam',
  ear: {
    outer: '0.4 -0.6!, 0.64 -0.6, 0.84 -0.2, 0.9 0.4, 0.76 0.7!, 0.6 0.3, 0.5 -0.2!',
    inner: '0.6 -0.3!, 0.7 -0.3, 0.78 0.0, 0.78 0.3, 0.7 0.1!',
  },
});

export const toyDogs: readonly Motif[] = [chihuahua, yorkshireTerrier, maltese];
