import { boundsOfPoints, centerOf, heightOf, widthOf } from '../geometry/bounds.ts';
import { identity, invert, mapPoints, placing } from '../geometry/transform.ts';
import type { Motif } from '../motifs/motif.ts';
import type { Palette } from '../paint/palette.ts';
import { leadingSlot, slotsFor } from './colour-slots.ts';
import { frameFor } from './frame.ts';
import type { TraceLook } from './look.ts';
import { variedLook } from './look.ts';
import type { Study } from './study.ts';

/** The word under which a drawing's notes tell of the picture. */
export const pictureName = 'picture';

/**
 * A motif that draws what a picture shows.
 *
 * @param palette by which each of the picture's colours is given its slot; any palette has all slots
 */
export function pictureMotif(study: Study, look: TraceLook, palette: Palette): Motif {
  const slots = slotsFor(study.areas, palette);
  return {
    name: pictureName,
    tinted: [leadingSlot(study.areas, slots)],
    draw(canvas) {
      const { weight, gapPx, facets, searchPx, isInverted, variant, palette: pigments } = canvas.kit;
      const outline = study.isCutOut ? study.outline : frameFor(study, variant);
      const bounds = boundsOfPoints(outline);
      const toStudy = placing({
        at: centerOf(bounds),
        scale: Math.max(widthOf(bounds), heightOf(bounds)) / 2,
      });
      const outlines = [mapPoints(invert(toStudy), outline)];
      canvas.layers.push({
        kind: 'traced',
        study,
        toStudy,
        outlines,
        frame: study.isCutOut ? null : (outlines[0] ?? null),
        look: variedLook(look, variant),
        weight,
        searchPx,
        isSolid: isInverted,
        pigments: pigments && slots.map((slot) => slot && pigments[slot]),
        place: identity,
        contourPx: weight.contour,
        gapPx,
        clip: null,
        facets: facets && { ...facets, ...fineFacets },
      });
    },
  };
}

/** A picture has more detail to fold than a motif. */
const fineFacets = { mesh: 0.032, linePx: 1.1 };
