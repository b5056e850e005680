import type { Reading, Wish } from '../parse/reading.ts';
import type { Random } from '../random/random.ts';
import type { Style } from '../styles/style.ts';
import { column } from './arrangements/column.ts';
import { crest } from './arrangements/crest.ts';
import { garland } from './arrangements/garland.ts';
import type { Design } from './design.ts';
import { laurel, plainRing } from './ornaments/asked-frames.ts';
import { throughLine } from './ornaments/through-line.ts';
import { uncoverHidden } from './parts/hidden.ts';
import { setLeftovers } from './parts/leftovers.ts';
import type { Stage } from './stage.ts';

/** Sets up one design of a set on an empty stage. */
export function composeDesign(stage: Stage, design: Design): void {
  design.arrange(stage);
  setLeftovers(stage);
  for (const ornament of design.ornaments) ornament(stage);
  uncoverHidden(stage);
}

/**
 * The designs of a set in the order of its outputs: a seeded choice of four that differ in their build. What the
 * prompt wishes for itself holds for all of them.
 */
export function designsFor(style: Style, { subjects, wishes }: Reading, random: Random): Design[] {
  const choice = random.shuffled(subjects.length > 0 ? style.designs : style.letterings);
  const isPlain = wishes.has('minimal') || wishes.has('one-line');
  return choice.map((design, i) => granted(isPlain ? plain(i) : design, wishes));
}

/** What is wanted small and plain stands alone, upright or on a slant. */
function plain(i: number): Design {
  return { arrange: i % 2 === 0 ? crest : garland, ornaments: [] };
}

function granted(design: Design, wishes: ReadonlySet<Wish>): Design {
  const ornaments = [...design.ornaments];
  if (wishes.has('one-line')) ornaments.push(throughLine);
  if (wishes.has('wreath')) ornaments.push(laurel);
  if (wishes.has('round')) ornaments.push(plainRing);
  return { arrange: wishes.has('column') ? column : design.arrange, ornaments };
}
