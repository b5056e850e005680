import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawCapitals } from '../../parts/signs-and-ornaments/capitals.ts';

/** The white letters on their scaffolds on the hill above Los Angeles. */
export const hollywoodSign: Motif = {
  name: 'hollywood-sign',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      for (const [hill, tone] of hills)
        pen.fill(outlined(hill), {
          pigment: 'leaf',
          tone: (x, y) => clamp(tone + 0.3 * y + 0.12 * Math.sin(x * 8)),
          line: inner * 1.1,
        });
      for (const fold of [
        '-1.0 0.5, -0.8 0.66, -0.9 0.86',
        '0.3 0.5, 0.4 0.7, 0.3 0.9',
        '0.9 0.4, 0.86 0.6, 1.0 0.8',
        '-0.3 0.6, -0.36 0.76, -0.24 0.94',
        '-0.5 -0.5, -0.4 -0.3',
        '0.5 -0.62, 0.6 -0.4',
      ])
        pen.stroke(traced(fold), detail * 1.4, { taper: 0.5 });
    });
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      for (const [i, letter] of [...'HOLLYWOOD'].entries()) {
        const x = (i - 4) * 0.285;
        const y = 0.08 + 0.05 * Math.sin(i * 1.3) - 0.02 * Math.abs(i - 4);
        for (const leg of [-0.07, 0.07])
          pen.stroke(traced(`${x + leg} ${y}, ${x + leg * 1.3} ${y + 0.32}`), detail * 1.4);
        const there = pen.at({ at: [x, y] });
        there.fill(outlined('-0.13 -0.22!, 0.13 -0.22!, 0.13 0.22!, -0.13 0.22!'), {
          pigment: 'foam',
          tone: 0,
          line: detail,
        });
        drawCapitals(there, letter, { height: 0.32, maxWidth: 0.2, lineWidthPx: inner * 1.7 });
      }
    });
  },
};

/** Brooklyn Bridge from its walkway: a tower with two pointed arches, the cables that fan out to it. */
export const brooklynBridge: Motif = {
  name: 'brooklyn-bridge',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer((pen) => drawCables(pen), { silhouette: 'fills-and-lines', contour: 0 });
    canvas.layer(drawTower);
    canvas.layer(drawWalk);
  },
};

/** Four cables from the tower's top, and the ropes that hang and slant between them. */
function drawCables(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const side of [1, -1]) {
    for (const [reach, drop] of [
      [1.3, 0.62],
      [1.3, 0.9],
    ] as const)
      pen.stroke(
        traced(`${side * 0.5} -1.0, ${side * 0.8} ${-0.5 + drop * 0.3}, ${side * reach} ${drop}`, 14),
        inner * 1.6,
      );
    for (const t of steps(9, 0.1, 1))
      pen.stroke(traced(`${side * 0.46} -0.9, ${side * (0.46 + 0.86 * t)} ${lerp(1.1, 0.92, t)}`), detail);
    for (const x of steps(7, 0.62, 1.26)) {
      const t = (x - 0.5) / 0.8;
      pen.stroke(traced(`${side * x} ${-1.0 + 1.66 * t ** 0.7}, ${side * x} 1.0`), detail);
    }
  }
}

function drawTower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.62 1.1!, -0.56 -0.96!, 0.56 -0.96!, 0.62 1.1!'), {
    pigment: 'bone',
    tone: (x) => clamp(0.25 + 0.4 * x),
    line: inner * 1.2,
  });
  for (const [y, half] of [
    [-1.02, 0.62],
    [-1.12, 0.68],
    [0.14, 0.62],
  ] as const)
    pen.fill(outlined(`${-half} ${y}!, ${half} ${y}!, ${half} ${y + 0.1}!, ${-half} ${y + 0.1}!`), {
      pigment: 'bone',
      tone: 0.15,
      line: inner,
    });
  for (const x of [-0.24, 0.24]) {
    pen.fill(
      outlined(
        `${x - 0.17} 1.1!, ${x - 0.17} -0.3, ${x - 0.1} -0.56, ${x} -0.76!, ${x + 0.1} -0.56, ${x + 0.17} -0.3, ${x + 0.17} 1.1!`,
      ),
      { pigment: 'bone', tone: 0.55, line: inner },
    );
    pen.fill(
      outlined(
        `${x - 0.12} 1.1!, ${x - 0.12} -0.28, ${x - 0.07} -0.48, ${x} -0.62!, ${x + 0.07} -0.48, ${x + 0.12} -0.28, ${x + 0.12} 1.1!`,
      ),
      { pigment: 'foam', tone: 0, line: inner },
    );
  }
  for (const y of [-0.84, -0.6, -0.36, -0.12, 0.4, 0.66])
    for (const [from, to] of [
      [-0.56, -0.42],
      [-0.06, 0.06],
      [0.42, 0.56],
    ])
      pen.stroke(traced(`${from} ${y}, ${to} ${y}`), detail);
}

