import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawBlaze } from '../../parts/dogs/blaze.ts';
import type { CanineFace } from '../../parts/dogs/canine-face.ts';
import { drawCanineFace, tanShade } from '../../parts/dogs/canine-face.ts';

const roundHead = symmetric(
  '0 -0.74, 0.26 -0.72, 0.5 -0.6, 0.68 -0.34, 0.76 -0.02, 0.92 0.22!, 0.8 0.26!, 0.86 0.48!, 0.68 0.48!, 0.6 0.68!, 0.46 0.66, 0.34 0.78, 0.2 0.86, 0 0.9',
);
const longHead = symmetric(
  '0 -0.74, 0.24 -0.72, 0.44 -0.62, 0.58 -0.4, 0.62 -0.1, 0.72 0.14!, 0.62 0.2!, 0.66 0.42!, 0.52 0.44!, 0.44 0.68, 0.34 0.78, 0.2 0.86, 0 0.9',
);
const broadHead = symmetric(
  '0 -0.7, 0.3 -0.7, 0.56 -0.6, 0.74 -0.34, 0.8 0.02, 0.78 0.34, 0.66 0.6, 0.48 0.74, 0.3 0.84, 0.16 0.88, 0 0.9',
);
const cheeks = outlined(
  '0.16 0.4!, 0.14 0.2, 0.26 0.1, 0.46 0.12, 0.6 0.06, 0.72 0.12!, 0.84 0.24!, 0.74 0.28!, 0.8 0.44!, 0.64 0.46!, 0.56 0.62!, 0.42 0.62, 0.3 0.7',
);
const blaze = outlined(
  '0.15 0.4!, 0.1 0.1, 0.05 -0.3, 0.0 -0.6!, 0 -0.1, 0 0.3, 0.1 0.52, 0.3 0.52, 0.4 0.62, 0.36 0.76, 0.2 0.62',
);
const pricked = {
  outer: outlined('0.2 -0.62!, 0.26 -0.96, 0.48 -1.24!, 0.7 -1.02, 0.8 -0.7, 0.7 -0.26!'),
  inner: outlined('0.34 -0.66!, 0.38 -0.9, 0.5 -1.08!, 0.62 -0.9, 0.68 -0.68, 0.62 -0.46!'),
};
const tallEars = {
  outer: outlined('0.14 -0.62!, 0.2 -1.06, 0.44 -1.54!, 0.66 -1.2, 0.72 -0.76, 0.62 -0.3!'),
  inner: outlined('0.28 -0.66!, 0.32 -1.0, 0.45 -1.34!, 0.58 -1.06, 0.6 -0.72, 0.54 -0.5!'),
};
const foldedEars = {
  outer: outlined('0.3 -0.6!, 0.4 -0.82, 0.58 -0.94!, 0.8 -0.78, 1.0 -0.5!, 0.82 -0.5, 0.68 -0.3!'),
  inner: outlined('0.5 -0.66!, 0.6 -0.76, 0.78 -0.64, 0.7 -0.56, 0.6 -0.46!'),
};
const shepherdEars = {
  outer: outlined('0.18 -0.6!, 0.22 -0.98, 0.42 -1.4!, 0.66 -1.12, 0.76 -0.74, 0.66 -0.28!'),
  inner: outlined('0.3 -0.64!, 0.34 -0.94, 0.44 -1.22!, 0.58 -1.0, 0.64 -0.72, 0.58 -0.48!'),
};
const muzzleSide = outlined('0.14 0.4!, 0.2 0.2, 0.32 0.26, 0.38 0.5, 0.42 0.66, 0.34 0.74, 0.2 0.6');
const hangingEars = {
  outer: outlined(
    '0.34 -0.62!, 0.6 -0.7, 0.84 -0.5, 0.98 -0.06, 0.98 0.36, 0.84 0.64!, 0.78 0.46!, 0.7 0.5!, 0.64 0.1, 0.54 -0.3!',
  ),
  inner: outlined('0.6 -0.4!, 0.74 -0.36, 0.84 -0.06, 0.86 0.22, 0.78 0.36, 0.7 0.1!'),
};
const muzzleCheek = outlined(
  '0.14 0.4!, 0.2 0.28, 0.4 0.34, 0.62 0.3, 0.74 0.44!, 0.64 0.6, 0.48 0.72, 0.32 0.78, 0.2 0.66',
);
const triangleEars = {
  outer: outlined('0.36 -0.64!, 0.62 -0.82, 0.9 -0.66, 1.04 -0.3, 1.0 0.06!, 0.84 -0.02, 0.66 -0.22!'),
  inner: outlined('0.72 -0.5!, 0.84 -0.48, 0.94 -0.24, 0.94 -0.06, 0.84 -0.14!'),
};
const houndEars = {
  outer: outlined(
    '0.3 -0.56!, 0.56 -0.6, 0.8 -0.36, 0.96 0.1, 1.04 0.6, 0.96 0.92, 0.78 0.96, 0.64 0.7, 0.58 0.2, 0.5 -0.2!',
  ),
  inner: outlined('0.66 -0.2!, 0.76 -0.1, 0.86 0.3, 0.92 0.66, 0.84 0.78, 0.74 0.5!'),
};
const bassetEars = {
  outer: outlined(
    '0.3 -0.5!, 0.56 -0.52, 0.8 -0.2, 0.94 0.3, 1.06 0.86, 1.04 1.3, 0.86 1.46, 0.68 1.26, 0.62 0.8, 0.6 0.3, 0.5 -0.14!',
  ),
  inner: outlined('0.66 -0.1!, 0.76 0.1, 0.86 0.6, 0.94 1.1, 0.86 1.3, 0.76 1.1, 0.72 0.5!'),
};

