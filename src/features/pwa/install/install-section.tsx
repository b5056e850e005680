import { Trans } from '@lingui/react/macro';
import { isInstalledApp, useInstallWay } from '#lib/install.ts';
import { InstallButton } from './install-button.tsx';
import { InstallSteps } from './install-steps.tsx';

/** How to install the app in this browser, whenever somebody looks for it. */
export function InstallSection() {
  const way = useInstallWay();
  return (
    <section id="install" className="grid justify-items-start gap-3">
      <h2 className="text-3">
        <Trans>Install the app</Trans>
      </h2>
      {way === 'prompt' ? (
        <>
          <p className="text-ink-2">
            <Trans>
              It gets a place of its own on this device, and a window without the browser around it.
            </Trans>
          </p>
          <InstallButton />
        </>
      ) : way ? (
        <InstallSteps way={way} />
      ) : (
        <p className="text-ink-2">
          {isInstalledApp() ? (
            <Trans>This is the installed app.</Trans>
          ) : (
            <Trans>
              This browser does not offer it: either the app is installed already, or the browser installs
              none. Chrome, Edge and Safari do.
            </Trans>
          )}
        </p>
      )}
    </section>
  );
}
