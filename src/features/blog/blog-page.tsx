import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { blogHead } from '#contract/heads/blog.ts';
import { headIn } from '#contract/heads/head.ts';
import type { Language } from '#contract/language.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { AsideNote } from '#ui/aside-note.tsx';
import { Button, buttonLook } from '#ui/button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { BlankPosts } from './blank-posts.tsx';
import { BlogBreadcrumb } from './blog-breadcrumb.tsx';
import { PostTeaser } from './post-teaser.tsx';
import { postsQuery } from './posts-query.ts';

/** The posts, twenty on a page. */
export function BlogPage({ page }: { page: number }) {
  const { i18n } = useLingui();
  usePageMeta({
    ...headIn(blogHead, i18n.locale as Language),
    ...(page > 1 && { canonical: `${location.pathname}?page=${page}` }),
  });
  return (
    <main className="mx-auto min-h-[calc(100dvh-var(--header))] w-full max-w-[960px] px-(--gutter) pt-4 md:pt-7">
      <BlogBreadcrumb />
      <h1 className="mt-1 mb-7 text-[clamp(2.75rem,1.8rem+4vw,5rem)] leading-tight tracking-[-.022em] md:mt-3.5 md:mb-9">
        <Trans>Blog</Trans>
      </h1>
      <Posts page={page} />
    </main>
  );
}

function Posts({ page }: { page: number }) {
  const { t, i18n } = useLingui();
  const query = useQuery({
    ...postsQuery(page, i18n.locale as Language),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  if (query.isPending) return <BlankPosts />;
  if (!data) {
    return (
      <AsideNote
        kind="failure"
        title={<Trans>The posts did not load</Trans>}
        text={i18n._(errorText[toAppError(query.error).reason])}
      >
        <Button variant="solid" onClick={() => query.refetch()} busyLabel={query.isFetching && t`Loading…`}>
          <Trans>Try again</Trans>
        </Button>
      </AsideNote>
    );
  }
  if (data.data.length === 0 && data.pagination.total > 0) {
    return (
      <AsideNote
        kind="empty"
        title={<Trans>There is no page {page}</Trans>}
        text={<Trans>The posts end before that.</Trans>}
      >
        <Link to="/{-$lang}/blog" search={{}} className={buttonLook()}>
          <Trans>To the first page</Trans>
        </Link>
      </AsideNote>
    );
  }
  if (data.data.length === 0) {
    return (
      <AsideNote
        kind="empty"
        title={<Trans>Nothing written yet</Trans>}
        text={<Trans>The first post is still on somebody's desk.</Trans>}
      />
    );
  }
  const { total, totalPages } = data.pagination;
  return (
    <div
      aria-busy={query.isPlaceholderData}
      className="transition-opacity duration-base aria-busy:opacity-50"
    >
      {data.data.map((post, place) => (
        <PostTeaser key={post.post_id} post={post} isEager={place < 3} />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-rule border-t-[1.5px] pt-5">
        <p className="text-ink-3 text-sm tabular-nums">
          <Plural value={total} one="# post" other="# posts" />
        </p>
        {totalPages > 1 && (
          <Pagination
            label={t`Pages`}
            previousLabel={t`Previous page`}
            nextLabel={t`Next page`}
            pageLabel={(number) => t`Page ${number}`}
            current={page}
            total={totalPages}
            renderLink={(number, props) => (
              <Link to="/{-$lang}/blog" search={number > 1 ? { page: number } : {}} {...props} />
            )}
          />
        )}
      </div>
    </div>
  );
}
