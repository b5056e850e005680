import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { useObjectUrl } from '#lib/use-object-url.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PanelDialog } from '#ui/panel-dialog.tsx';
import { hearOtherTabs } from './other-tabs.ts';
import { usePictureStore } from './picture-store-context.ts';
import { deleteTryOn, listTryOns, type SavedTryOn } from './saved-try-ons.ts';
import { type Begun, newTryOn } from './try-on-keeper.ts';

interface SavedDialogProps {
  trigger: ReactElement;
  currentId: string;
  onOpen: (begun: Begun) => void;
}

/** Try-ons of before: to go on with, or to be rid of. */
export function SavedDialog({ trigger, currentId, onOpen }: SavedDialogProps) {
  const { t } = useLingui();
  const store = usePictureStore();
  const [isOpen, setIsOpen] = useState(false);
  const [saved, setSaved] = useState<SavedTryOn[]>([]);
  useEffect(() => {
    if (!isOpen) return undefined;
    // Without a database nothing was saved.
    const list = () => listTryOns().then(setSaved, () => setSaved([]));
    list();
    return hearOtherTabs(list);
  }, [isOpen]);
  const open = (chosen: Begun) => {
    setIsOpen(false);
    onOpen(chosen);
  };
  const remove = async (id: string) => {
    store.forget(await deleteTryOn(id));
    setSaved((before) => before.filter((each) => each.id !== id));
    if (id === currentId) onOpen(newTryOn());
  };
  return (
    <PanelDialog
      title={t`Your try-ons`}
      closeLabel={t`Close`}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      isCentred
      className="md:w-[640px]"
    >
      <div className="grid gap-4">
        <p className="text-ink-2 text-sm">
          <Trans>
            They are kept on this device only, and work without a network. What you delete is gone.
          </Trans>
        </p>
        <Button onClick={() => open(newTryOn())} className="w-fit">
          <Plus size={18} aria-hidden />
          <Trans>Start a new one</Trans>
        </Button>
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {saved.map((each) => (
            <SavedCard
              key={each.id}
              saved={each}
              isCurrent={each.id === currentId}
              onOpen={() => open(each)}
              onDelete={() => remove(each.id)}
            />
          ))}
        </ul>
      </div>
    </PanelDialog>
  );
}

interface SavedCardProps {
  saved: SavedTryOn;
  isCurrent: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

function SavedCard({ saved: { thumbnail, savedAt, tryOn }, isCurrent, onOpen, onDelete }: SavedCardProps) {
  const { t, i18n } = useLingui();
  const url = useObjectUrl(thumbnail);
  const date = i18n.date(new Date(savedAt), { dateStyle: 'medium', timeStyle: 'short' });
  const name = tryOn.tattoos[0]?.name ?? tryOn.photo?.name ?? t`Empty`;
  return (
    <li className="relative">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={onOpen}
        className="group block w-full text-left"
      >
        <span className="grid aspect-[4/3] overflow-hidden rounded-inner bg-wash-2 outline-offset-2 group-aria-[current=true]:outline-[2.5px] group-aria-[current=true]:outline-ink">
          {url && <img src={url} alt="" className="size-full object-cover" />}
        </span>
        <b className="mt-2 block truncate font-semibold text-sm">{name}</b>
        <span className="block text-ink-3 text-xs">{date}</span>
      </button>
      <IconButton
        label={t`Delete ${name}`}
        onClick={onDelete}
        className="absolute! top-1 right-1 bg-sheet/90"
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  );
}
