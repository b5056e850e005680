import type { StyleId } from '#contract/style-ids.ts';
import type { Page } from '../paint/page.ts';
import { shapeOf } from '../paint/page.ts';
import { column } from './arrangements/column.ts';
import { cradle } from './arrangements/cradle.ts';
import { crest } from './arrangements/crest.ts';
import { frieze } from './arrangements/frieze.ts';
import { garland } from './arrangements/garland.ts';
import type { Arrangement, Design } from './design.ts';
import { finials } from './ornaments/finials.ts';

/** What is set around a middle goes upwards on a tall page; round pictures and wreaths become oval by themselves. */
const upwards: ReadonlyMap<Arrangement, Arrangement> = new Map([[crest, column]]);
/** On a wide one it goes to the sides. */
const sideways: ReadonlyMap<Arrangement, Arrangement> = new Map([
  [crest, frieze],
  [column, frieze],
  [garland, frieze],
  [cradle, frieze],
]);

/**
 * A design as the page wants it: its arrangement for that shape, and ornaments that run out to the far ends.
 *
 * @param style whose ornaments these are; null where none are wanted
 */
export function shapedFor(page: Page, design: Design, style: StyleId | null): Design {
  const shape = shapeOf(page);
  if (shape === 'square') return design;
  const arrange = (shape === 'tall' ? upwards : sideways).get(design.arrange) ?? design.arrange;
  return { arrange, ornaments: style ? [...design.ornaments, finials(style)] : design.ornaments };
}
