import type { Field } from '#engine/pixels/raster.ts';
import { emptyField } from '#engine/pixels/raster.ts';

/** Skin that is darker by less than that is not seen to be inked. 0…1, of bare skin's light. */
export const leastInk = 0.1;
/** Ink that is paler than the old one by less hides it all the same: nobody sees it. */
const notSeen = 0.06;

/** Share of the old ink that is hidden, each place counting as much as it is dark: 0…1; 1 where there is none. */
export function coveredShare(old: Field, ink: Field): number {
  let all = 0;
  let covered = 0;
  for (let i = 0; i < old.data.length; i++) {
    const dark = old.data[i] as number;
    if (dark < leastInk) continue;
    all += dark;
    if (isCovered(dark, ink.data[i] as number)) covered += dark;
  }
  return all === 0 ? 1 : covered / all;
}

/** Old ink that still shows, as dark as it is; 0 where there is none. */
export function uncovered(old: Field, ink: Field): Field {
  const out = emptyField(old.width, old.height);
  for (let i = 0; i < out.data.length; i++) {
    const dark = old.data[i] as number;
    if (dark >= leastInk && !isCovered(dark, ink.data[i] as number)) out.data[i] = dark;
  }
  return out;
}

/** What is drawn has to be as dark as what it hides. */
function isCovered(old: number, ink: number): boolean {
  return ink >= old - notSeen;
}
