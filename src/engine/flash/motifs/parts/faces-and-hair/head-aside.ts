import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { FillLook, Pen } from '../../../paint/pen.ts';

/** How a head that is seen from its side wears its hair. */
export type HairCut = 'short' | 'curls' | 'tail' | 'long' | 'bun' | 'cap' | 'bald' | 'bearded';

export interface HeadAside {
  readonly skin: Pigment;
  readonly cut: HairCut;
  readonly pigment: Pigment;
}

/** The head of a small figure from its side, facing right; its middle at the origin, 0.44 high. */
export function drawHeadAside(at: Pen, { skin, cut, pigment }: HeadAside): void {
  const pen = at.at({ scale: 0.44 });
  const { inner, detail } = pen.weight;
  const hair = {
    pigment,
    tone: (x: number, y: number) => clamp(0.3 + 0.5 * smoothstep(0.1, -0.5, x) + 0.4 * y),
    line: inner,
  } as const;
  const behind = behindHead[cut];
  if (behind) drawHair(pen, behind, hair);
  pen.fill(profile, {
    pigment: skin,
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.25, 0.5, y) + 0.5 * smoothstep(0.1, -0.3, x)),
    line: inner * 1.05,
  });
  pen.stroke(traced('0.2 -0.06, 0.28 -0.09, 0.34 -0.05'), inner * 1.1, { taper: 0.2 });
  pen.stroke(traced('0.16 -0.17, 0.27 -0.21, 0.37 -0.15'), inner * 1.1, { taper: 0.2 });
  pen.dot([0.29, -0.05], inner * 0.75);
  pen.stroke(traced('0.26 0.28, 0.33 0.27, 0.39 0.27'), inner * 0.8, { taper: 0.3 });
  if (cut === 'bearded')
    drawHair(
      pen,
      {
        outline:
          '0.38 0.2!, 0.26 0.2, 0.14 0.16, 0.0 0.0!, -0.1 0.2, 0.0 0.48, 0.18 0.74, 0.34 0.84!, 0.44 0.6, 0.42 0.36, 0.3 0.3!, 0.4 0.28!',
        strands: ['0.06 0.26, 0.16 0.5, 0.3 0.72', '0.2 0.3, 0.28 0.5, 0.36 0.64'],
      },
      hair,
    );
  if (cut !== 'bald') drawHair(pen, onHead[cut] ?? crop, hair);
  pen.fill(outlined('-0.1 0.0!, -0.06 -0.1, 0.03 -0.09, 0.03 0.04, -0.04 0.14, -0.1 0.1'), {
    pigment: skin,
    tone: 0.25,
    line: detail * 1.2,
  });
  if (cut === 'cap') drawPeak(pen);
}

interface Hair {
  readonly outline: string;
  readonly strands: readonly string[];
}

function drawHair(pen: Pen, { outline, strands }: Hair, look: FillLook): void {
  pen.fill(outlined(outline), look);
  for (const strand of strands) pen.stroke(traced(strand), pen.weight.detail * 1.2, { taper: 0.4 });
}

function drawPeak(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.36 -0.22!, 0.1 -0.18, -0.2 -0.14, -0.48 -0.1!, -0.46 -0.4, -0.2 -0.6, 0.12 -0.6, 0.32 -0.44!',
    ),
    {
      pigment: 'petal',
      tone: (x) => clamp(0.15 + 0.8 * smoothstep(0.1, -0.5, x)),
      line: inner,
    },
  );
  pen.fill(outlined('0.2 -0.26!, 0.4 -0.32, 0.62 -0.24, 0.72 -0.14!, 0.5 -0.18, 0.22 -0.16!'), {
    pigment: 'petal',
    tone: 0.4,
    line: inner,
  });
  pen.stroke(traced('-0.02 -0.6, 0.1 -0.4, 0.08 -0.18'), detail * 1.2);
}

