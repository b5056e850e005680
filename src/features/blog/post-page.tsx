import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { brand } from '#contract/brand.ts';
import type { Post } from '#contract/post.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { foreignTag, localized } from '#lib/language.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { Article } from '#ui/article.tsx';
import { AsideNote } from '#ui/aside-note.tsx';
import { Button, buttonLook } from '#ui/button.tsx';
import { Blank } from '#ui/pictures/blank.tsx';
import { BlogBreadcrumb } from './blog-breadcrumb.tsx';
import { excerptOf } from './excerpt.ts';
import { knownPost } from './known-post.ts';
import { PostDate } from './post-date.tsx';
import { postQuery } from './posts-query.ts';

interface PostPageProps {
  slug: string;
  /** Shown when there is no such post. */
  missing: ReactNode;
}

/** One post. What the list has brought already is shown at once. */
export function PostPage({ slug, missing }: PostPageProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const query = useQuery({ ...postQuery(slug), placeholderData: () => knownPost(queryClient, slug) });
  if (query.data === null) return missing;
  return (
    <main className="mx-auto min-h-[calc(100dvh-var(--header))] w-full max-w-[960px] px-(--gutter) pt-4 md:pt-7">
      {query.data ? (
        <PostView key={slug} post={query.data} />
      ) : query.isPending ? (
        <Blank label={t`Loading…`}>
          <div aria-hidden className="grid gap-5 pt-12">
            <span className="h-16 w-4/5 bg-wash-2" />
            <span className="h-5 w-52 bg-wash-2" />
            <span className="h-96 bg-wash" />
          </div>
        </Blank>
      ) : (
        <AsideNote
          kind="failure"
          title={<Trans>This post did not load</Trans>}
          text={i18n._(errorText[toAppError(query.error).reason])}
        >
          <Button variant="solid" onClick={() => query.refetch()} busyLabel={query.isFetching && t`Loading…`}>
            <Trans>Try again</Trans>
          </Button>
        </AsideNote>
      )}
    </main>
  );
}

function PostView({ post }: { post: Post }) {
  const { i18n } = useLingui();
  const [hasPicture, setHasPicture] = useState(post.featuredImageUrl !== null);
  const title = localized(post.title, i18n.locale);
  const lang = foreignTag(post.title, i18n.locale);
  usePageMeta({
    title: `${localized(post.metaTitle, i18n.locale) || title} · ${brand.name}`,
    description: localized(post.metaDesc, i18n.locale) || excerptOf(post, i18n.locale),
  });
  return (
    <article>
      <BlogBreadcrumb post={title} />
      <h1 lang={lang} className="mt-2 max-w-[18em] text-1 leading-tight md:mt-4">
        {title}
      </h1>
      <p className="mt-4 flex flex-wrap gap-x-4 text-ink-3 text-md">
        <span>{post.author}</span>
        <PostDate publishedAt={post.publishedAt} />
      </p>
      {hasPicture && post.featuredImageUrl && (
        <span className="isolate mt-8 block aspect-[16/9] overflow-hidden rounded-print bg-stock shadow-print">
          <img
            src={post.featuredImageUrl}
            alt=""
            width={1200}
            height={675}
            fetchPriority="high"
            onError={() => setHasPicture(false)}
            className="size-full object-contain mix-blend-multiply"
          />
        </span>
      )}
      <div lang={lang}>
        <Article html={localized(post.content, i18n.locale)} className="mt-9" />
      </div>
      <p className="mt-12 border-hair border-t pt-6">
        <Link to="/{-$lang}/blog" className={buttonLook()}>
          <ArrowLeft size={18} aria-hidden />
          <Trans>Back to the blog</Trans>
        </Link>
      </p>
    </article>
  );
}
