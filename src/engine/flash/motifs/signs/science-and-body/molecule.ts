import type { Point } from '../../../geometry/point.ts';
import { between, distance } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/**
 * A structural formula: atoms by name with their places in lengths of a bond, and the bonds between them, '-' or '='.
 * Atoms without a label are carbons, which chemists leave out.
 */
interface Formula {
  readonly atoms: Readonly<Record<string, readonly [x: number, y: number, label?: string]>>;
  readonly bonds: string;
}

/** A ring of six and one of five beside it, as in indole and purine: the corners common to many molecules. */
const rings = {
  a: [0.866, -0.5],
  b: [0, -1],
  c: [-0.866, -0.5],
  d: [-0.866, 0.5],
  e: [0, 1],
  f: [0.866, 0.5],
} as const;
const pentagon = { g: [1.817, 0.809], h: [2.405, 0], i: [1.817, -0.809] } as const;
const chain = { k: [2.126, -1.76], l: [3.104, -1.968] } as const;
const benzene = 'a-b b=c c-d d=e e-f f=a';

const formulas: Readonly<Record<string, Formula>> = {
  serotonin: {
    atoms: {
      ...rings,
      ...pentagon,
      ...chain,
      g: [1.817, 0.809, 'NH'],
      m: [3.413, -2.919, 'NH2'],
      o: [-1.732, -1, 'HO'],
    },
    bonds: `${benzene} f-g g-h h=i i-a i-k k-l l-m c-o`,
  },
  melatonin: {
    atoms: {
      ...rings,
      ...pentagon,
      ...chain,
      g: [1.817, 0.809, 'NH'],
      m: [3.413, -2.919, 'HN'],
      n: [4.391, -3.127],
      p: [5.06, -2.384, 'O'],
      q: [4.7, -4.078],
      o: [-1.732, -1, 'O'],
      r: [-2.598, -0.5],
    },
    bonds: `${benzene} f-g g-h h=i i-a i-k k-l l-m m-n n=p n-q c-o o-r`,
  },
  dopamine: {
    atoms: {
      ...rings,
      k: [1.732, -1],
      l: [2.598, -0.5],
      m: [3.464, -1, 'NH2'],
      o: [-1.732, -1, 'HO'],
      p: [-1.732, 1, 'HO'],
    },
    bonds: `${benzene} a-k k-l l-m c-o d-p`,
  },
  adrenaline: {
    atoms: {
      ...rings,
      k: [1.732, -1],
      q: [1.732, -2, 'OH'],
      l: [2.598, -0.5],
      m: [3.464, -1, 'NH'],
      n: [4.33, -0.5],
      o: [-1.732, -1, 'HO'],
      p: [-1.732, 1, 'HO'],
    },
    bonds: `${benzene} a-k k-q k-l l-m m-n c-o d-p`,
  },
  caffeine: {
    atoms: {
      ...rings,
      ...pentagon,
      c: [-0.866, -0.5, 'N'],
      e: [0, 1, 'N'],
      g: [1.817, 0.809, 'N'],
      i: [1.817, -0.809, 'N'],
      k: [2.126, -1.76],
      m: [-1.732, -1],
      n: [0, 2],
      o: [0, -2, 'O'],
      p: [-1.732, 1, 'O'],
    },
    bonds: 'a-b b-c c-d d-e e-f f=a f-g g=h h-i i-a i-k c-m e-n b=o d=p',
  },
  theobromine: {
    atoms: {
      ...rings,
      ...pentagon,
      c: [-0.866, -0.5, 'HN'],
      e: [0, 1, 'N'],
      g: [1.817, 0.809, 'N'],
      i: [1.817, -0.809, 'N'],
      k: [2.126, -1.76],
      n: [0, 2],
      o: [0, -2, 'O'],
      p: [-1.732, 1, 'O'],
    },
    bonds: 'a-b b-c c-d d-e e-f f=a f-g g=h h-i i-a i-k e-n b=o d=p',
  },
};

/** Molecules as chemists write them. */
export const molecules: readonly Motif[] = Object.entries(formulas).map(([name, formula]) => ({
  name,
  tinted: [],
  draw(canvas) {
    canvas.layer((pen) => drawFormula(pen, formula), {
      silhouette: 'fills-and-lines',
      contour: 0,
      isInverted: false,
    });
  },
}));

