import { Fragment, type ReactNode } from 'react';

interface BreadcrumbProps {
  label: string;
  /** The way here, as links. */
  way: { key: string; link: ReactNode }[];
  here: ReactNode;
}

/** Where a page hangs. */
export function Breadcrumb({ label, way, here }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex min-h-11 items-center gap-x-2 text-ink-3 text-sm">
        {way.map(({ key, link }) => (
          <Fragment key={key}>
            <li className="flex-none">{link}</li>
            <li aria-hidden>/</li>
          </Fragment>
        ))}
        <li aria-current="page" className="min-w-0 truncate">
          {here}
        </li>
      </ol>
    </nav>
  );
}

export const crumbLook =
  'inline-flex min-h-11 items-center text-ink-2 underline decoration-hair underline-offset-3 hover:text-ink hover:decoration-ink';
