import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';

interface LastingSectionProps {
  isPersisted: boolean | null | undefined;
  onChange: () => Promise<unknown>;
}

/** Whether the browser may drop all this by itself. */
export function LastingSection({ isPersisted, onChange }: LastingSectionProps) {
  const { t } = useLingui();
  const [wasRefused, setWasRefused] = useState(false);
  const ask = async () => {
    const isGranted = await navigator.storage.persist();
    setWasRefused(!isGranted);
    await onChange();
  };
  return (
    <section aria-label={t`How long it lasts`} className="grid justify-items-start gap-3">
      <h2 className="text-3">
        <Trans>How long it lasts</Trans>
      </h2>
      <p role="status" className="text-ink-2">
        {isPersisted ? (
          <Trans>This browser has promised to keep all this until you clear it.</Trans>
        ) : wasRefused ? (
          <Trans>
            This browser did not promise it now. It often does once the app is installed, or visited more
            often. Until then save what matters as a file.
          </Trans>
        ) : (
          <Trans>
            This browser may drop it when the device runs short of room, or when you have not been here for
            weeks.
          </Trans>
        )}
      </p>
      {isPersisted === false && (
        <Button onClick={ask}>
          <ShieldCheck size={18} aria-hidden />
          <Trans>Ask it to keep everything</Trans>
        </Button>
      )}
    </section>
  );
}
