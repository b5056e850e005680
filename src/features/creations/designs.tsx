import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FolderOpen, Keyboard, ListChecks } from 'lucide-react';
import { useRef, useState } from 'react';
import type { GeneratedImage } from '#contract/image.ts';
import type { Style } from '#contract/style.ts';
import { pendingChangesQuery } from '#lib/changes/pending-changes.ts';
import { Button } from '#ui/button.tsx';
import { SearchField } from '#ui/form/search-field.tsx';
import { useDelete } from './actions/use-delete.ts';
import { useStar } from './actions/use-star.ts';
import { CollectionsDialog } from './collections/collections-dialog.tsx';
import { useCollections } from './collections/use-collections.ts';
import { useDownload } from './download/use-download.ts';
import { type CreationsSearch, isNarrowed } from './filters/creations-search.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { CreationsGrid } from './grid/creations-grid.tsx';
import type { GridFocus } from './grid/use-grid-focus.ts';
import { GridSkeleton } from './list/grid-skeleton.tsx';
import { CreationsMissing, NoCreations, NothingFits } from './list/list-notes.tsx';
import { LoadMore } from './list/load-more.tsx';
import { PendingNote } from './list/pending-note.tsx';
import type { Creations } from './list/use-creations.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useSelection } from './selection/use-selection.ts';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx';
import { usePageShortcuts } from './shortcuts/use-page-shortcuts.ts';

interface DesignsProps {
  account: string;
  creations: Creations;
  search: CreationsSearch;
  styles: readonly Style[];
  onSearch: (search: CreationsSearch) => void;
  onOpen: (image: GeneratedImage) => void;
}

/** What was drawn: to be searched, chosen from, kept in order, downloaded and deleted. */
export function Designs({ account, creations, search, styles, onSearch, onOpen }: DesignsProps) {
  const { t } = useLingui();
  const { batches } = creations;
  const selection = useSelection(batches);
  const collections = useCollections(account);
  const download = useDownload();
  const { data: waiting = [] } = useQuery(pendingChangesQuery(account));
  const star = useStar(account);
  const deleteImages = useDelete();
  const erase = (images: readonly GeneratedImage[]) => deleteImages(account, images);
  const grid = useRef<GridFocus>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isCollecting, setIsCollecting] = useState(false);
  const eraseChosen = (images: readonly GeneratedImage[]) => {
    selection.clear();
    erase(images);
  };
  usePageShortcuts({
    ...{ batches, selection, grid, searchField },
    onDelete: erase,
    onStar: star,
    onHelp: () => setIsHelpOpen(true),
  });
  const isBlank = batches.length === 0 && !isNarrowed(search);
  if (creations.isMissing)
    return creations.isLoading ? <GridSkeleton /> : <CreationsMissing creations={creations} />;
  return (
    <>
      {!isBlank && (
        <>
          <div className="flex items-center gap-2 pb-3">
            <SearchField
              label={t`Search your designs`}
              clearLabel={t`Clear the search`}
              query={search.query ?? ''}
              onSearch={(query) => {
                const { query: _, ...filters } = search;
                onSearch(query ? { ...filters, query } : filters);
              }}
              fieldRef={searchField}
              className="min-w-0 md:max-w-[380px]"
            />
            <div className="flex gap-1 md:ml-auto">
              <Button variant="ghost" onClick={() => setIsCollecting(true)} className="px-3!">
                <FolderOpen size={18} aria-hidden />
                <span className="max-md:sr-only">
                  <Trans>Collections</Trans>
                </span>
              </Button>
              <Button variant="ghost" onClick={selection.begin} className="px-3!">
                <ListChecks size={18} aria-hidden />
                <span className="max-md:sr-only">
                  <Trans>Select</Trans>
                </span>
              </Button>
              <Button variant="ghost" onClick={() => setIsHelpOpen(true)} className="px-3! coarse:hidden">
                <Keyboard size={18} aria-hidden />
                <span className="max-md:sr-only">
                  <Trans>Shortcuts</Trans>
                </span>
              </Button>
            </div>
          </div>
          <FilterBar
            search={search}
            styles={styles}
            collections={collections.collections}
            onChange={onSearch}
          />
        </>
      )}
      <PendingNote count={waiting.length} />
      <div className="pt-6">
        {isBlank && <NoCreations />}
        {!isBlank && batches.length === 0 && <NothingFits onClear={() => onSearch({})} />}
        {batches.length > 0 && (
          <CreationsGrid
            label={t`My creations`}
            batches={batches}
            chosen={selection.ids}
            isChoosing={selection.isChoosing}
            pending={new Set(waiting.map(({ imageId }) => imageId))}
            isBusy={creations.isGuess && creations.isFetching}
            focusRef={grid}
            onOpen={onOpen}
            onToggle={({ id }, isRange) => (isRange ? selection.extendTo(id) : selection.toggle(id))}
            onStar={({ images }) => star(images)}
          />
        )}
        <LoadMore
          shown={creations.shown}
          total={creations.total}
          hasMore={creations.hasMore}
          isLoading={creations.isLoadingMore}
          problem={creations.loadMoreProblem}
          onLoad={creations.loadMore}
        />
      </div>
      {selection.isChoosing && (
        <SelectionBar
          selection={selection}
          download={download}
          onStar={() => star(selection.images)}
          onCollect={() => setIsCollecting(true)}
          onDelete={() => eraseChosen(selection.images)}
        />
      )}
      <CollectionsDialog
        collections={collections}
        images={selection.images}
        isOpen={isCollecting}
        onOpenChange={setIsCollecting}
      />
      <ShortcutsDialog isOpen={isHelpOpen} onOpenChange={setIsHelpOpen} />
    </>
  );
}
