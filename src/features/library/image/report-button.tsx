import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Flag } from 'lucide-react';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { OnDemand } from '#ui/on-demand.tsx';
import { showToast } from '#ui/show-toast.ts';

/** Opens the report; whoever is not logged in is led to the login first. */
export function ReportButton({ imageId }: { imageId: string }) {
  const { t } = useLingui();
  const session = useSession();
  const navigate = useNavigate();
  const { href } = useLocation();
  const label = (
    <>
      <Flag size={18} aria-hidden />
      <Trans>Report</Trans>
    </>
  );
  if (!session) {
    return (
      <Button
        variant="ghost"
        onClick={() => {
          showToast({ id: 'session', kind: 'info', text: t`Log in first, then tell us what is wrong.` });
          navigate({ to: '/{-$lang}/login', state: { from: href } });
        }}
      >
        {label}
      </Button>
    );
  }
  return (
    <OnDemand
      load={async () => (await import('./report-dialog.tsx')).ReportDialog}
      opened={{ imageId }}
      trigger={
        <Button variant="ghost" aria-haspopup="dialog">
          {label}
        </Button>
      }
    />
  );
}
