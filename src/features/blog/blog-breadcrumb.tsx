import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Breadcrumb, crumbLook } from '#ui/breadcrumb.tsx';

/** The way to the blog, or to a post in it. */
export function BlogBreadcrumb({ post }: { post?: string }) {
  const { t } = useLingui();
  const home = (
    <Link to="/{-$lang}" className={crumbLook}>
      <Trans>Home</Trans>
    </Link>
  );
  const blog = (
    <Link to="/{-$lang}/blog" className={crumbLook}>
      <Trans>Blog</Trans>
    </Link>
  );
  const way = [{ key: 'home', link: home }, ...(post ? [{ key: 'blog', link: blog }] : [])];
  return <Breadcrumb label={t`Breadcrumb`} way={way} here={post ?? t`Blog`} />;
}
