import type { StyleId } from '#contract/style-ids.ts';
import { blackGrey } from './black-grey.ts';
import { blackwork } from './blackwork.ts';
import { dotwork } from './dotwork.ts';
import { fineLine } from './fine-line.ts';
import { geometric } from './geometric.ts';
import { japanese } from './japanese.ts';
import { lettering } from './lettering.ts';
import { mandala } from './mandala.ts';
import { neoTraditional } from './neo-traditional.ts';
import { oldSchool } from './old-school.ts';
import { sketch } from './sketch.ts';
import type { Style } from './style.ts';
import { tribal } from './tribal.ts';
import { watercolor } from './watercolor.ts';

export const styles: Readonly<Record<StyleId, Style>> = {
  'old-school': oldSchool,
  'neo-traditional': neoTraditional,
  japanese,
  blackwork,
  dotwork,
  'fine-line': fineLine,
  'black-grey': blackGrey,
  geometric,
  tribal,
  mandala,
  watercolor,
  sketch,
  lettering,
};
