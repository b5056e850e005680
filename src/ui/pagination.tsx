import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { pageWindow } from './page-window.ts';

interface PageLinkProps {
  className: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
  children: ReactNode;
}

interface PaginationProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
  current: number;
  total: number;
  /** Leads to a page: a link of whatever router there is. */
  renderLink: (page: number, props: PageLinkProps) => ReactElement;
}

/** Previous, the pages by number, next. The current one is ink. */
export function Pagination(props: PaginationProps) {
  const { current, total, renderLink } = props;
  const step = (page: number, label: string, icon: ReactElement) => {
    if (page >= 1 && page <= total)
      return renderLink(page, { className: pageLook, 'aria-label': label, children: icon });
    return (
      <span aria-hidden className={classNames(pageLook, 'pointer-events-none opacity-35')}>
        {icon}
      </span>
    );
  };
  return (
    <nav aria-label={props.label} className="flex flex-wrap items-center gap-1">
      {step(current - 1, props.previousLabel, <ChevronLeft size={20} aria-hidden />)}
      {pageWindow(current, total).map((page, place, shown) =>
        page === 'gap' ? (
          <span key={`after ${shown[place - 1]}`} aria-hidden className="px-1 text-ink-3">
            …
          </span>
        ) : (
          <Fragment key={page}>
            {renderLink(page, {
              className: classNames(pageLook, page === current && currentLook),
              'aria-label': props.pageLabel(page),
              ...(page === current && { 'aria-current': 'page' }),
              children: page,
            })}
          </Fragment>
        ),
      )}
      {step(current + 1, props.nextLabel, <ChevronRight size={20} aria-hidden />)}
    </nav>
  );
}

const pageLook =
  'inline-grid min-h-11 min-w-11 place-items-center rounded-ctl font-medium text-ink-2 text-sm tabular-nums hover:bg-wash hover:text-ink';
const currentLook = 'bg-solid! font-semibold text-on-solid!';
