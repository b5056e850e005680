import type { Motif } from '../../motif.ts';
import { isZodiacSign } from '../../parts/signs-and-ornaments/zodiac-glyph.ts';
import { drawConstellation } from '../../parts/sky-and-land/constellation.ts';
import type { ConstellationName } from '../../parts/sky-and-land/constellations.ts';
import { constellations } from '../../parts/sky-and-land/constellations.ts';

/** Each constellation as its real pattern of stars, joined by thin lines. */
export const constellationMotifs: readonly Motif[] = (Object.keys(constellations) as ConstellationName[]).map(
  (name) => ({
    // A sign's own name is that of its figure.
    name: isZodiacSign(name) ? `${name}-constellation` : name,
    tinted: ['gold'],
    // A pattern of stars that is turned or mirrored is another one.
    grouping: 'scattered',
    draw(canvas) {
      canvas.layer((pen) => drawConstellation(pen, name), {
        silhouette: 'fills-and-lines',
        contour: 0,
        gapPx: 6,
        isInverted: false,
      });
    },
  }),
);
