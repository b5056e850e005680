import { desc, eq } from 'drizzle-orm';
import { newId } from '../db/ids.ts';
import { categories } from '../db/schema/category.ts';
import { recountCategory } from '../services/library/recount.ts';
import { type Command, type CommandInput, need, UsageError } from './command.ts';

export const categoryCommands: Record<string, Command> = {
  'categories list': {
    usage: 'categories list              all categories, the hottest first',
    run: ({ db }) =>
      db
        .select({
          slug: categories.slug,
          name: categories.name,
          hotness: categories.hotness,
          images: categories.imageCount,
        })
        .from(categories)
        .orderBy(desc(categories.hotness)),
  },
  'categories add': {
    usage: 'categories add SLUG --en NAME [--zh NAME] [--ja NAME] [--hotness N]',
    async run({ db, words, options }) {
      const slug = need(words, 0, 'the slug');
      if (!/^[a-z0-9-]+$/.test(slug))
        throw new UsageError('A slug has lowercase letters, digits and hyphens.');
      const name = namesOf(options);
      if (!name.en) throw new UsageError('Say its English name: --en NAME.');
      await db
        .insert(categories)
        .values({ id: newId(), slug, name, description: {}, hotness: Number(options.hotness ?? 0) })
        .onConflictDoUpdate({ target: categories.slug, set: { name } });
      return `Added: /categories/${slug}.`;
    },
  },
  'categories recount': {
    usage: 'categories recount           count the images of every category anew',
    async run({ db }) {
      const all = await db.select({ id: categories.id }).from(categories);
      for (const { id } of all) await recountCategory(db, id);
      return `Counted ${all.length} categories.`;
    },
  },
  'categories remove': {
    usage: 'categories remove SLUG       remove a category; its images stay',
    async run({ db, words }) {
      const [removed] = await db
        .delete(categories)
        .where(eq(categories.slug, need(words, 0, 'which category')))
        .returning({ id: categories.id });
      if (!removed) throw new UsageError('There is no such category.');
      return 'Removed.';
    },
  },
};

function namesOf(options: CommandInput['options']): Record<string, string> {
  const names = ['en', 'zh', 'ja'].map((language) => [language, options[language]]);
  return Object.fromEntries(names.filter(([, name]) => typeof name === 'string'));
}
