import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawLongHairBehind, drawLongLocks, drawLongParting } from '../../parts/faces-and-hair/long-hair.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawRomanNumeral } from '../../parts/signs-and-ornaments/roman-numeral.ts';

/** Moses: white-bearded, the two tablets of the law before him. */
export const moses: Motif = {
  name: 'moses',
  tinted: ['petal'],
  carries: ['stone-tablets'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLongHairBehind(pen, 'foam');
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'petal', mantle: 'water' });
      drawLongLocks(pen, 'foam');
      drawManFace(pen, { skin: 'bone', mood: 'calm', cast: 'aged' });
      drawBeard(pen, { pigment: 'foam', tipY: 1.56, fullness: 0.5, sway: 0.12 });
      drawLongParting(pen, 'foam');
    });
    canvas.layer((pen) => drawTablets(pen.at({ at: [0, 1.86], scale: 0.72 }), drawWrittenLines), {
      contour: 0.9,
    });
    canvas.layer((pen) => drawBothSides(pen, drawFingers), { gapPx: 0, contour: 0.5 });
  },
};

/** The two tablets of the law, their numbers from one to ten. */
export const stoneTablets: Motif = {
  name: 'stone-tablets',
  tinted: ['grey'],
  draw: (canvas) => canvas.layer((pen) => drawTablets(pen, drawNumerals)),
};

/** Side by side, rounded at the top; about 2.3 wide, from -1.1 to 1.1. */
function drawTablets(pen: Pen, drawLaw: (tablet: Pen, numerals: readonly string[]) => void): void {
  const { inner, detail } = pen.weight;
  for (const [x, numerals] of [
    [-0.58, ['I', 'II', 'III', 'IV', 'V']],
    [0.58, ['VI', 'VII', 'VIII', 'IX', 'X']],
  ] as const) {
    const tablet = pen.at({ at: [x, 0] });
    tablet.fill(
      outlined(
        '-0.56 1.1!, -0.56 -0.5!, -0.5 -0.84, -0.3 -1.04, 0 -1.1, 0.3 -1.04, 0.5 -0.84, 0.56 -0.5!, 0.56 1.1!',
      ),
      { pigment: 'grey', tone: (px, py) => clamp(0.1 + 0.4 * px + 0.15 * py), line: inner * 1.2 },
    );
    tablet.stroke(
      traced(
        '-0.46 1.0!, -0.46 -0.5!, -0.4 -0.76, -0.24 -0.93, 0 -0.98, 0.24 -0.93, 0.4 -0.76, 0.46 -0.5!, 0.46 1.0!',
      ),
      detail * 1.2,
    );
    drawLaw(tablet, numerals);
  }
}

function drawNumerals(tablet: Pen, numerals: readonly string[]): void {
  for (const [i, numeral] of numerals.entries())
    drawRomanNumeral(
      tablet.at({ at: [0, -0.64 + 0.36 * i], scale: 0.24 }),
      numeral,
      tablet.weight.inner * 1.3,
    );
}

/** Writing that nobody reads: he may look either way, and numbers must not be mirrored. */
function drawWrittenLines(tablet: Pen, numerals: readonly string[]): void {
  for (const i of numerals.keys()) {
    const y = -0.64 + 0.36 * i;
    for (const x of [-0.24, 0, 0.24])
      tablet.stroke(
        traced(`${x - 0.08} ${y}, ${x - 0.03} ${y - 0.07}, ${x + 0.02} ${y + 0.05}, ${x + 0.08} ${y - 0.03}`),
        tablet.weight.detail * 1.6,
      );
  }
}

/** Over the tablets' outer edges. */
function drawFingers(side: Pen): void {
  const { inner } = side.weight;
  for (const y of [1.72, 1.86, 2.0, 2.14])
    side.fill(
      outlined(
        `0.94 ${y - 0.07}!, 0.74 ${y - 0.06}, 0.66 ${y}, 0.74 ${y + 0.06}, 0.94 ${y + 0.07}!, 1.0 ${y}`,
      ),
      {
        pigment: 'bone',
        tone: (x) => clamp(0.1 + 1.4 * (x - 0.7)),
        line: inner,
      },
    );
}
