import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createHead } from '#contract/heads/create.ts';
import { headIn } from '#contract/heads/head.ts';
import type { GeneratedImage, Image } from '#contract/image.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#lib/language.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { deviceNews } from './device/device-news.ts';
import { DeviceRunningView } from './device/device-running-view.tsx';
import { GoOn } from './go-on/go-on.tsx';
import { moreLike } from './go-on/variations.ts';
import { GuideBelow } from './guide-below.tsx';
import { HistoryList } from './history/history-list.tsx';
import { IdleView } from './idle-view.tsx';
import { LineageStrip } from './lineage/lineage-strip.tsx';
import { OrderPanel } from './order/order-panel.tsx';
import { PictureView } from './picture-view.tsx';
import { ResultView } from './result/result-view.tsx';
import { FailureView } from './run/failure-view.tsx';
import { isActive } from './run/run.ts';
import { SketchedRun } from './sketched-run.tsx';
import { type CreatePageSources, useCreatePage } from './use-create-page.ts';

interface CreatePageProps extends CreatePageSources {
  /** Takes a design to the previewer. */
  onTryOn: (image: GeneratedImage) => void;
  /** Opens a design to be looked at closely. */
  onOpen: (image: GeneratedImage) => void;
  /** Opens a design that the one at hand came from. */
  onOpenImage: (image: Image) => void;
  /** Stands below a design that has just been drawn. */
  afterDrawing: ReactNode;
}

/** Order, sheet and history: side by side where there is room, else one below the other. */
export function CreatePage({ onTryOn, onOpen, onOpenImage, afterDrawing, ...props }: CreatePageProps) {
  const { t, i18n } = useLingui();
  const page = useCreatePage(props);
  const { isIdle, image } = page;
  const news = useSyncExternalStore(deviceNews.subscribe, deviceNews.current, deviceNews.current);
  usePageMeta(headIn(createHead, i18n.locale as Language));
  return (
    <main className="pb-[calc(100px+env(safe-area-inset-bottom))] md:pb-0">
      <div className="flex min-h-[calc(100dvh-var(--header))] flex-col md:grid md:h-[calc(100dvh-var(--header))] md:grid-cols-[396px_minmax(0,1fr)_124px] md:overflow-hidden">
        <OrderPanel
          order={page.order}
          isFree={page.isFree}
          promptError={page.promptError}
          promptRef={page.promptRef}
          canRedraw={page.canRedraw}
          engines={page.engines}
          upload={page.upload}
          isOver={page.isOver}
          isDrawing={page.isOrdering}
          drawsHere={page.drawsHere}
          isFolded={!isIdle && !page.isUnfolded}
          onUnfold={page.writeOn}
          picture={image}
          onChange={page.change}
          onCreate={() => page.create()}
          onLoginNeeded={props.onLoginNeeded}
          onPricing={props.onPricing}
          className={isIdle ? 'max-md:order-1' : 'max-md:order-3 max-md:grow'}
        />
        <section
          aria-label={t`Sheet`}
          className={`flex flex-col px-5 pt-5 pb-6 md:min-h-0 md:overflow-auto md:px-[clamp(24px,3.4vw,56px)] md:py-9 ${isIdle ? 'max-md:order-3' : 'max-md:order-1'}`}
        >
          <OutputPane
            page={page}
            onTryOn={onTryOn}
            onOpen={onOpen}
            onOpenImage={onOpenImage}
            onPricing={props.onPricing}
            afterDrawing={afterDrawing}
          />
        </section>
        <HistoryList
          history={page.history}
          selectedBatchId={page.batch?.id}
          runs={page.runs}
          runKey={page.runKey}
          onShowRun={page.showRun}
          onSelect={page.select}
          onOpen={onOpen}
          className={`max-md:order-2 ${isIdle ? 'max-md:pt-5' : 'max-md:pb-5'}`}
        />
      </div>
      <GuideBelow onWrite={page.writeOn} />
      <p role="status" className="sr-only">
        {news}
      </p>
    </main>
  );
}

interface OutputPaneProps
  extends Pick<CreatePageProps, 'onTryOn' | 'onOpen' | 'onOpenImage' | 'onPricing' | 'afterDrawing'> {
  page: ReturnType<typeof useCreatePage>;
}

function OutputPane({ page, onTryOn, onOpen, onOpenImage, onPricing, afterDrawing }: OutputPaneProps) {
  const { i18n } = useLingui();
  const { run, image, batch } = page;
  if (image && batch) {
    return (
      <ResultView
        image={image}
        batch={batch}
        isFresh={page.isFresh}
        onSelect={page.select}
        onRedraw={() => page.goOn(moreLike(image, 1))}
        onTryOn={onTryOn}
        isFree={page.redrawsHere}
        onLeftDevice={page.leftDevice}
        onLoginNeeded={page.onLoginNeeded}
        onOpen={onOpen}
      >
        {page.isFresh && afterDrawing}
        <GoOn
          image={image}
          isFree={page.isFree}
          isDrawnHere={page.redrawsHere}
          onOrder={page.goOn}
          onTurn={page.turn}
          onLockSeed={page.lockSeed}
        />
        <LineageStrip
          image={image}
          onOpen={(earlier) => page.selectById(earlier.id) || onOpenImage(earlier)}
        />
      </ResultView>
    );
  }
  if (isActive(run)) {
    return page.isHere ? (
      <DeviceRunningView run={run} engine={page.engine} />
    ) : (
      <SketchedRun page={page} run={run} />
    );
  }
  if (run.phase === 'failed') {
    return (
      <FailureView
        order={run.order}
        failure={run.failure}
        onRetry={page.retry}
        onCheckAgain={page.checkAgain}
        onDrawHere={page.isHere || run.order.from === 'picture' ? null : page.drawHere}
        onChangeWords={page.changeWords}
        onPricing={onPricing}
      />
    );
  }
  if (page.order.from === 'picture') {
    return <PictureView picture={page.order.picture} upload={page.upload} />;
  }
  return (
    <IdleView
      onBorrow={({ prompt, style, isColor }) => {
        page.change({ prompt: localized(prompt, i18n.locale), from: 'words', style, isColor });
        page.writeOn();
      }}
      onBorrowPrompt={(prompt) => {
        page.change({ prompt });
        page.writeOn();
      }}
    />
  );
}
