import { headline, upright } from '../compose/arrangements/letterings.ts';
import { isWrittenUpright } from '../compose/compose.ts';
import { Composition } from '../compose/composition.ts';
import { setRibbon } from '../compose/parts/banner.ts';
import { rolesFor } from '../compose/scene-roles.ts';
import type { IconLibrary } from '../icons/icon-library.ts';
import { squarePage } from '../paint/page.ts';
import type { Palette } from '../paint/palette.ts';
import type { Random } from '../random/random.ts';
import type { Style } from '../styles/style.ts';
import { isOfSeeds } from '../text/signs.ts';
import type { WrittenReading } from '../text/written-reading.ts';

interface LettersKit {
  readonly style: Style;
  /** null in black and white. */
  readonly palette: Palette | null;
  readonly random: Random;
  readonly library: IconLibrary;
}

/** Letters alone on an empty composition, in the style's hand or that which the prompt wants. */
export class ComposedLetters {
  readonly #written: WrittenReading;
  readonly #text: string;
  readonly #isAlone: boolean;
  readonly #kit: LettersKit;

  constructor(written: WrittenReading, isAlone: boolean, kit: LettersKit) {
    this.#written = written;
    this.#text = written.reading.lettering ?? '';
    this.#isAlone = isAlone;
    this.#kit = kit;
  }

  /** On bare paper; null for those that the prompt wants on a ribbon, and for what goes with a drawing. */
  get onPaper(): Composition | null {
    const [text, isAlone] = [this.#text, this.#isAlone];
    const { wishes } = this.#written.reading;
    if (text === '' || wishes.has('banner')) return null;
    const composition = this.#empty();
    const isUpright = isWrittenUpright({ ...this.#written.reading, subjects: [], lettering: text });
    if (isUpright) upright(composition);
    else if (isAlone || this.#kit.style.id === 'lettering' || isOfSeeds(text))
      headline(this.#kit.style.typeface)(composition);
    else return null;
    return composition.hasLettering ? composition : null;
  }

  /** On a ribbon, which hides what is behind it. */
  get onRibbon(): Composition {
    const composition = this.#empty();
    setRibbon(composition, this.#text, () => [0, 0]);
    return composition;
  }

  #empty(): Composition {
    const { style, palette, random, library } = this.#kit;
    const { reading, typesetter } = this.#written;
    const wordsAlone = { ...reading, subjects: [], relations: [], lettering: this.#text };
    return new Composition({
      ...{ page: squarePage, lineStyle: style, palette, random, typesetter, variant: 0, isMirrored: false },
      roles: rolesFor(wordsAlone, { library, views: new Map() }),
    });
  }
}
