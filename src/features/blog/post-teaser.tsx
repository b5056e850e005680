import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { Post } from '#contract/post.ts';
import { foreignTag, localized } from '#lib/language.ts';
import { textLinkLook } from '#ui/text-link.tsx';
import { excerptOf } from './excerpt.ts';
import { PostDate } from './post-date.tsx';

/** A post in the list: picture, date and author, title, the beginning of its text. */
export function PostTeaser({ post, isEager }: { post: Post; isEager: boolean }) {
  const { i18n } = useLingui();
  const [isBroken, setIsBroken] = useState(false);
  const picture = post.featuredImageUrl;
  const title = localized(post.title, i18n.locale);
  const excerpt = excerptOf(post, i18n.locale);
  const lang = foreignTag(post.title, i18n.locale);
  return (
    <article className="group/post relative grid content-start gap-x-8 gap-y-5 border-hair border-t py-8 sm:grid-cols-[200px_minmax(0,1fr)] md:py-10">
      {picture !== null && (
        <span className="isolate block aspect-[4/3] overflow-hidden rounded-print bg-stock shadow-print sm:aspect-square">
          {/* Paper stays where a picture does not come: the page must not jump. */}
          {!isBroken && (
            <img
              src={picture}
              alt=""
              width={600}
              height={600}
              loading={isEager ? 'eager' : 'lazy'}
              decoding="async"
              onError={() => setIsBroken(true)}
              className="size-full object-contain mix-blend-multiply"
            />
          )}
        </span>
      )}
      <div className={`min-w-0 ${picture === null ? 'sm:col-span-full' : ''}`}>
        <p className="flex flex-wrap gap-x-3 text-ink-3 text-sm">
          <PostDate publishedAt={post.publishedAt} />
          <span>{post.author}</span>
        </p>
        <h2 lang={lang} className="mt-2 text-2 leading-tight">
          <Link
            to="/{-$lang}/blog/$slug"
            params={{ slug: post.slug }}
            className="decoration-2 decoration-accent underline-offset-6 after:absolute after:inset-0 group-hover/post:underline"
          >
            {title}
          </Link>
        </h2>
        {excerpt && (
          <p lang={lang} className="mt-3 line-clamp-3 max-w-[62ch] text-ink-2 leading-relaxed">
            {excerpt}
          </p>
        )}
        <span
          aria-hidden
          className={`mt-3 inline-flex min-h-9 items-center gap-2 font-semibold text-md ${textLinkLook}`}
        >
          <Trans>Read more</Trans>
          <ArrowRight size={18} aria-hidden />
        </span>
      </div>
    </article>
  );
}