function drawFormula(pen: Pen, { atoms, bonds }: Formula): void {
  const places = Object.values(atoms);
  const [left, right] = [Math.min(...places.map(([x]) => x)), Math.max(...places.map(([x]) => x))];
  const [top, bottom] = [Math.min(...places.map(([, y]) => y)), Math.max(...places.map(([, y]) => y))];
  const scale = 2.4 / Math.max(right - left, bottom - top);
  const sheet = pen.at({ at: [(-(left + right) / 2) * scale, (-(top + bottom) / 2) * scale], scale });
  const width = Math.max(pen.weight.inner * 1.8, pen.weight.contour * 0.9);
  for (const bond of bonds.split(' ')) {
    const [from, to] = [atoms[bond[0] ?? ''], atoms[bond[2] ?? '']];
    if (!from || !to) throw new RangeError(`a bond of no atom: ${bond}`);
    const [start, end] = [trimmed(from, to), trimmed(to, from)];
    sheet.stroke([start, end], width);
    if (bond[1] === '=') sheet.stroke(second(start, end, Boolean(from[2] ?? to[2])), width);
  }
  for (const [x, y, label] of places) {
    if (label) drawLabel(sheet, label, [x, y], width);
    else sheet.dot([x, y], width / 2);
  }
}

/** Where a bond ends: short of a label. */
function trimmed(
  [x, y, label]: readonly [number, number, string?],
  other: readonly [number, number, string?],
): Point {
  return between([x, y], [other[0], other[1]], label ? 0.32 : 0);
}

/** The second line of a double bond: inside of the ring, or beside a bond that leaves it. */
function second(from: Point, to: Point, isOutside: boolean): Point[] {
  const length = distance(from, to);
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const centre: Point = middle[0] > 1 ? [1.55, 0] : [0, 0];
  const sign = (centre[0] - middle[0]) * nx + (centre[1] - middle[1]) * ny >= 0 ? 1 : -1;
  const off = 0.17 * sign;
  const inset = isOutside ? 0 : 0.12;
  return [
    [from[0] + nx * off + (to[0] - from[0]) * inset, from[1] + ny * off + (to[1] - from[1]) * inset],
    [to[0] + nx * off - (to[0] - from[0]) * inset, to[1] + ny * off - (to[1] - from[1]) * inset],
  ];
}

/** Letters of a label, their box 0.5 high; the atom that is bound stands at the place itself. */
const letters: Readonly<Record<string, string>> = {
  H: '-0.17 -0.24, -0.17 0.24/0.17 -0.24, 0.17 0.24/-0.17 0, 0.17 0',
  N: '-0.18 0.24!, -0.18 -0.24!, 0.18 0.24!, 0.18 -0.24!',
  '2': '-0.09 0.2, -0.06 0.12, 0.06 0.12, 0.08 0.22, -0.09 0.4!, 0.1 0.4!',
};

function drawLabel(pen: Pen, label: string, [x, y]: Point, width: number): void {
  const bound = Math.max(0, label.search(/[NO]/));
  const isUpright = label === 'NH';
  const places = [...label].map((letter, i): readonly [string, Pen] => {
    const step = letter === '2' ? 0.44 * (i - bound) - 0.04 : 0.5 * (i - bound);
    const at: Point = isUpright && letter === 'H' ? [x, y + 0.58 * Math.sign(y)] : [x + step, y];
    return [letter, pen.at({ at })];
  });
  // The ground of all before any letter: it would cut into its neighbour.
  for (const [letter, there] of places) {
    const ground = letter === '2' ? circle([0, 0.26], 0.2, 24) : circle([0, 0], 0.34, 24);
    there.fill(ground, { pigment: 'foam', tone: 0 });
  }
  for (const [letter, there] of places) {
    if (letter === 'O') there.stroke([...circle([0, 0], 0.23, 36), [0.23, 0]], width);
    else for (const line of letters[letter]?.split('/') ?? []) there.stroke(traced(line), width);
  }
}
