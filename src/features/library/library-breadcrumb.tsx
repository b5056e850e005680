import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Breadcrumb, crumbLook } from '#ui/breadcrumb.tsx';

interface LibraryBreadcrumbProps {
  here: string;
  /** The category in between. */
  category?: { name: string; slug: string } | undefined;
}

/** The way from the start page through the library. */
export function LibraryBreadcrumb({ here, category }: LibraryBreadcrumbProps) {
  const { t } = useLingui();
  const home = (
    <Link to="/{-$lang}" className={crumbLook}>
      <Trans>Home</Trans>
    </Link>
  );
  const inspiration = (
    <Link to="/{-$lang}/categories" className={crumbLook}>
      <Trans>Inspiration</Trans>
    </Link>
  );
  const way = [
    { key: 'home', link: home },
    { key: 'inspiration', link: inspiration },
  ];
  if (category) {
    const link = (
      <Link to="/{-$lang}/categories/$slug" params={{ slug: category.slug }} className={crumbLook}>
        {category.name}
      </Link>
    );
    way.push({ key: 'category', link });
  }
  return <Breadcrumb label={t`Breadcrumb`} way={way} here={here} />;
}
