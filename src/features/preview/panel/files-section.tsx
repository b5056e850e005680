import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, Scan } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RemovalChoice } from '#engine/skin/worker/skin-api.ts';
import { Button } from '#ui/button.tsx';
import { SwitchRow } from '#ui/form/switch-row.tsx';
import { LiveButton } from '../live/live-button.tsx';
import { type CreationsSlot, DesignPicker } from '../open/design-picker.tsx';
import { FileButton } from '../open/file-button.tsx';
import { usePreview } from '../use-preview.ts';
import { AddTattoo } from './add-tattoo.tsx';
import { Choices } from './choices.tsx';
import { LayerList } from './layer-list.tsx';
import { StoredPicture } from './stored-picture.tsx';

interface FilesSectionProps {
  creations: CreationsSlot;
  /** Leads to the try-ons of before. */
  savedButton: ReactNode;
}

/** The photo and the designs on it. */
export function FilesSection({ creations, savedButton }: FilesSectionProps) {
  const { tryOn, tattoo, openPhoto, openDesign } = usePreview();
  const { photo, tattoos } = tryOn;
  return (
    <div className="grid grid-cols-1 gap-3">
      {photo && (
        <div className="flex items-center gap-3 leading-snug">
          <StoredPicture id={photo.id} isPhoto className="size-14 flex-none" />
          <span className="min-w-0 flex-1 text-md">
            <small className="block text-ink-3 text-xs">
              <Trans>Photo</Trans>
            </small>
            <b className="block truncate font-semibold">{photo.name}</b>
            <small className="block text-ink-3 text-xs tabular-nums">
              {photo.width} × {photo.height}
            </small>
          </span>
          <FileButton size="small" onFile={(file) => openPhoto(file, file.name)}>
            <Trans>Replace</Trans>
          </FileButton>
          <FileButton
            size="small"
            usesCamera
            onFile={(file) => openPhoto(file, file.name)}
            className="hidden! coarse:inline-flex!"
          >
            <Camera size={18} aria-hidden />
            <span className="sr-only">
              <Trans>Take a photo</Trans>
            </span>
          </FileButton>
        </div>
      )}
      {tattoos.length > 0 && <LayerList />}
      <div className="flex flex-wrap gap-2">
        <AddTattoo creations={creations} />
        {tattoo && (
          <DesignPicker
            creations={creations}
            onPick={(design) => openDesign(design, tattoo.id)}
            trigger={
              <Button size="small">
                <Trans>Change this one</Trans>
              </Button>
            }
          />
        )}
        <LiveButton creations={creations} size="small" />
        {savedButton}
      </div>
      {tattoo && <Paper />}
    </div>
  );
}

/** How the design's paper is taken away. */
function Paper() {
  const { t } = useLingui();
  const { tattoo, alter, state, openPaper, liftDesign } = usePreview();
  if (!tattoo) return null;
  const { removal } = tattoo;
  const found = state.designs.get(tattoo.id)?.background;
  const change = (to: Partial<RemovalChoice>) => alter({ removal: { ...removal, ...to } });
  if (found === 'had-transparency') {
    return (
      <p className="text-ink-3 text-sm">
        <Trans>This design has a transparent background already.</Trans>
      </p>
    );
  }
  return (
    <div>
      <Choices
        label={t`Background of the design`}
        value={removal.method}
        options={[
          { value: 'smart', label: t`Take away` },
          { value: 'paper', label: t`Photo of paper` },
          { value: 'plain', label: t`Only pure white` },
          { value: 'none', label: t`Keep` },
        ]}
        onChange={(method) => (method === 'paper' ? liftDesign(tattoo) : change({ method }))}
      />
      {removal.method === 'paper' && (
        <Button size="small" onClick={() => openPaper(tattoo.id)}>
          <Scan size={16} aria-hidden />
          <Trans>Sheet and corners</Trans>
        </Button>
      )}
      {(removal.method === 'smart' || removal.method === 'plain') && (
        <SwitchRow
          label={t`Also inside of lines`}
          hint={t`The white of an eye, the inside of a ring`}
          checked={removal.enclosed === 'remove'}
          onChange={(isOn) => change({ enclosed: isOn ? 'remove' : 'keep' })}
        />
      )}
    </div>
  );
}
