import { fullTurn, polar } from '../../geometry/point.ts';
import { circle } from '../../geometry/shape.ts';
import type { MandalaRing } from '../../motifs/parts/signs-and-ornaments/mandala.ts';
import { drawMandala, randomRings } from '../../motifs/parts/signs-and-ornaments/mandala.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import { setBanner } from '../parts/banner.ts';
import { setScenery } from '../parts/scenery.ts';

const radius = 470;

/** The rings around the hole, from the outside in, and the hole's radius. */
const kinds: Readonly<
  Record<'wide' | 'lace', { readonly hole: number; readonly rings: readonly MandalaRing[] }>
> = {
  wide: {
    hole: 0.56,
    rings: [
      { kind: 'point', width: 0.15 },
      { kind: 'bead', width: 0.035 },
      { kind: 'round', width: 0.1 },
      { kind: 'triangle', width: 0.03 },
      { kind: 'scallop', width: 0.06 },
      { kind: 'lace', width: 0.03 },
    ],
  },
  lace: {
    hole: 0.7,
    rings: [
      { kind: 'arch', width: 0.12 },
      { kind: 'lace', width: 0.05 },
      { kind: 'drop', width: 0.1 },
      { kind: 'bead', width: 0.03 },
    ],
  },
};

/** The focal element in the middle of a mandala; a flower or a pattern as the focal element is the mandala's own heart. */
export function ringed(kind: keyof typeof kinds): (composition: Composition) => void {
  return (composition) => {
    const { focal } = composition.roles;
    const isHeart =
      focal?.kind === 'pattern' || (focal?.kind === 'flora' && composition.roles.patterns.length > 0);
    const { hole, rings } = kinds[kind];
    const shape = isHeart ? { hole: 0.3, rings: randomRings(composition.random) } : { hole, rings };
    composition.ornament(
      (pen) => {
        drawMandala(pen, { folds: pen.random.pick([12, 14, 16]), ...shape });
        drawHole(pen, shape.hole);
      },
      { scale: radius, stretch: composition.stretch },
      depth.backdrop,
      // Behind all: there is nothing that it would have to be told from.
      { contour: 0, gapPx: 0 },
    );
    setScenery(composition, { at: [0, 0], size: shape.hole * radius * (isHeart ? 1.5 : 1.72) });
    setBanner(composition);
  };
}

function drawHole(pen: Pen, hole: number): void {
  pen.fill(circle([0, 0], hole, 128), { tone: 0, line: pen.weight.inner * 1.2 });
  for (let i = 0; i < 72; i++) {
    pen.dot(polar((i / 72) * fullTurn, hole * 0.95), i % 6 === 0 ? 3.6 : 2);
  }
}