/** The planks of the walk, seen along it, between two rails. */
function drawWalk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.22 0.56!, 0.22 0.56!, 0.7 1.3!, -0.7 1.3!'), {
    pigment: 'wood',
    tone: (_, y) => clamp(0.5 - 0.4 * (y - 0.5)),
    line: inner * 1.2,
  });
  for (const t of steps(8, 0.06, 0.94)) {
    const [y, half] = [lerp(0.56, 1.3, t ** 1.4), lerp(0.22, 0.7, t ** 1.4)];
    pen.stroke(traced(`${-half} ${y}, ${half} ${y}`), detail);
  }
  for (const side of [1, -1]) {
    pen.stroke(traced(`${side * 0.22} 0.4, ${side * 0.86} 1.0`), inner * 1.4);
    for (const t of [0.2, 0.5, 0.85])
      pen.stroke(
        traced(
          `${side * lerp(0.22, 0.86, t)} ${lerp(0.4, 1.0, t)}, ${side * lerp(0.22, 0.7, t ** 1.2)} ${lerp(0.56, 1.3, t ** 1.2)}`,
        ),
        inner,
      );
  }
}

/** Taipei 101: eight flared segments like a stalk of bamboo, on a tapered foot. */
export const taipei101: Motif = {
  name: 'taipei-101',
  tinted: ['leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.stroke(traced('0 -1.5, 0 -1.16'), inner * 1.6);
      pen.fill(symmetric('0 -1.3!, 0.05 -1.2, 0.08 -1.08!, 0.14 -0.94!, 0 -0.94!'), {
        pigment: 'steel',
        tone: (x) => clamp(0.2 + 3 * x),
        line: inner,
      });
      pen.fill(symmetric('0 0.44!, 0.24 0.44!, 0.4 1.2!, 0 1.2!'), {
        pigment: 'leafLight',
        tone: (x) => clamp(0.25 + 1.2 * x),
        line: inner * 1.1,
      });
      for (const y of [0.62, 0.8, 0.98])
        pen.stroke(traced(`${-0.26 - (y - 0.5) * 0.18} ${y}, ${0.26 + (y - 0.5) * 0.18} ${y}`), detail);
      for (const [i, top] of steps(7, -0.92, 0.28).entries()) {
        const there = pen.at({ at: [0, top] });
        there.fill(symmetric(`0 0!, ${0.26 - (i ? 0 : 0.06)} 0!, 0.19 0.17!, 0 0.17!`), {
          pigment: 'leafLight',
          tone: (x) => clamp(0.25 + 1.6 * x),
          line: inner,
        });
        for (const x of [-0.14, -0.05, 0.05, 0.14])
          there.stroke(traced(`${x} 0.02, ${x * 0.8} 0.16`), detail);
        for (const x of [-0.22, 0.22])
          there.fill(circle([x, 0.01], 0.035, 14), { pigment: 'gold', tone: 0.2, line: detail });
        there.fill(circle([0, 0.08], 0.045, 16), { pigment: 'gold', tone: 0.1, line: detail });
      }
      pen.fill(symmetric('0 1.16!, 0.56 1.16!, 0.6 1.34!, 0 1.34!'), {
        pigment: 'steel',
        tone: (x) => clamp(0.2 + 0.6 * x),
        line: inner,
      });
      for (const x of steps(8, -0.48, 0.48)) pen.stroke(traced(`${x} 1.2, ${x} 1.32`), detail);
    });
  },
};

