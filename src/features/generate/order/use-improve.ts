import { useMutation } from '@tanstack/react-query';
import type { ImprovePrompt } from '#contract/prompt.ts';
import { api, unwrapResponse } from '#lib/api-client.ts';

/** Has the server say a prompt in more words that are understood. */
export function useImprove(onImproved: (prompt: string) => void) {
  return useMutation({
    mutationFn: (json: ImprovePrompt) =>
      unwrapResponse(api.images['generate-tattoo'].improve.$post({ json })),
    onSuccess: ({ prompt, added }) => {
      if (added.length > 0) onImproved(prompt);
    },
  });
}
