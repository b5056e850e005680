import { cradle } from '../compose/arrangements/cradle.ts';
import { crest } from '../compose/arrangements/crest.ts';
import { garland } from '../compose/arrangements/garland.ts';
import { wreath } from '../compose/arrangements/wreath.ts';
import type { Arrangement, Design, Ornament } from '../compose/design.ts';
import { design } from '../compose/design.ts';
import { halfMandala, mandalaHalo } from '../compose/ornaments/mandala-halo.ts';
import { nearDots } from '../compose/ornaments/near-dots.ts';
import { groundLine, microStars, sprigs, thinTriangle } from '../compose/ornaments/slight.ts';
import type { Style } from './style.ts';

/** They set a moon, or a laurel, around whatever there is. */
const bringing: ReadonlySet<Arrangement> = new Set([cradle, wreath]);
/** Leaves, stars, triangles and mandalas: a style's manner for those who choose it, and for others things that they did not ask for. */
const things: ReadonlySet<Ornament> = new Set([
  sprigs,
  groundLine,
  microStars,
  thinTriangle,
  nearDots,
  mandalaHalo,
  halfMandala,
]);
/** A small tattoo on the page, as its scale. */
const smallScale = 0.8;

/** A style that draws what is asked for and nothing else; what is small stands alone. */
export function sparing(style: Style, isSmall: boolean): Style {
  const kept = style.designs
    .filter(({ arrange }) => !bringing.has(arrange))
    .map(
      ({ arrange, ornaments }): Design => ({
        arrange,
        ornaments: ornaments.filter((ornament) => !things.has(ornament)),
      }),
    );
  const [first = alone(0), second = alone(1), third = alone(2), fourth = alone(3), ...rest] = isSmall
    ? []
    : kept;
  return {
    ...style,
    ...(isSmall && { largest: Math.min(style.largest ?? smallScale, smallScale) }),
    designs: [first, second, third, fourth, ...rest],
  };
}

function alone(i: number): Design {
  return design(i % 2 === 0 ? crest : garland);
}
