import { Trans, useLingui } from '@lingui/react/macro';
import type { GeneratedImage } from '#contract/image.ts';
import { errorText } from '#lib/error-text.ts';
import { queryProblem } from '#lib/query-problem.ts';
import { Button } from '#ui/button.tsx';
import { PanelDialog } from '#ui/panel-dialog.tsx';
import { CollectionRow } from './collection-row.tsx';
import { NewCollection } from './new-collection.tsx';
import type { Collections } from './use-collections.ts';

interface CollectionsDialogProps {
  collections: Collections;
  /** The images that are put in and taken out; none when only the collections themselves are looked after. */
  images: readonly GeneratedImage[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The account's collections: which of them hold the chosen designs, what they are called, and a new one. */
export function CollectionsDialog({ collections, images, isOpen, onOpenChange }: CollectionsDialogProps) {
  const { t, i18n } = useLingui();
  const { query, create, move } = collections;
  const problem = queryProblem(query);
  const reason = problem && i18n._(errorText[problem.reason]);
  const imageIds = images.map(({ id }) => id);
  const begin = async (name: string) => {
    const { id } = await create.mutateAsync(name);
    if (imageIds.length > 0) move.mutate({ id, imageIds, isIn: true });
  };
  return (
    <PanelDialog
      title={imageIds.length > 0 ? <Trans>Add to a collection</Trans> : <Trans>Collections</Trans>}
      closeLabel={t`Close`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isCentred
      className="max-md:top-auto! max-md:max-h-[85dvh] md:w-[480px]"
    >
      {!query.data && reason && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 pb-3">
          <p className="text-ink-2 text-md">{t`Your collections did not load. ${reason}`}</p>
          <Button onClick={() => query.refetch()}>
            <Trans>Load again</Trans>
          </Button>
        </div>
      )}
      {!query.data && !reason && <span className="mb-3 block h-24 rounded-print bg-skeleton" />}
      {query.data?.length === 0 && (
        <p className="pb-3 text-ink-2 text-md">
          <Trans>Put designs together that belong together: a sleeve, ideas for a friend.</Trans>
        </p>
      )}
      <ul className="grid">
        {collections.collections.map((collection) => (
          <CollectionRow
            key={collection.id}
            collection={collection}
            held={images.filter(({ collectionIds }) => collectionIds.includes(collection.id)).length}
            chosen={images.length}
            onMove={(isIn) => move.mutate({ id: collection.id, imageIds, isIn })}
            collections={collections}
          />
        ))}
      </ul>
      <NewCollection onBegin={begin} />
    </PanelDialog>
  );
}
