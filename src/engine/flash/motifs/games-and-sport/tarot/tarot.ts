import { closed } from '../../../geometry/point.ts';
import { outlined } from '../../../geometry/traced.ts';
import { placing } from '../../../geometry/transform.ts';
import { Canvas } from '../../../paint/canvas.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { LineWeights, Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawCapitals } from '../../parts/signs-and-ornaments/capitals.ts';
import type { CardPart } from './tarot-emblems.ts';
import {
  devilParts,
  drawBonds,
  drawChariot,
  drawCloudBelow,
  drawCups,
  drawEmperor,
  drawHangedMan,
  drawHierophant,
  drawWreath,
  judgementParts,
  justiceParts,
  temperanceParts,
  worldParts,
} from './tarot-emblems.ts';
import { drawMoonCard, drawStarCard, drawSunCard } from './tarot-heavens.ts';
import { drawEmpress, drawFool, drawHermit, drawPriestess } from './tarot-people.ts';
import {
  drawDeath,
  drawLovers,
  drawMagician,
  drawStrength,
  drawTowerCard,
  drawWheelCard,
} from './tarot-signs.ts';
import { drawCourt, drawPips, suits } from './tarot-suits.ts';

interface TarotCard {
  readonly name: string;
  /** 0 is written as a round O; the court has none. */
  readonly numeral: string;
  readonly title: string;
  /** What stands behind the picture. */
  readonly sky: Pigment;
  /** Draws the picture between -0.5 and 0.5 across, -0.74 and 0.72 down. */
  readonly draw?: (pen: Pen) => void;
  /** Drawings of their own in front of it, within the same bounds. */
  readonly parts?: readonly CardPart[];
}

const cards: readonly TarotCard[] = [
  { name: 'tarot', numeral: 'XVII', title: 'THE STAR', sky: 'waterLight', draw: drawStarCard },
  { name: 'tarot-moon', numeral: 'XVIII', title: 'THE MOON', sky: 'waterLight', draw: drawMoonCard },
  { name: 'tarot-sun', numeral: 'XIX', title: 'THE SUN', sky: 'waterLight', draw: drawSunCard },
  { name: 'tarot-death', numeral: 'XIII', title: 'DEATH', sky: 'foam', draw: drawDeath },
  { name: 'tarot-lovers', numeral: 'VI', title: 'THE LOVERS', sky: 'foam', draw: drawLovers },
  { name: 'tarot-fool', numeral: 'O', title: 'THE FOOL', sky: 'foam', draw: drawFool },
  { name: 'tarot-magician', numeral: 'I', title: 'THE MAGICIAN', sky: 'foam', draw: drawMagician },
  { name: 'tarot-hermit', numeral: 'IX', title: 'THE HERMIT', sky: 'waterLight', draw: drawHermit },
  { name: 'tarot-strength', numeral: 'VIII', title: 'STRENGTH', sky: 'foam', draw: drawStrength },
  { name: 'tarot-tower', numeral: 'XVI', title: 'THE TOWER', sky: 'waterLight', draw: drawTowerCard },
  { name: 'tarot-wheel', numeral: 'X', title: 'WHEEL OF FORTUNE', sky: 'foam', draw: drawWheelCard },
  {
    name: 'tarot-high-priestess',
    numeral: 'II',
    title: 'HIGH PRIESTESS',
    sky: 'waterLight',
    draw: drawPriestess,
  },
  { name: 'tarot-empress', numeral: 'III', title: 'THE EMPRESS', sky: 'foam', draw: drawEmpress },
  { name: 'tarot-emperor', numeral: 'IV', title: 'THE EMPEROR', sky: 'foam', draw: drawEmperor },
  { name: 'tarot-hierophant', numeral: 'V', title: 'THE HIEROPHANT', sky: 'foam', draw: drawHierophant },
  { name: 'tarot-chariot', numeral: 'VII', title: 'THE CHARIOT', sky: 'waterLight', draw: drawChariot },
  { name: 'tarot-justice', numeral: 'XI', title: 'JUSTICE', sky: 'foam', parts: justiceParts },
  { name: 'tarot-hanged-man', numeral: 'XII', title: 'THE HANGED MAN', sky: 'foam', draw: drawHangedMan },
  {
    name: 'tarot-temperance',
    numeral: 'XIV',
    title: 'TEMPERANCE',
    sky: 'waterLight',
    draw: drawCups,
    parts: temperanceParts,
  },
  { name: 'tarot-devil', numeral: 'XV', title: 'THE DEVIL', sky: 'foam', draw: drawBonds, parts: devilParts },
  {
    name: 'tarot-judgement',
    numeral: 'XX',
    title: 'JUDGEMENT',
    sky: 'waterLight',
    draw: drawCloudBelow,
    parts: judgementParts,
  },
  {
    name: 'tarot-world',
    numeral: 'XXI',
    title: 'THE WORLD',
    sky: 'waterLight',
    draw: drawWreath,
    parts: worldParts,
  },
];

