import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import { ideasQuery, pickIdeas } from './ideas.ts';

/** Hands over one idea out of all, another than the one at hand. */
export function useRandomIdea(onIdea: (idea: string) => void): (now: string) => Promise<void> {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  return async (now) => {
    const ideas = await queryClient.ensureQueryData(ideasQuery(i18n.locale as Language));
    const [idea] = pickIdeas(ideas, 1, [now]);
    if (idea) onIdea(idea);
  };
}
