import type { Reading, Wishes } from '../parse/reading.ts';
import type { Random } from '../random/random.ts';
import type { Style } from '../styles/style.ts';
import { signsOf } from '../text/signs.ts';
import { column } from './arrangements/column.ts';
import { cradle } from './arrangements/cradle.ts';
import { crest } from './arrangements/crest.ts';
import { garland } from './arrangements/garland.ts';
import { isUprightText, ribboned, upright } from './arrangements/letterings.ts';
import { isWrittenAround, scriptArrangement } from './arrangements/scripts.ts';
import { wreath } from './arrangements/wreath.ts';
import type { Composition } from './composition.ts';
import type { Arrangement, Design } from './design.ts';
import { design } from './design.ts';
import { laurel, plainRing } from './ornaments/asked-frames.ts';
import { filigree } from './ornaments/filigree.ts';
import { throughLine } from './ornaments/through-line.ts';
import { uncoverHidden } from './parts/hidden.ts';
import { setLeftovers } from './parts/leftovers.ts';

/** Sets up one design of a set on an empty composition. */
export function composeDesign(composition: Composition, design: Design): void {
  design.arrange(composition);
  setLeftovers(composition);
  for (const ornament of design.ornaments) ornament(composition);
  uncoverHidden(composition);
}

/**
 * The designs of a set in the order of its outputs: a seeded choice of four that differ in their build. What the
 * prompt wishes for itself holds for all of them.
 */
export function designsFor(style: Style, reading: Reading, random: Random): Design[] {
  const { subjects, wishes } = reading;
  const choice = random.shuffled(subjects.length > 0 ? style.designs : style.letterings);
  if (isWrittenUpright(reading)) return choice.map((design) => ({ ...design, arrange: upright }));
  if (scriptArrangement(reading, 0))
    return choice.map((design, i) => ({
      arrange: scriptArrangement(reading, i) ?? design.arrange,
      ornaments: subjects.length === 0 && !isWrittenAround(reading) ? design.ornaments : [],
    }));
  const isWords = subjects.length === 0 || style.designs === style.letterings;
  if (isWords && wishes.has('banner'))
    return choice.map((design) => granted({ ...design, arrange: ribboned(style.typeface) }, wishes));
  const isPlain = wishes.has('minimal') || wishes.has('one-line');
  return choice.map((design, i) => granted(isPlain ? plain(i) : design, wishes));
}

/**
 * The designs around an uploaded picture: those of the style in which the focal element is the largest thing, and the focal element
 * alone.
 */
export function designsAround(style: Style, { wishes, lettering }: Reading, random: Random): Design[] {
  const isWordless = lettering === null && style.designs === style.letterings;
  const own = isWordless ? wordless : style.designs.filter(({ arrange }) => !small.has(arrange));
  const alone = own.length < 4 ? [plain(0), plain(1)] : [];
  return random.shuffled([...own, ...alone]).map((design) => granted(design, wishes));
}

/** A picture alone and upright. */
export const asItStands: Design = design(crest);

/** Arrangements in which a frame is larger than the focal element. */
const small: ReadonlySet<Arrangement> = new Set([cradle, wreath]);
/** A style of letters without a word to write. */
const wordless: readonly Design[] = [design(crest, filigree), design(garland, filigree)];

/** What is wanted small and plain stands alone, upright or on a slant. */
function plain(i: number): Design {
  return { arrange: i % 2 === 0 ? crest : garland, ornaments: [] };
}

/** The design without what nobody asked for; it keeps its build, unless that is a frame. */
export function bareDesign({ arrange }: Design, { subjects, wishes }: Reading): Design {
  const isFrame = subjects.length > 0 && !frameless.has(arrange);
  return granted({ arrange: isFrame ? crest : arrange, ornaments: [] }, wishes);
}

const frameless: ReadonlySet<Arrangement> = new Set([crest, garland, column]);

/** Whether nothing but words is wanted, and these downwards. */
export function isWrittenUpright({ subjects, wishes, lettering }: Reading): boolean {
  if (subjects.length > 0 || lettering === null || signsOf(lettering).length < 2) return false;
  return wishes.has('column') && isUprightText(lettering);
}

function granted(design: Design, wishes: Wishes): Design {
  const ornaments = [...design.ornaments];
  if (wishes.has('one-line')) ornaments.push(throughLine);
  if (wishes.has('wreath')) ornaments.push(laurel);
  if (wishes.has('round')) ornaments.push(plainRing);
  return { arrange: wishes.has('column') ? column : design.arrange, ornaments };
}
