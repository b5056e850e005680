import type { StyleId } from '#contract/style-ids.ts';
import { centerOf, heightOf, widthOf } from '../../geometry/bounds.ts';
import { bezier } from '../../geometry/curve.ts';
import type { Point } from '../../geometry/point.ts';
import { closed } from '../../geometry/point.ts';
import { drawScroll } from '../../motifs/parts/signs-and-ornaments/scroll.ts';
import { blade, drawBlade } from '../../motifs/parts/signs-and-ornaments/tribal-blade.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import type { Ornament } from '../design.ts';

/** Draws from the pen's origin upwards, 1 long. */
type Finial = (pen: Pen) => void;

/** How each style runs out into a page that is longer than its design; Japanese fields reach there by themselves. */
const finialOf: Readonly<Record<StyleId, Finial | null>> = {
  'old-school': drawScrolls,
  'neo-traditional': drawScrolls,
  japanese: null,
  blackwork: drawSpear,
  dotwork: drawDots,
  'fine-line': drawAxis,
  'black-grey': drawScrolls,
  geometric: drawAxis,
  tribal: drawBlades,
  mandala: drawPendant,
  watercolor: drawDots,
  sketch: drawAxis,
  lettering: drawScrolls,
};

/** Less than this share of the design's breadth is left free, as bare skin. */
const leastRoom = 0.2;
/** A finial is at most so long, as a share of the design's breadth. */
const longest = 0.5;
/** The share of the page's proportion that a design fills. */
const filled = 0.94;

/** Lets a design that is squarer than its page run out towards the page's two far ends; what is wanted plain stays so. */
export function finials(style: StyleId): Ornament {
  return (composition) => {
    const draw = finialOf[style];
    const { shape, page, bounds, roles } = composition;
    if (!draw || shape === 'square' || roles.wishes.has('minimal') || roles.wishes.has('one-line')) return;
    const isTall = shape === 'tall';
    const [along, across] = isTall
      ? [heightOf(bounds), widthOf(bounds)]
      : [widthOf(bounds), heightOf(bounds)];
    const proportion = Math.max(page.width, page.height) / Math.min(page.width, page.height);
    const room = across * proportion * filled - along;
    if (room < leastRoom * across) return;
    setFinials(composition, draw, Math.min(room / 2, longest * across));
  };
}

function setFinials(composition: Composition, draw: Finial, length: number): void {
  const { bounds, shape } = composition;
  const [x, y] = centerOf(composition.focalBounds);
  const gap = 14;
  const ends: readonly (readonly [Point, number])[] =
    shape === 'tall'
      ? [
          [[x, bounds.top - gap], 0],
          [[x, bounds.bottom + gap], Math.PI],
        ]
      : [
          [[bounds.left - gap, y], -Math.PI / 2],
          [[bounds.right + gap, y], Math.PI / 2],
        ];
  for (const [at, angleRad] of ends)
    composition.ornament(draw, { at, angleRad, scale: length }, depth.backdrop, {
      contour: 0,
      gapPx: 0,
      silhouette: 'fills-and-lines',
      isInverted: false,
    });
}

function drawDots(pen: Pen): void {
  for (let i = 0; i < 9; i++) pen.dot([0, -0.08 - 0.115 * i], 6.4 - 0.6 * i);
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++) pen.dot([side * (0.07 + 0.012 * i), -0.12 - 0.115 * i], 3.6 - 0.6 * i);
}

function drawAxis(pen: Pen): void {
  const { detail, inner } = pen.weight;
  const line = (from: number, to: number) =>
    pen.stroke(
      [
        [0, -from],
        [0, -to],
      ],
      detail,
    );
  line(0, 0.22);
  pen.stroke(closed(lozenge(0.22, 0.46, 0.075)), inner);
  pen.dot([0, -0.34], 3.4);
  line(0.46, 0.74);
  for (let i = 0; i < 4; i++) pen.dot([0, -0.8 - 0.065 * i], 4.2 - 0.8 * i);
}

function drawSpear(pen: Pen): void {
  pen.fill(lozenge(0.04, 0.86, 0.085), { black: 'always' });
  for (const side of [-1, 1]) pen.fill(leaning(side), { black: 'always' });
  pen.dot([0, -0.93], 4.5);
  pen.dot([0, -0.99], 2.6);
}

function drawPendant(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [size, width] of [
    [1, inner],
    [0.72, detail],
  ] as const) {
    const half = (side: number) =>
      bezier(
        [0, -0.02],
        [side * 0.3 * size, -0.16],
        [side * 0.16 * size, -0.42 * size],
        [0, -0.72 * size],
        28,
      );
    pen.stroke(half(1), width);
    pen.stroke(half(-1), width);
  }
  for (let i = 0; i < 4; i++) pen.dot([0, -0.14 - 0.09 * i], 5 - i);
  for (let i = 0; i < 5; i++) pen.dot([0, -0.78 - 0.055 * i], 4.2 - 0.7 * i);
}

function drawScrolls(pen: Pen): void {
  for (const isFlipped of [false, true]) {
    const side = isFlipped ? -1 : 1;
    drawScroll(pen.at({ at: [side * 0.02, -0.04], scale: 0.66, angleRad: side * -1.25, isFlipped }));
  }
  for (let i = 0; i < 3; i++) pen.dot([0, -0.78 - 0.09 * i], 6 - 1.6 * i);
}

const swept = blade(
  0.13,
  [
    [-0.02, -0.02],
    [-0.24, -0.2],
    [-0.22, -0.52],
    [-0.04, -1],
  ],
  [0.4, 1, 1.4],
);
const small = blade(0.07, [
  [-0.03, -0.2],
  [-0.1, -0.34],
  [-0.03, -0.62],
]);

function drawBlades(pen: Pen): void {
  for (const isFlipped of [false, true])
    for (const each of [swept, small]) drawBlade(pen.at({ isFlipped }), each);
}

function lozenge(from: number, to: number, half: number): Point[] {
  const widest = from + (to - from) * 0.36;
  return [
    [0, -from],
    [half, -widest],
    [0, -to],
    [-half, -widest],
  ];
}

function leaning(side: number): Point[] {
  return [
    [side * 0.04, -0.03],
    [side * 0.2, -0.14],
    [side * 0.19, -0.36],
    [side * 0.1, -0.16],
  ];
}
