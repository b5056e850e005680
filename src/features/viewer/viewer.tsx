import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { creationTitle } from '#contract/creation-title.ts';
import type { Language } from '#contract/language.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import type { Creation } from './creation.ts';
import { Parameters } from './parameters.tsx';
import { useZoom } from './picture/use-zoom.ts';
import { viewerKeys } from './picture/viewer-keys.ts';
import { ZoomablePicture } from './picture/zoomable-picture.tsx';
import { type CreationActions, ViewerActions } from './viewer-actions.tsx';
import { VisibilityRow } from './visibility-row.tsx';

export interface ViewerProps extends CreationActions {
  image: Creation;
  /** Others that it stands among, itself too, in their order. */
  sequence: readonly Creation[];
  onTurn: (image: Creation) => void;
  isOwn: boolean;
  /** The others of its set. */
  thumbs: ReactNode;
  /** What was drawn and what not, by whom, and whom it owes a mention. */
  notes: ReactNode;
  /** Ways on from this design, and where it came from. */
  goOn: ReactNode;
}

interface ViewerFrame {
  /** The title as a heading of the page or the name of a dialog; null where it stands elsewhere. */
  heading: ReactNode;
  /** Fills a window of its own, instead of standing in a page that scrolls. */
  isWindow: boolean;
}

/** One design, to be looked at closely, with all that is known of it and can be done with it. */
export function Viewer({ heading, isWindow, ...props }: ViewerProps & ViewerFrame) {
  const { image, sequence, onTurn, isOwn, thumbs, notes, goOn, ...actions } = props;
  const { t, i18n } = useLingui();
  const title = creationTitle(image, i18n.locale as Language);
  const at = sequence.findIndex(({ id }) => id === image.id);
  const turnTo = (other: Creation | undefined) => (other ? () => onTurn(other) : null);
  const onPrevious = at > 0 ? turnTo(sequence[at - 1]) : null;
  const onNext = at >= 0 ? turnTo(sequence[at + 1]) : null;
  const zoom = useZoom({
    wheelZooms: isWindow,
    onSwipe: (direction) => (direction === 1 ? onNext : onPrevious)?.(),
  });
  const { reset } = zoom;
  useEffect(reset, [image.id]);
  const batch = sequence.filter(({ batchId }) => batchId === image.batchId);
  const place = { number: batch.findIndex(({ id }) => id === image.id) + 1, of: batch.length };
  const keys = viewerKeys(zoom, { onPrevious, onNext });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what is inside.
    <div
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => keys(event)}
      className={`grid content-start gap-5 md:grid-cols-[minmax(0,1fr)_360px] md:gap-7 ${isWindow ? 'min-h-0 md:h-full md:grid-rows-[minmax(0,1fr)] md:content-stretch' : ''}`}
    >
      <div className={`flex min-w-0 flex-col gap-4 ${isWindow ? 'md:min-h-0' : ''}`}>
        <div
          className={
            isWindow ? 'grid h-[min(100vw,58dvh)] md:h-auto md:min-h-0 md:grow' : 'grid h-[min(100vw,72dvh)]'
          }
        >
          <ZoomablePicture {...{ image, title, zoom, onPrevious, onNext }} />
        </div>
      </div>
      <div className={`flex min-w-0 flex-col gap-4.5 ${isWindow ? 'md:min-h-0' : ''}`}>
        {heading}
        <div
          className={`grid min-w-0 content-start gap-4.5 ${isWindow ? 'md:min-h-0 md:overflow-auto md:overscroll-contain md:p-1' : ''}`}
        >
          {thumbs}
          {image.prompt && (
            <div className="flex items-start gap-2">
              <p className="flex-1 pt-2 font-display font-medium text-[1.1875rem] text-ink-2 leading-snug wrap-anywhere">
                {image.prompt}
              </p>
              <CopyButton
                text={image.prompt}
                label={t`Copy the prompt`}
                copiedLabel={t`Copied`}
                refusal={t`The browser does not let us copy. Select the words and copy them.`}
              />
            </div>
          )}
          <ViewerActions image={image} title={title} {...actions} />
          {isOwn && <VisibilityRow key={image.id} image={image} onPlans={actions.onPlans} />}
          {goOn}
          <Parameters image={image} place={place} />
          {notes}
        </div>
      </div>
    </div>
  );
}
