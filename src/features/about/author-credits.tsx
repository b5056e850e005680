import { plural } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { AuthorsIcons } from './icons-by-author.ts';

/** One author's icons. There may be hundreds: they are listed when somebody wants to see them. */
export function AuthorCredits({ author, license, icons }: AuthorsIcons) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group border-hair border-b"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center gap-3">
        <span className="font-semibold">{author}</span>
        <span className="text-ink-3 text-sm">
          {plural(icons.length, { one: '# motif', other: '# motifs' })} · {license}
        </span>
        <ChevronDown
          size={18}
          aria-hidden
          className="ml-auto flex-none transition-transform duration-fast group-open:rotate-180"
        />
      </summary>
      {isOpen && (
        <ul className="columns-2 gap-6 pb-4 text-sm sm:columns-3">
          {icons.map(({ title, url }) => (
            <li key={title}>
              <a href={url} rel="noreferrer" target="_blank" className="inline-block py-1">
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
