import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { type AppErrorReason, toAppError } from '#lib/app-error.ts';

/** Says what the server refused at the field that it is about, which gets the focus; else over the button. */
export function showFailure<T extends FieldValues>(
  setError: UseFormSetError<T>,
  error: unknown,
  places: Partial<Record<AppErrorReason, FieldPath<T>>>,
): void {
  const { reason: message } = toAppError(error);
  const place = places[message];
  if (place) setError(place, { message }, { shouldFocus: true });
  else setError('root', { message });
}
