import { Trans } from '@lingui/react/macro';

/** Between two ways to do the same. */
export function OrLine() {
  return (
    <p className="my-5 flex items-center gap-3.5 text-ink-3 text-sm before:flex-1 before:border-hair before:border-t after:flex-1 after:border-hair after:border-t">
      <Trans>or</Trans>
    </p>
  );
}
