import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import { pickPrompts } from './ideas.ts';
import { samplesQuery } from './samples.ts';

/** Hands over one sentence out of all samples, another than the one at hand. */
export function useRandomSample(onPrompt: (prompt: string) => void): (now: string) => Promise<void> {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  return async (now) => {
    const samples = await queryClient.ensureQueryData(samplesQuery(i18n.locale as Language));
    const prompts = samples.map(({ prompt }) => prompt);
    const [prompt] = pickPrompts(prompts, 1, [now]);
    if (prompt) onPrompt(prompt);
  };
}
