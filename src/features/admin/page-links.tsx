import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Pagination } from '#ui/pagination.tsx';

/** The pages of a list, where there are several. */
export function PageLinks({ label, current, total }: { label: string; current: number; total: number }) {
  const { t } = useLingui();
  if (total < 2) return null;
  return (
    <div className="mt-4">
      <Pagination
        {...{ label, current, total }}
        previousLabel={t`Page before`}
        nextLabel={t`Next page`}
        pageLabel={(number) => t`Page ${number}`}
        renderLink={(page, props) => (
          <Link
            from="/{-$lang}/admin"
            to="."
            search={(before) => ({ ...before, page: page === 1 ? undefined : page })}
            {...props}
          />
        )}
      />
    </div>
  );
}
