import { Fragment, type ReactNode } from 'react';

export interface ShortcutEntry {
  /** Each as it is printed on its key; several that do the same are alternatives. */
  keys: readonly string[];
  /** Whether the keys are pressed together. */
  isChord?: boolean;
  does: ReactNode;
}

/** What which keys do. */
export function ShortcutList({ entries }: { entries: readonly ShortcutEntry[] }) {
  return (
    <dl>
      {entries.map(({ keys, isChord, does }) => (
        <div
          key={keys.join()}
          className="flex min-h-11 items-center justify-between gap-6 border-hair border-b py-1.5"
        >
          <dt className="text-md">{does}</dt>
          <dd className="flex flex-none items-center gap-1.5">
            {keys.map((key, place) => (
              <Fragment key={key}>
                {isChord && place > 0 && <span className="text-ink-3 text-xs">+</span>}
                <kbd className="min-w-7 rounded-inner border border-line bg-raised px-1.5 text-center font-semibold font-text text-xs leading-6 shadow-[0_1px_0_var(--line)]">
                  {key}
                </kbd>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
