import type { LocalizedText } from '#contract/language.ts';
import { addCategory } from '../services/library/add-category.ts';
import { listCategoriesByHotness } from '../services/library/list-by-hotness.ts';
import { recountAllCategories } from '../services/library/recount-all.ts';
import { removeCategory } from '../services/library/remove-category.ts';
import { type Command, type CommandInput, need, UsageError } from './command.ts';

export const categoryCommands: Record<string, Command> = {
  'categories list': {
    usage: 'categories list              all categories, the hottest first',
    run: ({ db }) => listCategoriesByHotness(db),
  },
  'categories add': {
    isAct: true,
    usage: 'categories add SLUG --en NAME [--zh NAME] [--ja NAME] [--hotness N]',
    async run({ db, words, options }) {
      const slug = need(words, 0, 'the slug');
      if (!/^[a-z0-9-]+$/.test(slug))
        throw new UsageError('A slug has lowercase letters, digits and hyphens.');
      const name = namesOf(options);
      if (!name.en) throw new UsageError('Say its English name: --en NAME.');
      await addCategory(db, { slug, name, hotness: Number(options.hotness ?? 0) });
      return `Added: /categories/${slug}.`;
    },
  },
  'categories recount': {
    isAct: true,
    usage: 'categories recount           count the images of every category anew',
    run: async ({ db }) => `Counted ${await recountAllCategories(db)} categories.`,
  },
  'categories remove': {
    isAct: true,
    usage: 'categories remove SLUG       remove a category; its images stay',
    async run({ db, words }) {
      if (!(await removeCategory(db, need(words, 0, 'which category'))))
        throw new UsageError('There is no such category.');
      return 'Removed.';
    },
  },
};

function namesOf(options: CommandInput['options']): LocalizedText {
  const names = ['en', 'zh', 'ja'].map((language) => [language, options[language]]);
  return Object.fromEntries(names.filter(([, name]) => typeof name === 'string'));
}
