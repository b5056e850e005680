import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { categoriesQuery } from '#lib/categories.ts';
import { textLinkLook } from '#ui/text-link.tsx';
import { SubjectGrid } from './subject-grid.tsx';

const shownCount = 12;

/** The hottest subjects for the start page, which does without them where they cannot be had. */
export function SubjectGallery() {
  const { data: categories } = useQuery(categoriesQuery);
  if (!categories || categories.length === 0) return null;
  const count = categories.length;
  return (
    <section className="pt-(--section)">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 className="text-1 leading-tight">
          <Trans>Start from a design in the library</Trans>
        </h2>
        <Link
          to="/{-$lang}/categories"
          className={`inline-flex min-h-11 items-center gap-2 font-semibold text-md ${textLinkLook}`}
        >
          <Plural value={count} one="The one subject" other="All # subjects" />
          <ArrowRight size={18} aria-hidden />
        </Link>
      </div>
      <SubjectGrid categories={categories.slice(0, shownCount)} columns={6} />
    </section>
  );
}
