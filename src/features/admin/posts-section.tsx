import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AdminPost } from '#contract/admin.ts';
import { type Language, textIn } from '#contract/language.ts';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { postsQuery } from './admin-queries.ts';
import { Loaded } from './loaded.tsx';
import { useAct } from './use-act.ts';

/** All posts of the blog, drafts as well. */
export function PostsSection() {
  const { t } = useLingui();
  return (
    <Loaded query={useQuery(postsQuery)}>
      {(posts) => (
        <ul aria-label={t`Posts`}>
          {posts.map((post) => (
            <PostRow key={post.slug} post={post} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function PostRow({ post: { slug, title, status, publishedAt } }: { post: AdminPost }) {
  const { t, i18n } = useLingui();
  const isPublished = status === 'published';
  const change = useAct(
    () =>
      unwrapResponse(
        api.admin.posts[':slug'].status.$put({
          param: { slug },
          json: { status: isPublished ? 'draft' : 'published' },
        }),
      ),
    isPublished ? t`The post is a draft again.` : t`The post is published.`,
  );
  const name = textIn(title, i18n.locale as Language) || slug;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-hair border-t py-3.5 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold text-md wrap-anywhere">{name}</p>
        <p className="flex flex-wrap items-center gap-2 text-ink-2 text-sm">
          /blog/{slug}
          {publishedAt && ` · ${i18n.date(publishedAt, { dateStyle: 'medium' })}`}
        </p>
      </div>
      <div className="flex items-center gap-4">
        <Badge kind={isPublished ? 'plain' : 'warn'}>
          {isPublished ? <Trans>Published</Trans> : <Trans>Draft</Trans>}
        </Badge>
        <Button
          size="small"
          aria-label={isPublished ? t`Take back into the drafts: ${name}` : t`Publish: ${name}`}
          onClick={() => change.mutate(undefined)}
          busyLabel={change.isPending && t`Changing…`}
        >
          {isPublished ? <Trans>Take back</Trans> : <Trans>Publish</Trans>}
        </Button>
      </div>
    </li>
  );
}
