import { Trans } from '@lingui/react/macro';
import { MonitorSmartphone } from 'lucide-react';
import { askToInstall } from '#lib/install.ts';
import { Button } from '#ui/button.tsx';

/** Has the browser ask its question. */
export function InstallButton() {
  return (
    <Button variant="solid" onClick={askToInstall}>
      <MonitorSmartphone size={18} aria-hidden />
      <Trans>Install the app</Trans>
    </Button>
  );
}