const profile = outlined(
  '-0.02 -0.5, 0.22 -0.46, 0.36 -0.3, 0.38 -0.14, 0.35 -0.07, 0.4 0.03, 0.47 0.13, 0.38 0.18, 0.4 0.24, 0.37 0.28, 0.4 0.33, 0.36 0.38, 0.36 0.46, 0.26 0.53, 0.06 0.42, -0.06 0.3, -0.2 0.3, -0.38 0.12, -0.44 -0.14, -0.34 -0.38',
);
const crop: Hair = {
  outline:
    '0.4 -0.34!, 0.26 -0.3, 0.14 -0.24, 0.1 -0.06!, 0.0 -0.14, -0.1 -0.04, -0.12 0.24!, -0.3 0.26, -0.46 0.04, -0.5 -0.24, -0.3 -0.54, 0.02 -0.64, 0.28 -0.56!, 0.32 -0.46',
  strands: [
    '0.2 -0.48, -0.06 -0.44, -0.28 -0.2',
    '0.06 -0.32, -0.14 -0.22, -0.24 0.04',
    '-0.1 -0.54, -0.34 -0.36, -0.4 -0.1',
  ],
};
const curls: Hair = {
  outline:
    '0.42 -0.3!, 0.3 -0.26, 0.22 -0.32, 0.16 -0.2, 0.08 -0.22!, 0.08 -0.06!, 0.0 -0.12, -0.1 -0.04!, -0.1 0.14, -0.16 0.32!, -0.28 0.3, -0.4 0.26!, -0.42 0.12, -0.52 0.06!, -0.5 -0.1, -0.58 -0.22!, -0.48 -0.36, -0.44 -0.52!, -0.28 -0.54, -0.16 -0.68!, 0.0 -0.6, 0.16 -0.7!, 0.26 -0.56, 0.42 -0.54!, 0.38 -0.42',
  strands: [
    '0.3 -0.46, 0.16 -0.5, 0.14 -0.38',
    '0.02 -0.46, -0.12 -0.46, -0.1 -0.32',
    '-0.3 -0.4, -0.34 -0.24, -0.22 -0.2',
    '-0.34 -0.04, -0.28 0.1, -0.2 0.04',
  ],
};
const tiedBack: Hair = {
  outline:
    '0.4 -0.34!, 0.24 -0.34, 0.08 -0.24, 0.0 -0.12!, -0.1 -0.02, -0.2 0.18!, -0.34 0.14, -0.46 -0.06, -0.48 -0.28, -0.28 -0.54, 0.04 -0.62, 0.3 -0.54!',
  strands: ['0.28 -0.46, -0.04 -0.42, -0.36 -0.2', '0.14 -0.32, -0.12 -0.24, -0.36 -0.1'],
};
const onHead: Partial<Record<HairCut, Hair>> = {
  curls,
  tail: tiedBack,
  bun: tiedBack,
  long: tiedBack,
  bearded: curls,
};
const behindHead: Partial<Record<HairCut, Hair>> = {
  tail: {
    outline:
      '-0.36 -0.34!, -0.56 -0.44, -0.84 -0.3, -0.96 0.02, -1.22 0.16!, -0.9 0.22, -0.7 0.06, -0.6 -0.12, -0.4 -0.14!',
    strands: ['-0.5 -0.3, -0.72 -0.2, -0.9 0.08'],
  },
  bun: {
    outline: '-0.34 -0.3, -0.5 -0.46, -0.72 -0.36, -0.74 -0.12, -0.56 0.0, -0.36 -0.1',
    strands: ['-0.66 -0.34, -0.52 -0.26, -0.62 -0.1'],
  },
  long: {
    outline:
      '-0.3 -0.44!, -0.56 -0.1, -0.5 0.3, -0.72 0.66, -0.56 0.98!, -0.36 0.86, -0.16 0.98!, -0.04 0.6, -0.08 0.2!',
    strands: ['-0.4 0.0, -0.36 0.4, -0.48 0.8', '-0.24 0.1, -0.2 0.5, -0.26 0.86'],
  },
};
