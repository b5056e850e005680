import { linearOfByte } from '#engine/pixels/lab.ts';
import type { Palette, Pigment } from '../paint/palette.ts';
import type { ColourAreas, Lab } from './colour-areas.ts';

/** The slots that a picture's colours may become. */
const offered: readonly Pigment[] = [
  'petal',
  'petalLight',
  'blush',
  'leaf',
  'leafLight',
  'gold',
  'ember',
  'wood',
  'water',
  'waterLight',
  'violet',
];

/** Below this distance from grey a colour has no hue of its own. */
const greyish = 11;
/** Tattoo colours are this much stronger than those of photographs. */
const strengthening = 1.35;
/** What a difference of light counts against one of hue. */
const lightWeight = 0.55;

/** The slot for each colour of a picture; null stays bare skin. */
export function slotsFor({ colours }: ColourAreas, palette: Palette): (Pigment | null)[] {
  const slots = offered.map((pigment) => ({ pigment, lab: labOf(palette[pigment]) }));
  return colours.map((colour) => potFor(colour, slots));
}

/** The slot of the picture's largest area of colour. */
export function leadingSlot({ shares }: ColourAreas, slots: readonly (Pigment | null)[]): Pigment {
  const weigh = (i: number) => {
    const slot = slots[i];
    return slot && slot !== 'grey' && slot !== 'bone' && slot !== 'dark' ? (shares[i] as number) : 0;
  };
  const leading = slots.reduce((best, _, i) => (weigh(i) > weigh(best) ? i : best), 0);
  return weigh(leading) > 0 ? (slots[leading] as Pigment) : 'water';
}

function potFor(
  [light, red, yellow]: Lab,
  slots: readonly { readonly pigment: Pigment; readonly lab: Lab }[],
): Pigment | null {
  const chroma = Math.sqrt(red * red + yellow * yellow);
  if (chroma < greyish) return light > 72 ? null : light > 24 ? 'grey' : 'dark';
  // Pale warm colours are skin, bone or fur in the light.
  if (light > 54 && red > 2 && yellow > 4 && chroma < 46) return 'bone';
  const distance = ({ lab }: (typeof slots)[number]) =>
    (lightWeight * (lab[0] - light)) ** 2 +
    (lab[1] - red * strengthening) ** 2 +
    (lab[2] - yellow * strengthening) ** 2;
  return slots.reduce((best, slot) => (distance(slot) < distance(best) ? slot : best)).pigment;
}

/** CIE L*a*b* (D65) of an sRGB colour. */
function labOf(rgb: readonly [number, number, number]): Lab {
  const [red, green, blue] = rgb.map((byte) => linearOfByte[byte] as number) as [number, number, number];
  const curve = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = curve(0.4339 * red + 0.3762 * green + 0.1899 * blue);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve(0.0178 * red + 0.1095 * green + 0.8727 * blue);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
