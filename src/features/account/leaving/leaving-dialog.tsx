import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FolderOutput } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import type { DeviceKeep, Question } from './at-stake.ts';

interface LeavingDialogProps extends Question {
  keep: DeviceKeep;
}

type Saving = 'not-yet' | 'busy' | 'saved' | 'failed';

/** Says what goes with the login and what stays, and has it saved first. */
export function LeavingDialog({ stake, account, keep, answer }: LeavingDialogProps) {
  const { t } = useLingui();
  const [forgetsTryOns, setForgetsTryOns] = useState(false);
  const [saving, setSaving] = useState<Saving>('not-yet');
  const { drawings, changes, tryOns } = stake;
  const isLosing = drawings + changes > 0;
  const save = async () => {
    setSaving('busy');
    await keep.save(account).then(
      () => setSaving('saved'),
      () => setSaving('failed'),
    );
  };
  const confirm = async () => {
    if (forgetsTryOns) await keep.forgetTryOns();
    answer(true);
  };
  return (
    <AlertDialog
      title={isLosing ? t`Log out, and lose this?` : t`Log out of this device?`}
      text={
        isLosing
          ? t`It is on this device alone, and goes with the login.`
          : t`Your account leaves this device. Try-ons belong to no account: they stay unless you say otherwise.`
      }
      isOpen
      onOpenChange={() => answer(false)}
      keepLabel={t`Stay logged in`}
      confirmLabel={t`Log out`}
      onConfirm={confirm}
    >
      {isLosing && (
        <ul className="grid list-disc gap-1 pl-5 text-md">
          {drawings > 0 && (
            <li>
              <Plural value={drawings} one="# drawing made here" other="# drawings made here" />
            </li>
          )}
          {changes > 0 && (
            <li>
              <Plural
                value={changes}
                one="# change that waits for the network"
                other="# changes that wait for the network"
              />
            </li>
          )}
        </ul>
      )}
      {drawings + tryOns > 0 && (
        <div className="flex flex-wrap items-center gap-x-3">
          <Button size="small" onClick={save} busyLabel={saving === 'busy' && t`Saving…`}>
            <FolderOutput size={16} aria-hidden />
            <Trans>Save it as a file first</Trans>
          </Button>
          <span role="status" className="text-ink-2 text-sm">
            {saving === 'saved' && t`Saved. “Storage and offline” brings it back.`}
            {saving === 'failed' && t`It could not be saved. Stay logged in and try again.`}
          </span>
        </div>
      )}
      {tryOns > 0 && (
        <Checkbox
          checked={forgetsTryOns}
          onChange={(event) => setForgetsTryOns(event.target.checked)}
          label={plural(tryOns, {
            one: 'Also remove # try-on and its photo',
            other: 'Also remove # try-ons and their photos',
          })}
        />
      )}
    </AlertDialog>
  );
}
