import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { movedBy } from '../try-on/placement.ts';
import { usePreview } from '../use-preview.ts';
import { StoredPicture } from './stored-picture.tsx';

/** How far beside its original a copy is laid, in photo units. */
const copyOffset = { x: 0.05, y: 0.05 };

/** The tattoos on the photo, the topmost first. */
export function LayerList() {
  const { t } = useLingui();
  const { tryOn, tattoo, select, change } = usePreview();
  const { tattoos, photo } = tryOn;
  const place = tattoos.findIndex(({ id }) => id === tattoo?.id);
  return (
    <div>
      <ul className="-mx-1 flex gap-2.5 overflow-auto p-1 md:flex-wrap" aria-label={t`Tattoos`}>
        {[...tattoos].reverse().map(({ id, name, pictureId }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === tattoo?.id}
              aria-label={name}
              title={name}
              onClick={() => select(id)}
              className="block rounded-print outline-offset-2 aria-pressed:outline-[2.5px] aria-pressed:outline-ink"
            >
              <StoredPicture id={pictureId} className="size-14 shadow-print" />
            </button>
          </li>
        ))}
      </ul>
      {tattoo && photo && (
        <div className="-ml-2.5 flex">
          {tattoos.length > 1 && (
            <>
              <IconButton
                label={t`Lift above the next`}
                disabled={place === tattoos.length - 1}
                onClick={() => change({ type: 'restack', id: tattoo.id, by: 1 })}
                className="disabled:opacity-40"
              >
                <ArrowUp size={18} aria-hidden />
              </IconButton>
              <IconButton
                label={t`Lower below the next`}
                disabled={place === 0}
                onClick={() => change({ type: 'restack', id: tattoo.id, by: -1 })}
                className="disabled:opacity-40"
              >
                <ArrowDown size={18} aria-hidden />
              </IconButton>
            </>
          )}
          <IconButton
            label={t`Copy this tattoo`}
            onClick={() => {
              const placement = movedBy(tattoo.placement, copyOffset, photo);
              change({ type: 'add', tattoo: { ...tattoo, id: crypto.randomUUID(), placement } });
            }}
          >
            <Copy size={18} aria-hidden />
          </IconButton>
          <IconButton label={t`Remove this tattoo`} onClick={() => change({ type: 'remove', id: tattoo.id })}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </div>
      )}
      {!tattoo && tattoos.length > 0 && (
        <p className="text-ink-3 text-sm">
          <Trans>Choose a tattoo, here or on the photo.</Trans>
        </p>
      )}
    </div>
  );
}