const pipRanks = ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const pipNumerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** The cards of a suit: ace to ten, and the court. */
function cardsOf(suit: string): TarotCard[] {
  const card = (rank: string) => ({
    name: `tarot-${rank}-of-${suit}`,
    title: `${rank} OF ${suit}`.toUpperCase(),
    sky: suit === 'cups' || suit === 'swords' ? ('waterLight' as const) : ('foam' as const),
  });
  return [
    ...pipRanks.map(
      (rank, i): TarotCard => ({
        ...card(rank),
        numeral: pipNumerals[i] ?? '',
        draw: (pen) => drawPips(pen, suit, i + 1),
      }),
    ),
    ...['page', 'knight', 'queen', 'king'].map(
      (rank): TarotCard => ({
        ...card(rank),
        numeral: '',
        draw: (pen) => drawCourt(pen, rank, suit),
      }),
    ),
  ];
}

/** Cards of the tarot: a numeral, a picture and a name within a double border. */
export const tarotCards: readonly Motif[] = [...cards, ...Object.keys(suits).flatMap(cardsOf)].map(
  (card) => ({
    name: card.name,
    tinted: ['scroll'],
    draw(canvas) {
      canvas.layer((pen) => drawCard(pen, card));
      for (const [{ draw }, at] of card.parts ?? []) {
        const small = new Canvas({
          ...canvas.kit,
          weight: fine(canvas.kit.weight),
          isInverted: false,
          gapPx: 2,
        });
        draw(small);
        canvas.add(small, placing(at));
      }
    },
  }),
);

/** The lines within a card are finer than those around it. */
function fine({ contour, inner, detail }: LineWeights): LineWeights {
  return { contour: contour * 0.6, inner: inner * 0.7, detail: detail * 0.75 };
}

function drawCard(pen: Pen, { numeral, title, sky, draw }: TarotCard): void {
  const { inner } = pen.weight;
  pen.fill(paper, { pigment: 'scroll', tone: 0.04, line: inner });
  pen.stroke(closed(border), inner);
  pen.fill(picture, { pigment: sky, tone: 0.05 });
  draw?.(pen.withWeight(fine(pen.weight)));
  pen.stroke(closed(picture), inner);
  if (numeral)
    drawCapitals(pen.at({ at: [0, -0.87] }), numeral, { height: 0.13, maxWidth: 0.9, lineWidthPx: inner });
  drawCapitals(pen.at({ at: [0, 0.85] }), title, { height: 0.11, maxWidth: 0.94, lineWidthPx: inner * 0.9 });
}

const paper = outlined(
  '-0.62 -1.12!, 0.62 -1.12!, 0.68 -1.06!, 0.68 1.06!, 0.62 1.12!, -0.62 1.12!, -0.68 1.06!, -0.68 -1.06!',
);
const border = outlined('-0.59 -1.03!, 0.59 -1.03!, 0.59 1.03!, -0.59 1.03!');
const picture = outlined('-0.51 -0.74!, 0.51 -0.74!, 0.51 0.72!, -0.51 0.72!');
