import { useLingui } from '@lingui/react/macro';

/** Blank sheets where the account will stand. */
export function ProfileSkeleton() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Your account is loading`}
      className="mx-auto grid w-full max-w-[1320px] content-start gap-x-16 gap-y-8 px-(--gutter) py-[clamp(32px,5vw,72px)] md:grid-cols-[300px_minmax(0,1fr)]"
    >
      <span className="h-16 w-72 max-w-full rounded-print bg-skeleton md:col-span-2" />
      <span className="h-48 rounded-print bg-skeleton md:h-[460px]" />
      <span className="h-[460px] rounded-print bg-skeleton" />
    </div>
  );
}
