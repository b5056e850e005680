import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Checks a field that depends on the one being typed in; not before something was typed there, too. */
export function recheck<T extends FieldValues>(
  { getFieldState, trigger }: Pick<UseFormReturn<T>, 'getFieldState' | 'trigger'>,
  name: FieldPath<T>,
): void {
  if (getFieldState(name).isDirty) trigger(name);
}
