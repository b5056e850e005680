import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Placing } from '../../../geometry/transform.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** What a head that is seen from its side wears. */
export type Headgear = keyof typeof gear;

/** Sets a hat or a helmet on the head of a moving figure: `head` is where its pose has the head. */
export function drawHeadgear(pen: Pen, head: Placing, which: Headgear, pigment: Pigment): void {
  gear[which](pen.at(head).at({ scale: 0.44 }), pigment);
}

const gear = {
  combatHelmet,
  hardHat,
  beanie,
  ridingHelmet,
  strawHat,
  beret,
  cowboyHat,
  witchHat,
  crestedHelmet,
  flatCap,
} as const;

/** Under its net, with a chin strap. */
function combatHelmet(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('-0.06 0.06, 0.06 0.36, 0.26 0.53'), inner * 1.6);
  pen.fill(
    outlined(
      '-0.6 0.2!, -0.64 -0.16, -0.5 -0.56, -0.14 -0.76, 0.24 -0.7, 0.46 -0.44, 0.52 -0.26!, 0.64 -0.14, 0.62 -0.09!, 0.24 -0.12, -0.04 -0.04, -0.16 0.16!, -0.4 0.24',
    ),
    { pigment, tone: (x, y) => clamp(0.3 - 0.6 * x + 0.3 * y), line: inner * 1.1 },
  );
  pen.stroke(traced('-0.6 0.06, -0.3 0.06, -0.06 -0.16, 0.24 -0.24, 0.56 -0.22'), detail * 1.6);
  for (const cord of ['-0.5 -0.42, -0.2 -0.3, -0.06 -0.16', '-0.2 -0.7, 0.1 -0.46, 0.3 -0.26'])
    pen.stroke(traced(cord), detail * 1.2);
  for (const cord of ['-0.48 -0.1, -0.28 -0.4, 0.1 -0.72', '-0.12 -0.14, 0.1 -0.42, 0.36 -0.6'])
    pen.stroke(traced(cord), detail * 1.2);
}

/** A builder's, with its ridge. */
function hardHat(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.52 -0.1!, -0.54 -0.42, -0.3 -0.72, 0.06 -0.78, 0.34 -0.62, 0.48 -0.3!, 0.46 -0.14!'),
    { pigment, tone: (x) => clamp(0.1 + 0.8 * smoothstep(0.1, -0.5, x)), line: inner * 1.1 },
  );
  pen.fill(outlined('-0.6 -0.16!, -0.1 -0.2, 0.4 -0.3, 0.74 -0.24, 0.72 -0.15!, 0.3 -0.13, -0.6 -0.04!'), {
    pigment,
    tone: 0.35,
    line: inner,
  });
  pen.stroke(traced('-0.44 -0.5, -0.1 -0.66, 0.24 -0.6, 0.42 -0.36'), detail * 1.8, { taper: 0.2 });
}

/** Knitted, with a turned-up brim. */
function beanie(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.5 -0.1!, -0.58 -0.42, -0.36 -0.72, 0.0 -0.8, 0.3 -0.66, 0.44 -0.3!, 0.0 -0.2'), {
    pigment,
    tone: (x) => clamp(0.15 + 0.8 * smoothstep(0.1, -0.5, x)),
    line: inner * 1.1,
  });
  pen.fill(
    outlined(
      '0.46 -0.42!, 0.2 -0.34, -0.2 -0.22, -0.54 -0.2!, -0.56 0.04!, -0.16 0.0, 0.2 -0.12, 0.48 -0.22!',
    ),
    { pigment, tone: 0.4, line: inner },
  );
  for (const x of [-0.4, -0.24, -0.08, 0.08, 0.24, 0.36])
    pen.stroke(
      [
        [x, -0.18 - 0.22 * (x + 0.3)],
        [x + 0.01, -0.04 - 0.22 * (x + 0.3)],
      ],
      detail * 1.3,
    );
}

