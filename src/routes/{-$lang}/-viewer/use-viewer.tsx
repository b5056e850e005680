import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { creationTitle } from '#contract/creation-title.ts';
import { handedDesign } from '#contract/handed-design.ts';
import type { GeneratedImage } from '#contract/image.ts';
import type { Language } from '#contract/language.ts';
import { useDelete } from '#features/creations/actions/use-delete.ts';
import type { History } from '#features/generate/history/use-history.ts';
import '#features/generate/order/handed-order.ts';
import { emptyOrder, orderOfBatch, requestOf } from '#features/generate/order/order.ts';
import { BatchThumbs } from '#features/generate/result/batch-thumbs.tsx';
import { DrawingNotes } from '#features/generate/result/drawing-notes.tsx';
import { ReportButton } from '#features/library/image/report-button.tsx';
import '#features/preview/handed-design.ts';
import { asCreation, type Creation, isOnServer } from '#features/viewer/creation.ts';
import type { PlansReason } from '#features/viewer/plans-link.tsx';
import type { ViewerProps } from '#features/viewer/viewer.tsx';
import { imageQuery, isMissing } from '#lib/image-query.ts';
import { useSession } from '#lib/session.ts';
import { WaysOn } from './ways-on.tsx';

/** So many from the end of what has been fetched, more is. */
const ahead = 4;

/** Images of one's own, by batch, among which the viewer turns over. */
export type OwnList = Pick<History, 'batches' | 'hasMore' | 'isLoadingMore' | 'loadMore'>;

interface Moves {
  /** Shows another design. */
  turnTo: (image: Creation) => void;
  /** Leaves the viewer, when there is nothing more to be seen. */
  leave: () => void;
  /** Shows what is sold. */
  onPricing: (reason: PlansReason | 'four' | 'models') => void;
}

/** What the viewer shows of a design, put together from the features that know of it. */
export function useViewer(id: string, list: OwnList, { turnTo, leave, onPricing }: Moves) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const userId = useSession()?.userId;
  const deleteImages = useDelete();
  const images = list.batches.flatMap((batch) => batch.images);
  const own = images.find((image) => image.id === id);
  const query = useQuery({ ...imageQuery(id, userId), enabled: !own });
  const image = own ?? (query.data && asCreation(query.data));

  // Designs of the device alone have no addresses that pages could turn to.
  const sequence = images.filter((other) => !image || isOnServer(other) === isOnServer(image));
  const at = sequence.findIndex((each) => each.id === id);
  const { hasMore, isLoadingMore, loadMore } = list;
  useEffect(() => {
    if (at >= sequence.length - ahead && at >= 0 && hasMore && !isLoadingMore) loadMore();
  }, [at, sequence.length, hasMore, isLoadingMore, loadMore]);

  if (!image) return { query, props: null, isMissing: query.data === null || isNothing(query) };
  const batch = own && list.batches.find((each) => each.id === own.batchId);
  const design = asGenerated(image);
  const isOwn = image.userId === userId && isOnServer(image);
  const props: ViewerProps = {
    image,
    isOwn,
    sequence,
    onTurn: turnTo,
    thumbs: batch && batch.images.length > 1 && (
      <BatchThumbs batch={batch} selectedId={id} onSelect={turnTo} />
    ),
    notes: <DrawingNotes image={image} />,
    report: isOnServer(image) && <ReportButton imageId={id} />,
    goOn: <WaysOn image={design} turnTo={turnTo} onPricing={onPricing} />,
    onPlans: onPricing,
    onTryOn: () => {
      const name = creationTitle(image, i18n.locale as Language);
      navigate({ to: '/{-$lang}/preview', state: { design: handedDesign(image, name) } });
    },
    onRecreate: () => {
      const { length } = batch?.images ?? [];
      const order = { ...emptyOrder, ...orderOfBatch([design]), outputs: length === 4 ? 4 : 1 } as const;
      navigate({ to: '/{-$lang}/create', state: { order: requestOf(order) } });
    },
    onDelete:
      isOwn && userId
        ? () => {
            const next = sequence[at + 1] ?? sequence[at - 1];
            deleteImages(userId, [image]);
            if (next) turnTo(next);
            else leave();
          }
        : null,
  };
  return { query, props, isMissing: false };
}

function isNothing({ error, data }: { error: Error | null; data: unknown }): boolean {
  // A picture of the library is at home elsewhere.
  return error ? isMissing(error) : data !== undefined;
}

/** What its owner alone knows of a design is not known of anybody else's. */
function asGenerated(image: Creation): GeneratedImage {
  return { sourceImageId: null, isStarred: false, collectionIds: [], ...image };
}
