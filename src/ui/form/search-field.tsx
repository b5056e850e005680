import { Search, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';

const pauseMs = 350;

interface SearchFieldProps {
  label: string;
  clearLabel: string;
  /** What the address says. */
  query: string;
  onSearch: (query: string) => void;
  /** To focus it from elsewhere. */
  fieldRef?: RefObject<HTMLInputElement | null>;
  className?: string;
}

/** Searches once the typing pauses, and at once on Enter. */
export function SearchField({
  label,
  clearLabel,
  query,
  onSearch,
  fieldRef,
  className = 'max-w-[520px]',
}: SearchFieldProps) {
  const [typed, setTyped] = useState(query);
  const ownRef = useRef<HTMLInputElement>(null);
  const field = fieldRef ?? ownRef;
  const known = useRef(query);

  useEffect(() => {
    // The address has changed by something else than the typing: the way back, a link.
    if (query === known.current) return;
    known.current = query;
    setTyped(query);
  }, [query]);
  useEffect(() => {
    if (typed.trim() === known.current) return;
    const timer = setTimeout(() => search(typed), pauseMs);
    return () => clearTimeout(timer);
  });

  const search = (text: string) => {
    known.current = text.trim();
    onSearch(known.current);
  };
  return (
    <search className={classNames('block w-full', className)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
        className="relative"
      >
        <Search
          size={20}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
        />
        <input
          ref={field}
          type="search"
          value={typed}
          maxLength={200}
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          className="block min-h-13 w-full rounded-ctl border border-line bg-raised py-3 pr-3 pl-11 not-placeholder-shown:pr-13 text-[1.0625rem] placeholder:text-ink-3 focus:border-stencil focus:outline-2 focus:outline-stencil focus:-outline-offset-1 [&::-webkit-search-cancel-button]:hidden"
        />
        {typed && (
          <IconButton
            label={clearLabel}
            className="absolute top-1 right-1"
            onClick={() => {
              setTyped('');
              search('');
              field.current?.focus();
            }}
          >
            <X size={20} aria-hidden />
          </IconButton>
        )}
      </form>
    </search>
  );
}