/** Open, with a visor turned up and a strap under the chin. */
function ridingHelmet(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0.02 0.16, 0.12 0.42, 0.26 0.54'), inner * 1.6);
  pen.fill(
    outlined(
      '-0.56 0.24!, -0.66 -0.2, -0.48 -0.62, -0.06 -0.82, 0.34 -0.7, 0.54 -0.38, 0.54 -0.22!, 0.2 -0.24, 0.08 -0.04, 0.1 0.22!, -0.2 0.32',
    ),
    { pigment, tone: (x) => clamp(0.1 + 0.75 * smoothstep(0.2, -0.6, x)), line: inner * 1.1 },
  );
  pen.fill(outlined('0.1 -0.4!, 0.4 -0.44, 0.72 -0.36, 0.8 -0.22!, 0.44 -0.24, 0.12 -0.2!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  pen.fill(circle([0.06, -0.3], 0.07, 18), { pigment: 'foam', tone: 0.1, line: detail * 1.2 });
  pen.stroke(traced('-0.56 -0.06, -0.3 -0.02, -0.02 0.04'), detail * 1.6, { taper: 0.3 });
}

/** Wide-brimmed, with a band. */
function strawHat(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.86 -0.1!, -0.5 -0.26, 0.0 -0.3, 0.5 -0.38, 0.84 -0.34!, 0.6 -0.2, 0.1 -0.1, -0.5 -0.02'),
    {
      pigment,
      tone: (x) => clamp(0.3 - 0.4 * x),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('-0.46 -0.22!, -0.44 -0.6, -0.1 -0.74, 0.26 -0.7, 0.42 -0.36!, 0.0 -0.24'), {
    pigment,
    tone: (x) => clamp(0.15 - 0.6 * x),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.47 -0.36!, 0.0 -0.38, 0.39 -0.48!, 0.43 -0.34!, 0.0 -0.22, -0.47 -0.2!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('-0.34 -0.5, 0.0 -0.56, 0.3 -0.58'), detail * 1.3, { taper: 0.3 });
}

/** Flat, drawn down behind. */
function beret(pen: Pen, pigment: Pigment): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '0.42 -0.34!, 0.0 -0.28, -0.4 -0.1, -0.62 -0.08, -0.72 -0.3, -0.5 -0.62, -0.06 -0.76, 0.3 -0.66, 0.48 -0.46',
    ),
    {
      pigment,
      tone: (x, y) => clamp(0.2 - 0.6 * x + 0.4 * (y + 0.4)),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('-0.1 -0.74, -0.12 -0.86, -0.06 -0.9'), inner * 2);
}

/** Creased, its brim curled up before and behind. */
function cowboyHat(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.44 -0.24!, -0.46 -0.7, -0.36 -0.92, -0.14 -0.9, 0.06 -0.84, 0.26 -0.94, 0.38 -0.82, 0.42 -0.34!, 0.0 -0.2',
    ),
    { pigment, tone: (x) => clamp(0.15 - 0.6 * x), line: inner * 1.1 },
  );
  pen.fill(outlined('-0.46 -0.42!, 0.0 -0.38, 0.42 -0.48!, 0.43 -0.32!, 0.0 -0.2, -0.46 -0.24!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  pen.fill(
    outlined(
      '-0.9 -0.46!, -0.7 -0.26, -0.4 -0.16, 0.0 -0.16, 0.4 -0.24, 0.7 -0.34, 0.88 -0.56!, 0.8 -0.28, 0.44 -0.1, 0.0 -0.04, -0.46 -0.04, -0.8 -0.2',
    ),
    { pigment, tone: 0.4, line: inner * 1.1 },
  );
  pen.stroke(traced('-0.1 -0.84, -0.02 -0.66, 0.1 -0.6'), detail * 1.5, { taper: 0.4 });
}

