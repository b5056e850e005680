import type { Attribution } from '#contract/drawing.ts';
import type { IconName } from './curated-icons.ts';
import { curatedIcons } from './curated-icons.ts';

const credits = new Map<IconName, Attribution>();

/** The mention that the icon's licence asks for; the same object for the same icon. */
export function creditFor(name: IconName): Attribution {
  const known = credits.get(name);
  if (known) return known;
  const { author } = curatedIcons[name];
  const credit: Attribution = name.startsWith('noto:')
    ? {
        title: titleOf(name.slice('noto:'.length)),
        author,
        license: 'Apache-2.0',
        url: 'https://github.com/googlefonts/noto-emoji',
      }
    : {
        title: titleOf(name),
        author,
        license: 'CC BY 3.0',
        url: `https://game-icons.net/1x1/${folderOf(author)}/${name}.html`,
      };
  credits.set(name, credit);
  return credit;
}

function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

function folderOf(author: string): string {
  return author.toLowerCase().replaceAll(' ', '-');
}
