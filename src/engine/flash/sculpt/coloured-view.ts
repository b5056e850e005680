import type { Pigment } from '../paint/palette.ts';
import type { RegionLook, SculptedView } from './sculpted-view.ts';

/** What a prompt's colour does to a sculpture. */
export interface Coat {
  /** The slot of its coat in its views. */
  readonly own: Pigment;
  /** The slot that has the colour which the prompt names. */
  readonly named: Pigment;
  readonly wanted: Pigment;
}

/** The view with its coat in the colour that the prompt names. What is black is kept dark by shade: its form would be lost. */
export function inCoat(view: SculptedView, { own, named, wanted }: Coat): SculptedView {
  const coloured = (region: RegionLook): RegionLook => {
    if (region.pigment !== own || region.isBlack) return region;
    if (wanted !== 'dark') return { ...region, pigment: named };
    return { ...region, pigment: 'steel', albedo: region.albedo * blackness, isShaded: true };
  };
  return { ...view, regions: view.regions.map(coloured) };
}

/** How much light black fur gives back. */
const blackness = 0.38;
