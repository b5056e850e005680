import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { toAppError } from '#lib/app-error.ts';
import { useCurrentUser } from '#lib/current-user.ts';
import { errorText } from '#lib/error-text.ts';
import { imageQuery } from '#lib/image-query.ts';
import { SwitchRow } from '#ui/form/switch-row.tsx';
import type { Creation } from './creation.ts';
import { PlansLink, type PlansReason } from './plans-link.tsx';

interface VisibilityRowProps {
  image: Creation;
  /** Shows what is sold to whoever may not hide it. */
  onPlans: (reason: PlansReason) => void;
}

/** Who sees a design of one's own. Hiding it is for members; whoever hid it once may always show it. */
export function VisibilityRow({ image, onPlans }: VisibilityRowProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const change = useMutation({
    mutationFn: (isPublic: boolean) =>
      unwrapResponse(api.images[':id'].visibility.$put({ param: { id: image.id }, json: { isPublic } })),
    onSuccess: async (changed) => {
      queryClient.setQueryData(imageQuery(changed.id, user?.userId).queryKey, changed);
      // Its addresses are others now, wherever it is listed.
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [kind, owner] }) => kind === 'images' || owner === user?.userId,
      });
    },
  });
  const isPublic = change.isPending ? change.variables : image.isPublic;
  const mayNot = image.isPublic && user?.membershipLevel === 'free';
  return (
    <div>
      <SwitchRow
        label={
          isPublic ? t({ message: 'Public', context: 'state' }) : t({ message: 'Private', context: 'state' })
        }
        hint={isPublic ? t`Everybody can see it, in the library too.` : t`Nobody but you can see it.`}
        checked={isPublic}
        disabled={mayNot || change.isPending}
        onChange={(wanted) => change.mutate(wanted)}
      />
      {mayNot && (
        <p className="text-ink-3 text-xs">
          {t`Private designs are for members.`} <PlansLink reason="private" onPlans={onPlans} />
        </p>
      )}
      {change.error && (
        <p role="alert" className="text-err text-sm">
          {i18n._(errorText[toAppError(change.error).reason])}
        </p>
      )}
    </div>
  );
}