/** The Potala of Lhasa: the red palace between the white ones, stairs to and fro below them. */
export const potala: Motif = {
  name: 'potala',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(
        outlined('-1.5 1.16!, -1.36 0.7, -1.0 0.4, -0.5 0.2, 0.5 0.2, 1.0 0.4, 1.36 0.7, 1.5 1.16!, 0 1.26'),
        { pigment: 'wood', tone: (x, y) => clamp(0.1 + 0.4 * y + 0.1 * Math.sin(x * 9)), line: inner * 1.1 },
      );
      for (const [left, right, top, foot, pigment] of walls) {
        pen.fill(
          outlined(`${left} ${top}!, ${right} ${top}!, ${right + 0.05} ${foot}!, ${left - 0.05} ${foot}!`),
          {
            pigment,
            tone: (x) => clamp(0.12 + (0.35 * (x - left)) / (right - left)),
            line: inner * 1.1,
          },
        );
        pen.fill(
          outlined(
            `${left - 0.02} ${top}!, ${right + 0.02} ${top}!, ${right + 0.02} ${top + 0.07}!, ${left - 0.02} ${top + 0.07}!`,
          ),
          { pigment: 'wood', tone: 0.5, line: detail },
        );
        for (let y = top + 0.16; y < foot - 0.1; y += 0.17)
          for (let x = left + 0.09; x < right - 0.04; x += 0.14)
            pen.fill(
              outlined(
                `${x - 0.03} ${y + 0.08}!, ${x - 0.024} ${y}!, ${x + 0.024} ${y}!, ${x + 0.03} ${y + 0.08}!`,
              ),
              { black: 'always', tone: 1 },
            );
      }
      for (const [x, y, size] of roofs) drawRoof(pen.at({ at: [x, y], scale: size }));
      for (const flight of flights) pen.fill(outlined(flight), { pigment: 'foam', tone: 0.08, line: inner });
      for (const x of steps(9, -0.9, 0.9))
        pen.stroke(traced(`${x} ${0.98 - 0.06 * Math.cos(x * 9)}, ${x + 0.05} ${1.06}`), detail);
    });
  },
};

/** A gilded roof with upturned eaves. */
function drawRoof(pen: Pen): void {
  pen.fill(symmetric('0 -0.9!, 0.08 -0.7, 0.3 -0.5!, 0.5 -0.3, 0.94 -0.16!, 0.9 0!, 0 0!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 0.5 * x),
    line: pen.weight.inner,
  });
}

const hills = [
  [
    '-1.5 0.5!, -1.2 -0.1, -0.8 -0.5, -0.4 -0.66, -0.1 -0.54, 0.3 -0.8, 0.6 -0.9, 0.9 -0.6, 1.2 -0.2, 1.5 0.5!',
    0.35,
  ],
  [
    '-1.56 1.0!, -1.4 0.5, -1.0 0.26, -0.4 0.34, 0.2 0.22, 0.9 0.2, 1.3 0.44, 1.56 1.0!, 0.7 1.16, -0.7 1.16',
    0.1,
  ],
] as const;
const walls = [
  [-1.16, -0.5, 0.02, 0.62, 'foam'],
  [0.5, 1.16, -0.06, 0.62, 'foam'],
  [-0.82, -0.3, -0.3, 0.6, 'foam'],
  [0.34, 0.8, -0.36, 0.6, 'foam'],
  [-0.42, 0.42, -0.62, 0.56, 'petal'],
  [-0.6, 0.6, 0.3, 0.78, 'foam'],
] as const;
const roofs = [
  [-0.56, -0.3, 0.16],
  [0.58, -0.36, 0.16],
  [-0.24, -0.62, 0.2],
  [0.24, -0.62, 0.2],
  [0, -0.62, 0.28],
] as const;
const flights = [
  '-0.6 0.74!, -0.5 0.72!, -1.1 1.06!, -1.24 1.06!',
  '0.6 0.74!, 0.5 0.72!, 1.1 1.06!, 1.24 1.06!',
  '-0.12 0.76!, 0 0.74!, -0.5 1.1!, -0.66 1.1!',
  '0.12 0.76!, 0 0.74!, 0.5 1.1!, 0.66 1.1!',
];
