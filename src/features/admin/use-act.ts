import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#ui/show-toast.ts';
import { adminKey } from './admin-queries.ts';

/** Does what an operator does; whatever these pages show is looked up again after it, whatever came of it. */
export function useAct<Input>(act: (input: Input) => Promise<unknown>, done: string) {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => showToast({ id: 'admin', kind: 'info', text: done }),
    onError: (error) =>
      showToast({ id: 'admin', kind: 'error', text: i18n._(errorText[toAppError(error).reason]) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [adminKey] }),
  });
}
