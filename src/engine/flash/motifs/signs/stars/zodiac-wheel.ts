import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';
import { drawStar } from '../../parts/signs-and-ornaments/star.ts';
import type { ZodiacSign } from '../../parts/signs-and-ornaments/zodiac-glyph.ts';
import { drawGlyph } from '../../parts/signs-and-ornaments/zodiac-glyph.ts';
import { drawSunburst } from '../../parts/sky-and-land/sunburst.ts';

/** As they follow one another through the year. */
const signs: readonly ZodiacSign[] = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
];

/** A ring of twelve fields with the signs of the zodiac around a star. */
export const zodiacWheel: Motif = {
  name: 'zodiac-wheel',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(circle([0, 0], 1.2, 120), { pigment: 'scroll', tone: 0.05, line: inner * 1.4 });
      pen.fill(circle([0, 0], 0.68, 96), {
        pigment: 'gold',
        tone: (x, y) => clamp(0.75 - 0.9 * Math.sqrt(x * x + y * y)),
        line: inner * 1.2,
      });
      pen.fill(circle([0, 0], 0.6, 90), { pigment: 'scroll', tone: 0.08, line: detail * 1.4 });
      signs.forEach((sign, i) => {
        const turn = (i / signs.length) * fullTurn - Math.PI / 2;
        const edge = turn + Math.PI / signs.length;
        pen.stroke([polar(edge, 0.68), polar(edge, 1.2)], inner * 1.1);
        pen.stroke([polar(edge, 0.26), polar(edge, 0.6)], detail * 1.3, { taper: 0.4 });
        drawGlyph(pen.at({ at: polar(turn, 0.94), scale: 0.14, angleRad: turn + Math.PI / 2 }), sign);
      });
      drawSunburst(pen, { rays: 24, innerRadius: 0.26, outerRadius: 0.42, kind: 'wedges' });
      drawStar(pen.at({ scale: 0.27 }), 8, 0.5);
    });
  },
};