/** Tall and pointed, its tip blown back, with a broad brim. */
function witchHat(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.5 -0.2!, -0.56 -0.6, -0.72 -1.0, -1.0 -1.36, -1.5 -1.5!, -0.94 -1.62, -0.44 -1.48, -0.04 -1.1, 0.22 -0.76, 0.42 -0.38!, 0.0 -0.2',
    ),
    { pigment, tone: (x, y) => clamp(0.2 - 0.5 * x + 0.1 * y), line: inner * 1.1 },
  );
  for (const fold of ['-0.66 -1.34, -0.5 -1.16, -0.34 -1.18', '-0.44 -0.8, -0.24 -0.7, 0.0 -0.76'])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
  pen.fill(outlined('-0.53 -0.44!, 0.0 -0.42, 0.36 -0.54!, 0.42 -0.34!, 0.0 -0.2, -0.5 -0.2!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  pen.fill(
    outlined('-1.0 0.02!, -0.6 -0.22, 0.0 -0.28, 0.5 -0.4, 0.98 -0.62!, 0.66 -0.26, 0.1 -0.1, -0.5 0.02'),
    { pigment, tone: 0.4, line: inner * 1.1 },
  );
}

/** A gladiator's: a broad brim, a grating before the face, a tall crest. */
function crestedHelmet(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.5 -0.86!, 0.3 -1.2, -0.1 -1.34, -0.5 -1.2, -0.8 -0.86, -0.9 -0.4, -0.8 0.06!, -0.66 -0.2, -0.5 -0.44!, -0.3 -0.66, 0.1 -0.74',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.15 - 0.4 * x + 0.3 * (y + 0.8)), line: inner * 1.1 },
  );
  for (const quill of [
    '0.2 -0.76, 0.24 -1.1',
    '-0.04 -0.74, -0.08 -1.26',
    '-0.26 -0.66, -0.44 -1.16',
    '-0.42 -0.52, -0.72 -0.9',
    '-0.52 -0.36, -0.84 -0.52',
  ])
    pen.stroke(traced(quill), detail * 1.4, { taper: 0.3 });
  pen.fill(
    outlined(
      '0.56 -0.2!, 0.52 -0.52, 0.28 -0.76, -0.06 -0.78, -0.42 -0.58, -0.56 -0.2, -0.54 0.2, -0.4 0.4!, -0.16 0.42, 0.1 0.6, 0.4 0.62!, 0.54 0.4, 0.56 0.1',
    ),
    { pigment, tone: (x) => clamp(0.1 + 0.7 * smoothstep(0.1, -0.5, x)), line: inner * 1.1 },
  );
  // The grating.
  pen.fill(outlined('0.08 -0.1!, 0.52 -0.12!, 0.52 0.36!, 0.14 0.34!'), {
    pigment: 'dark',
    tone: 0.6,
    line: inner,
  });
  for (const x of [0.2, 0.31, 0.42]) pen.stroke(traced(`${x} -0.1, ${x + 0.01} 0.34`), detail * 1.6);
  for (const y of [0.02, 0.16]) pen.stroke(traced(`0.12 ${y}, 0.52 ${y}`), detail * 1.6);
  pen.fill(
    outlined('-0.82 0.06!, -0.5 -0.14, 0.0 -0.22, 0.5 -0.24, 0.86 -0.16!, 0.5 -0.08, 0.0 -0.04, -0.48 0.08'),
    { pigment, tone: 0.35, line: inner * 1.1 },
  );
}

/** Of tweed, its crown sewn down onto a short peak. */
function flatCap(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.66 -0.3!, 0.3 -0.22, -0.1 -0.14, -0.5 -0.06!, -0.58 -0.34, -0.36 -0.66, 0.06 -0.74, 0.42 -0.6, 0.66 -0.4',
    ),
    { pigment, tone: (x, y) => clamp(0.25 - 0.4 * x + 0.3 * (y + 0.4)), line: inner * 1.1 },
  );
  pen.fill(outlined('0.3 -0.28!, 0.58 -0.36, 0.8 -0.26, 0.86 -0.14!, 0.6 -0.2, 0.3 -0.16!'), {
    pigment,
    tone: 0.6,
    line: inner,
  });
  pen.stroke(traced('0.02 -0.72, 0.0 -0.44, -0.08 -0.16'), detail * 1.5, { taper: 0.3 });
}
