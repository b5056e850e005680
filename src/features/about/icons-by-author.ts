import type { Attribution } from '#contract/drawing.ts';
import { curatedIcons, type IconName } from '#engine/flash/icons/curated-icons.ts';
import { creditFor } from '#engine/flash/icons/icon-credit.ts';

export interface AuthorsIcons {
  readonly author: string;
  readonly license: string;
  readonly icons: readonly Attribution[];
}

const credits = (Object.keys(curatedIcons) as IconName[]).map(creditFor);

/** Every icon that a drawing may begin with, by its author; who drew most of them comes first. */
export const iconsByAuthor: readonly AuthorsIcons[] = [...new Set(credits.map(({ author }) => author))]
  .map((author) => {
    const icons = credits.filter((credit) => credit.author === author);
    return { author, license: icons[0]?.license ?? '', icons };
  })
  .sort((a, b) => b.icons.length - a.icons.length);
