import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '#contract/account.ts';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { currentUserQuery } from '#lib/current-user.ts';
import { onSessionChange } from '#lib/session.ts';
import { showToast } from '#ui/show-toast.ts';
import { showFailure } from '../form-failure.ts';
import { loginsQuery } from './logins-query.ts';
import { keepNameDraft, takeNameDraft } from './name-draft.ts';
import { changesPassword, type ProfileFields, profileFormSchema } from './profile-schema.ts';
import { useAvatar } from './use-avatar.ts';

/** What can be changed about oneself, and its saving: the words first, then the picture. */
export function useProfileForm(user: User) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const avatar = useAvatar();
  const form = useForm<ProfileFields>({
    mode: 'onChange',
    delayError: 500,
    resolver: zodResolver(profileFormSchema),
    defaultValues: fieldsOf(user),
  });
  const { isDirty, isSubmitting } = form.formState;

  useEffect(() => {
    const draft = takeNameDraft(user.userId);
    if (draft !== null) form.setValue('username', draft, { shouldDirty: true, shouldValidate: true });
    return onSessionChange((change) => {
      const username = form.getValues('username');
      if (change === 'expired' && username !== user.username) keepNameDraft(user.userId, username);
    });
  }, [form, user]);

  const keep = (saved: User) => queryClient.setQueryData(currentUserQuery(user.userId).queryKey, saved);

  const saveFields = async (fields: ProfileFields): Promise<boolean> => {
    const { username, currentPassword, password } = fields;
    const newPassword = changesPassword(fields) && { currentPassword, password };
    try {
      const saved = await unwrapResponse(api.users.update.$put({ json: { username, ...newPassword } }));
      keep(saved);
      if (newPassword) queryClient.invalidateQueries(loginsQuery(user.userId));
      form.reset(fieldsOf(saved));
      return true;
    } catch (error) {
      showFailure(form.setError, error, {
        NEW_USERNAME_TAKEN: 'username',
        WRONG_PASSWORD: 'currentPassword',
      });
      return false;
    }
  };

  const savePicture = async (file: File): Promise<boolean> => {
    const saved = await avatar.save(file);
    if (!saved) return false;
    keep(saved);
    avatar.discard();
    return true;
  };

  const save = form.handleSubmit(async (fields) => {
    if (isDirty && !(await saveFields(fields))) return;
    if (avatar.chosen && !(await savePicture(avatar.chosen.file))) return;
    const text = changesPassword(fields) ? t`Saved. Your other devices are logged out.` : t`Saved.`;
    showToast({ id: 'profile', kind: 'success', text });
  });

  return { form, avatar, save, isChanged: isDirty || avatar.chosen !== null, isSaving: isSubmitting };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

function fieldsOf({ username }: User): ProfileFields {
  return { username, currentPassword: '', password: '', confirmPassword: '' };
}