const featheredEars = {
  outer: outlined(
    '0.36 -0.58!, 0.6 -0.66, 0.84 -0.44, 0.98 0.0, 1.04 0.36, 1.0 0.7!, 0.9 0.6, 0.84 0.84!, 0.74 0.66, 0.66 0.72!, 0.62 0.2, 0.52 -0.24!',
  ),
  inner: outlined('0.6 -0.16!, 0.66 0.1, 0.7 0.4, 0.72 0.6!, 0.64 0.4, 0.6 0.1'),
};

/** The black of a shepherd: the bridge of its nose, widening to the muzzle, and the middle of its forehead; tan around it. */
function drawMask(side: Pen): void {
  const { detail } = side.weight;
  const black = { pigment: 'dark', tone: (x: number) => clamp(0.4 + 0.6 * x) } as const;
  side.fill(outlined('0 -0.16!, 0.08 -0.1, 0.12 0.06, 0.2 0.2, 0.36 0.3, 0.46 0.5!, 0.3 0.6, 0 0.6!'), {
    ...black,
    line: detail,
  });
  side.fill(outlined('0 -0.74!, 0.2 -0.72, 0.34 -0.66!, 0.2 -0.56, 0.1 -0.36, 0 -0.24!'), {
    ...black,
    tone: 0.5,
  });
  side.fill(outlined('0.16 -0.36!, 0.26 -0.48, 0.42 -0.46, 0.48 -0.36!, 0.3 -0.38'), {
    pigment: 'gold',
    tone: 0.05,
    line: detail,
  });
  // Long fur at the cheek.
  for (const fur of [
    '0.56 0.1, 0.62 0.22, 0.6 0.36',
    '0.48 0.26, 0.54 0.38, 0.5 0.52',
    '0.62 -0.06, 0.7 0.06, 0.68 0.2',
  ])
    side.stroke(traced(fur), detail * 1.4, { taper: 0.4 });
}

/** The white mask of a husky, up to the brows; the black of the cap runs down between its eyes. */
function drawCap(side: Pen): void {
  const { detail } = side.weight;
  side.fill(
    outlined(
      '0.1 0.5!, 0.07 0.2, 0.06 -0.1, 0.12 -0.38, 0.26 -0.5, 0.42 -0.42, 0.5 -0.2!, 0.56 0.0, 0.74 0.06, 0.9 0.14!, 0.7 0.5, 0.4 0.6',
    ),
    { pigment: 'foam', tone: 0.05, line: detail },
  );
  side.stroke(traced('0.16 -0.34, 0.28 -0.42, 0.42 -0.32'), detail * 1.3, { taper: 0.4 });
  // A dark tear from the inner corner of the eye.
  side.stroke(traced('0.16 0.04, 0.2 0.14, 0.32 0.2'), side.weight.inner, { taper: 0.4 });
}

/** The folds of a basset: lids that hang, a furrow down each cheek, a blaze. */
function drawSadLids(side: Pen): void {
  const { inner, detail } = side.weight;
  drawBlaze(side, '0.05 -0.7, 0.06 -0.4, 0.08 -0.1, 0.16 0.2, 0.26 0.36, 0.24 0.5');
  side.stroke(traced('0.12 0.08, 0.3 0.2, 0.5 0.04'), inner, { taper: 0.4 });
  side.stroke(traced('0.46 0.16, 0.5 0.4, 0.42 0.64'), inner, { taper: 0.4 });
  side.stroke(traced('0.1 -0.46, 0.24 -0.52, 0.44 -0.34'), detail * 1.4, { taper: 0.4 });
}

