import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Collection } from '#contract/collection.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { NameForm } from './name-form.tsx';
import type { Collections } from './use-collections.ts';

interface CollectionRowProps {
  collection: Collection;
  /** How many of the chosen images lie in it, and how many are chosen. */
  held: number;
  chosen: number;
  onMove: (isIn: boolean) => void;
  collections: Pick<Collections, 'rename' | 'remove'>;
}

export function CollectionRow({ collection, held, chosen, onMove, collections }: CollectionRowProps) {
  const { t } = useLingui();
  const { id, name, imageCount } = collection;
  const [isRenaming, setIsRenaming] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const designs = plural(imageCount, { one: '# design', other: '# designs' });
  const label = (
    <span className="min-w-0">
      <span className="block font-semibold leading-snug wrap-anywhere">{name}</span>
      <span className="block text-ink-3 text-sm leading-snug">{designs}</span>
    </span>
  );
  if (isRenaming) {
    return (
      <li className="border-hair border-b py-3">
        <NameForm
          label={<Trans>Name of the collection</Trans>}
          name={name}
          submitLabel={<Trans>Rename</Trans>}
          onSubmit={async (changed) => {
            await collections.rename.mutateAsync({ id, name: changed });
            setIsRenaming(false);
          }}
          onCancel={() => setIsRenaming(false)}
        />
      </li>
    );
  }
  return (
    <li className="flex min-h-14 items-center gap-1 border-hair border-b py-1">
      <span className="min-w-0 grow">
        {chosen > 0 ? (
          <Checkbox
            label={label}
            checked={held === chosen}
            ref={(box) => {
              if (box) box.indeterminate = held > 0 && held < chosen;
            }}
            onChange={() => onMove(held < chosen)}
          />
        ) : (
          label
        )}
      </span>
      <IconButton label={t`Rename ${name}`} onClick={() => setIsRenaming(true)}>
        <Pencil size={18} aria-hidden />
      </IconButton>
      <IconButton label={t`Delete the collection ${name}`} onClick={() => setIsAsking(true)}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
      <AlertDialog
        title={<Trans>Delete “{name}”?</Trans>}
        text={<Trans>The collection goes, its designs stay.</Trans>}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        keepLabel={<Trans>Keep it</Trans>}
        confirmLabel={<Trans>Delete the collection</Trans>}
        onConfirm={() => {
          setIsAsking(false);
          collections.remove.mutate(id);
        }}
      />
    </li>
  );
}
