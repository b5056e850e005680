import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { localizedTextSchema } from '#contract/language.ts';
import { listAllPosts } from '../services/posts/list-all.ts';
import { savePost } from '../services/posts/save.ts';
import { setPostStatus } from '../services/posts/set-status.ts';
import { type Command, need, UsageError } from './command.ts';

/** The file that `posts publish` reads. */
const postFileSchema = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: localizedTextSchema,
  content: localizedTextSchema,
  excerpt: localizedTextSchema.default({}),
  metaTitle: localizedTextSchema.default({}),
  metaDesc: localizedTextSchema.default({}),
  author: z.string().min(1),
  featuredImageUrl: z.string().startsWith('/').nullable().default(null),
  publishedAt: z.iso.datetime().optional(),
});

export const postCommands: Record<string, Command> = {
  'posts list': {
    usage: 'posts list                   all posts, newest first',
    run: ({ db }) => listAllPosts(db),
  },
  'posts publish': {
    isAct: true,
    usage: 'posts publish FILE           publish the post in a JSON file, or replace it by its slug',
    async run({ db, words }) {
      const file = need(words, 0, 'which file');
      const post = postFileSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
      if (!post.success) throw new UsageError(`The file does not fit: ${z.prettifyError(post.error)}`);
      await savePost(db, { ...post.data, status: 'published' });
      return `Published at /blog/${post.data.slug}.`;
    },
  },
  'posts unpublish': {
    isAct: true,
    usage: 'posts unpublish SLUG         take a post back into the drafts',
    async run({ db, words }) {
      if (!(await setPostStatus(db, need(words, 0, 'which post'), 'draft')))
        throw new UsageError('There is no such post.');
      return 'Unpublished.';
    },
  },
};
