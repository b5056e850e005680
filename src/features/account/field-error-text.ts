import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { FieldError } from '#contract/account.ts';
import type { AppErrorReason } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';

const fieldErrorText: Record<FieldError, MessageDescriptor> = {
  REQUIRED: msg`This is needed.`,
  USERNAME_LENGTH: msg`Between 2 and 20 characters, please.`,
  USERNAME_CHARACTERS: msg`Letters, digits and underscores only.`,
  EMAIL_FORMAT: msg`Write it in full, like name@example.com.`,
  PASSWORD_LENGTH: msg`Between 6 and 50 characters, please.`,
  PASSWORD_MISMATCH: msg`The two passwords do not match.`,
  PASSWORD_SAME: msg`Choose a password other than the current one.`,
  AVATAR_TYPE: msg`Use a PNG, JPEG or WebP picture.`,
  AVATAR_SIZE: msg`Use a picture of at most 5 MB.`,
};

/** Puts what a form or the server found wrong into words. */
export function useFieldErrorText(): (error: { message?: string } | undefined) => string | undefined {
  const { i18n } = useLingui();
  return (error) => {
    if (!error?.message) return undefined;
    const text = { ...errorText, ...fieldErrorText }[error.message as FieldError | AppErrorReason];
    return i18n._(text ?? errorText.INVALID_FORMAT);
  };
}