/** Tan spots over the eyes of a black dog. */
function drawTanSpots(side: Pen): void {
  side.fill(outlined('0.14 -0.28!, 0.26 -0.4, 0.42 -0.36, 0.42 -0.28, 0.28 -0.28'), {
    pigment: 'ember',
    tone: 0.1 + tanShade(side, 'ember'),
    line: side.weight.detail,
  });
}

const breeds: Readonly<Record<string, Omit<CanineFace, 'isSnarling' | 'isGentle'>>> = {
  'german-shepherd': {
    coat: 'ember',
    light: 'dark',
    iris: 'wood',
    head: roundHead,
    cheek: muzzleSide,
    ear: shepherdEars,
    drawMarkings: drawMask,
  },
  husky: {
    coat: 'dark',
    light: 'foam',
    iris: 'waterLight',
    head: roundHead,
    cheek: cheeks,
    ear: pricked,
    drawMarkings: drawCap,
  },
  doberman: {
    coat: 'dark',
    light: 'ember',
    iris: 'wood',
    head: longHead,
    cheek: cheeks,
    ear: tallEars,
    drawMarkings: drawTanSpots,
  },
  'pit-bull': {
    coat: 'grey',
    light: 'foam',
    iris: 'wood',
    head: broadHead,
    cheek: blaze,
    ear: foldedEars,
    eyeScale: 0.85,
    muzzleScale: 1.25,
  },
  rottweiler: {
    coat: 'dark',
    light: 'ember',
    iris: 'wood',
    head: broadHead,
    cheek: muzzleCheek,
    ear: triangleEars,
    drawMarkings: drawTanSpots,
  },
  beagle: {
    coat: 'wood',
    light: 'foam',
    iris: 'wood',
    head: longHead,
    cheek: muzzleSide,
    ear: houndEars,
    drawMarkings: (side) => drawBlaze(side, '0.04 -0.7, 0.06 -0.5, 0.07 -0.2, 0.14 0.1, 0.24 0.3, 0.24 0.5'),
  },
  basset: {
    coat: 'wood',
    light: 'foam',
    iris: 'wood',
    head: longHead,
    cheek: muzzleCheek,
    ear: bassetEars,
    eyeScale: 0.85,
    muzzleScale: 1.35,
    drawMarkings: drawSadLids,
  },
  labrador: {
    coat: 'gold',
    light: 'scroll',
    iris: 'wood',
    head: broadHead,
    cheek: muzzleCheek,
    ear: hangingEars,
  },
};

/** Heads of dogs whose breed is told by ears, skull and markings alone. */
const plainBreeds: readonly Motif[] = Object.entries(breeds).map(([name, face]) => ({
  name,
  tinted: [face.coat],
  isBlack: face.coat === 'dark' && face.light === 'ember',
  draw(canvas) {
    canvas.layer((pen) => drawCanineFace(pen, { ...face, isSnarling: false, isGentle: true }));
  },
}));

/** A golden retriever: long hair on its hanging ears, its tongue out. */
const goldenRetriever: Motif = {
  name: 'golden-retriever',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawCanineFace(pen, {
        coat: 'gold',
        light: 'scroll',
        iris: 'wood',
        head: longHead,
        cheek: muzzleCheek,
        ear: featheredEars,
        isSnarling: false,
        isGentle: true,
      });
      drawTongue(pen);
      drawBothSides(pen, (side) => drawHairs(side, traced('0.72 0.1, 0.84 0.4, 0.86 0.7'), [0.03, 0.16], 9));
    });
  },
};

/** Between the lips, hanging to one side. */
function drawTongue(pen: Pen): void {
  pen.fill(outlined('-0.02 0.8!, 0.2 0.82, 0.27 0.8!, 0.29 1.02, 0.22 1.18, 0.1 1.18, 0.02 1.04'), {
    pigment: 'blush',
    tone: (x, y) => clamp(0.5 - 1.2 * (y - 0.8) + x),
    line: pen.weight.inner,
  });
  pen.stroke(traced('0.13 0.86, 0.15 0.98, 0.15 1.08'), pen.weight.detail, { taper: 0.4 });
}

export const dogBreeds: readonly Motif[] = [...plainBreeds, goldenRetriever];
