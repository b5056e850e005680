import type { Canvas } from '../../../paint/canvas.ts';
import { lion } from '../../beasts/felines/lion.ts';
import { bull } from '../../beasts/hoofed/bull.ts';
import { ram } from '../../beasts/hoofed/ram.ts';
import { koi } from '../../crawlers-and-swimmers/fish-and-sharks/koi.ts';
import { crab } from '../../crawlers-and-swimmers/in-the-sea/crab.ts';
import { scorpion } from '../../crawlers-and-swimmers/insects/scorpion.ts';
import type { Motif } from '../../motif.ts';
import { centaurArcher } from '../../mythical-beasts/centaur-archer.ts';
import { drawSeaGoat } from '../../mythical-beasts/sea-goat.ts';
import { drawWheat } from '../../parts/plants/wheat.ts';
import type { ZodiacSign } from '../../parts/signs-and-ornaments/zodiac-glyph.ts';
import { drawGlyph } from '../../parts/signs-and-ornaments/zodiac-glyph.ts';
import { woman } from '../../people/portraits/woman.ts';
import { pouringJar } from '../../things/vessels/pouring-jar.ts';
import { scales } from '../../tools/home-and-health/scales.ts';

type Draw = (canvas: Canvas) => void;

/** What stands for each sign; its glyph is set below. */
const figures: Readonly<Record<ZodiacSign, { readonly draw: Draw; readonly tinted: Motif['tinted'] }>> = {
  aries: ram,
  taurus: bull,
  gemini: {
    tinted: woman.tinted,
    draw(canvas) {
      canvas.part(woman.draw, { at: [-0.56, -0.06], scale: 0.7 });
      canvas.part(woman.draw, { at: [0.56, 0.06], scale: 0.7, isFlipped: true });
    },
  },
  cancer: crab,
  leo: lion,
  virgo: {
    tinted: woman.tinted,
    draw(canvas) {
      canvas.layer((pen) => {
        for (const [x, angleRad] of [
          [-0.74, -0.42],
          [-0.5, -0.22],
        ] as const)
          for (const isFlipped of [false, true])
            drawWheat(pen.at({ isFlipped }).at({ at: [x, 0.62], scale: 0.86, angleRad }));
      });
      canvas.part(woman.draw, { scale: 0.92 });
    },
  },
  libra: scales,
  scorpio: scorpion,
  sagittarius: centaurArcher,
  capricorn: { tinted: ['grey'], draw: (canvas) => canvas.layer(drawSeaGoat) },
  aquarius: pouringJar,
  pisces: {
    tinted: koi.tinted,
    draw(canvas) {
      canvas.part(koi.draw, { at: [-0.42, 0.06], scale: 0.86, angleRad: 0.2 });
      canvas.part(koi.draw, { at: [0.42, -0.06], scale: 0.86, angleRad: Math.PI + 0.2 });
    },
  },
};

/** The twelve signs of the zodiac, each with its glyph. */
export const zodiacMotifs: readonly Motif[] = (Object.keys(figures) as ZodiacSign[]).map((sign) => ({
  name: sign,
  tinted: figures[sign].tinted,
  draw(canvas) {
    canvas.part(figures[sign].draw, { at: [0, -0.2], scale: 0.84 });
    canvas.layer((pen) => drawGlyph(pen.at({ at: [0, 1.16], scale: 0.17 }), sign), {
      silhouette: 'fills-and-lines',
      contour: 0,
      gapPx: 6,
      isInverted: false,
    });
  },
}));
