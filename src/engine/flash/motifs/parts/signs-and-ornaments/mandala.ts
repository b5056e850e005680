import type { Point } from '../../../geometry/point.ts';
import { closed, fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Random } from '../../../random/random.ts';
import type { RingKind, Wedge } from './mandala-cells.ts';
import { drawRingCell, ringKinds } from './mandala-cells.ts';

export interface MandalaRing {
  readonly kind: RingKind;
  /** As a share of the mandala's radius. */
  readonly width: number;
}

export interface MandalaShape {
  /** How often the pattern repeats around the centre. */
  readonly folds: number;
  /** From the outside in; rings that reach into the hole are left out. */
  readonly rings: readonly MandalaRing[];
  /** The radius of the empty middle; 0 closes it with a blossom. */
  readonly hole: number;
  /** Whether only its lower half will be seen. */
  readonly isHalf?: boolean | undefined;
}

const slots: readonly Pigment[] = ['petal', 'blush', 'violet', 'gold', 'leaf', 'water'];

/** A ring of petals outside, everything else in random order. */
export function randomRings(random: Random): MandalaRing[] {
  const [outer, ...inner] = standardRings;
  return [outer, ...random.shuffled(inner)];
}

const standardRings: [MandalaRing, ...MandalaRing[]] = [
  { kind: 'point', width: 0.26 },
  { kind: 'bead', width: 0.055 },
  { kind: 'round', width: 0.2 },
  { kind: 'triangle', width: 0.05 },
  { kind: 'drop', width: 0.2 },
  { kind: 'scallop', width: 0.09 },
  { kind: 'arch', width: 0.16 },
  { kind: 'bead', width: 0.05 },
];

/**
 * Concentric rings of cells, of radius 1. They are painted from the outside in, each over the inner ends of the
 * ring before, so that no cell has to fit its neighbour.
 */
export function drawMandala(pen: Pen, { folds, rings, hole, isHalf }: MandalaShape): void {
  let outer = 1;
  rings.forEach(({ kind, width }, i) => {
    const inner = Math.max(hole, outer - width);
    if (inner <= hole || inner < 0.12) return;
    const slot = slots[i % 4] ?? 'petal';
    const nextSlot = slots[(i + 1) % 4] ?? 'blush';
    if (ringKinds[kind].isPetal) {
      if (kind !== 'scallop')
        drawRing(pen, { kind, folds, isHalf }, outer * 0.965, inner * 0.9, nextSlot, 0.5);
      drawRing(pen, { kind, folds, isHalf }, outer, inner * 0.92, slot, 0);
      drawDisc(pen, inner + 0.004, i === 0);
    } else {
      drawDisc(pen, outer, i === 0);
      drawRing(pen, { kind, folds, isHalf }, outer, inner, slot, 0);
      drawDisc(pen, inner, false);
    }
    outer = inner;
  });
  if (hole === 0) drawCenter(pen, folds, outer);
}

/** Which cells a ring consists of. */
interface RingPlan extends Pick<MandalaShape, 'folds' | 'isHalf'> {
  readonly kind: RingKind;
}

function drawRing(
  pen: Pen,
  { kind, folds, isHalf = false }: RingPlan,
  outer: number,
  inner: number,
  pigment: Pigment,
  offset: number,
): void {
  const count = folds * ringKinds[kind].perFold;
  const half = fullTurn / count / 2;
  for (let i = 0; i < count; i++) {
    const angle = ((i + offset) * fullTurn) / count - Math.PI / 2;
    if (isHalf && Math.sin(angle) < -0.25) continue;
    const wedge: Wedge = {
      at: (share, across) => polar(angle + across * half, inner + (outer - inner) * share),
      shade: (x, y) => (lengthOf(x, y) - inner) / (outer - inner),
      thickness: outer - inner,
      width: (inner + outer) * half,
      pigment,
      isOdd: i % 2 === 1,
    };
    drawRingCell(pen, kind, wedge);
  }
}

/** No cell reaches farther inwards than this share of its ring's inner radius. */
const deepestCell = 0.8;

/** Clears the middle for the next ring: the first time all of it, then as far as cells have reached into it. */
function drawDisc(pen: Pen, radius: number, isFirst: boolean): void {
  const outline = circle([0, 0], radius, 128);
  const untouched = circle([0, 0], radius * deepestCell, 128).toReversed();
  pen.fill(isFirst ? outline : [outline, untouched], { tone: 0 });
  pen.stroke(closed(outline), pen.weight.inner);
}

function drawCenter(pen: Pen, folds: number, radius: number): void {
  drawRing(pen, { kind: 'point', folds }, radius, radius * 0.2, 'petal', 0);
  pen.fill(circle([0, 0], radius * 0.3, 48), { pigment: 'gold', tone: 0.2, line: pen.weight.inner });
  for (let i = 0; i < folds; i++) {
    const at: Point = polar((i * fullTurn) / folds, radius * 0.19);
    pen.dot(at, pen.weight.detail * 0.9);
  }
}
