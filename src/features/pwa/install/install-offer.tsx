import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { deviceStorage } from '#lib/device-storage.ts';
import { useInstallWay } from '#lib/install.ts';
import { Button } from '#ui/button.tsx';
import { Seal } from '#ui/seal.tsx';
import { InstallButton } from './install-button.tsx';
import { InstallSteps } from './install-steps.tsx';

const answerKey = 'install-offer';

/** Offers to put the app on the device. Stands in the page and covers nothing; whoever declines is not asked again. */
export function InstallOffer() {
  const { t } = useLingui();
  const way = useInstallWay();
  const [isDeclined, setIsDeclined] = useState(() => deviceStorage.read(answerKey) === 'declined');
  if (!way || isDeclined) return null;
  const decline = () => {
    deviceStorage.write(answerKey, 'declined');
    setIsDeclined(true);
  };
  return (
    <section
      aria-label={t`Install the app`}
      className="grid gap-3 rounded-panel border border-hair bg-sheet p-4"
    >
      <div className="grid grid-cols-[40px_1fr] items-center gap-3">
        <Seal className="size-10" />
        <div className="leading-snug">
          <h2 className="text-[1.125rem]">
            <Trans>Keep {brand.name} at hand</Trans>
          </h2>
          <p className="mt-0.5 text-ink-2 text-sm">
            <Trans>On your home screen it opens at once, and draws and tries on without a network.</Trans>
          </p>
        </div>
      </div>
      {way !== 'prompt' && <InstallSteps way={way} />}
      <div className="flex flex-wrap gap-2">
        {way === 'prompt' && <InstallButton />}
        <Button variant="ghost" onClick={decline} className="px-2!">
          <Trans>Don't offer it again</Trans>
        </Button>
      </div>
    </section>
  );
}
