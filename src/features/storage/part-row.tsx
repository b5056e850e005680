import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOnline } from '#lib/online.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import type { Measured, StoragePart } from './storage-part.ts';
import { useBytes } from './use-bytes.ts';

interface PartRowProps {
  part: StoragePart;
  /** Undefined while it is being measured; null where it cannot be. */
  size: Measured | null | undefined;
  onClear: () => Promise<void>;
}

/** What there is of one sort, how large it is, and a way to be rid of it. */
export function PartRow({ part: { label, text, warning }, size, onClear }: PartRowProps) {
  const { t, i18n } = useLingui();
  const isOnline = useOnline();
  const bytesText = useBytes();
  const [isAsking, setIsAsking] = useState(false);
  const [isClearing, setIsClearing] = useState(false);
  const name = i18n._(label);
  const count = size?.count;
  const clear = async () => {
    setIsClearing(true);
    await onClear().finally(() => setIsClearing(false));
    setIsAsking(false);
  };
  // What only a network brings back is not taken away from somebody who has none.
  const isOff = !size?.bytes || (!warning && !isOnline);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-hair border-b py-2.5 sm:grid-cols-[1fr_7rem_auto]">
      <div className="leading-snug">
        <b className="font-semibold">{name}</b>
        {count ? <span className="text-ink-2"> ({count})</span> : null}
        <p className="text-ink-3 text-sm">{i18n._(text)}</p>
      </div>
      <span className="text-right tabular-nums max-sm:row-start-2 max-sm:text-left max-sm:text-ink-2 max-sm:text-sm">
        {size ? bytesText(size.bytes) : size === null ? t`not readable` : '…'}
      </span>
      <Button
        size="small"
        aria-label={t`Clear ${name}`}
        disabled={isOff}
        onClick={() => (warning ? setIsAsking(true) : clear())}
        busyLabel={isClearing && !isAsking && t`Clearing…`}
        className="max-sm:row-span-2 max-sm:row-start-1 max-sm:col-start-2"
      >
        <Trans>Clear</Trans>
      </Button>
      {warning && (
        <AlertDialog
          title={t`Clear ${name}?`}
          text={i18n._(warning)}
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          keepLabel={t`Keep`}
          confirmLabel={t`Clear`}
          busyLabel={isClearing && t`Clearing…`}
          onConfirm={clear}
        />
      )}
    </li>
  );
}
