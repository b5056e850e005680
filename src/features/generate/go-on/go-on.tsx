import { Trans, useLingui } from '@lingui/react/macro';
import { Contrast, Images, KeyRound, LayoutGrid, Palette, PenLine, Proportions } from 'lucide-react';
import { useState } from 'react';
import type { GeneratedImage } from '#contract/image.ts';
import type { StyleId } from '#contract/style-ids.ts';
import { engineName } from '#engine/flash/engine-name.ts';
import { OnDemand } from '#ui/on-demand.tsx';
import { useEngines } from '../engine/use-engines.ts';
import type { Order } from '../order/order.ts';
import { AfterPictureWays } from './after-picture-ways.tsx';
import { GoOnButton } from './go-on-button.tsx';
import { MannerWays } from './manner-ways.tsx';
import { ShapePanel } from './shape-panel.tsx';
import { TurnRow } from './turn-row.tsx';
import { inColor, inShape, inStyle, inView, inWords, isAfterModel, keeping, moreLike } from './variations.ts';
import { WordsPanel } from './words-panel.tsx';

interface GoOnProps {
  image: GeneratedImage;
  /** Whether several at once are to be had only by joining. */
  isFree: boolean;
  /** Whether this device draws it: then it costs nothing. */
  isDrawnHere: boolean;
  /** Has it drawn at once: the price stood on the button. */
  onOrder: (order: Order) => void;
  /** Has this device draw it, whoever drew the design: that costs nothing. */
  onTurn: (order: Order) => void;
  /** Fills the form with an order that keeps the design's seed. */
  onLockSeed: (order: Order) => void;
}

const setSize = 4;

/** What can be made of a design. */
export function GoOn({ image, isFree, isDrawnHere, onOrder, onTurn, onLockSeed }: GoOnProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<'words' | 'shape' | null>(null);
  const engines = useEngines();
  const each = engines.priceOf(image.drawing.engine);
  const price = isDrawnHere ? null : each;
  const canVary = engines.find(image.drawing.engine)?.abilities.variations === true;
  const isByModel = image.drawing.model !== undefined;
  const hasScene = !isAfterModel(image);
  const order = (wanted: Order) => () => onOrder(wanted);
  const panel = (name: 'words' | 'shape') => ({
    'aria-expanded': opened === name,
    onClick: () => setOpened(opened === name ? null : name),
  });
  return (
    <section aria-label={t`Go on from here`} className="@container">
      <h2 className="mb-1.5 font-semibold font-text text-sm tracking-normal">
        <Trans>Go on from here</Trans>
      </h2>
      {image.type === 'text-to-image' && (
        <TurnRow image={image} onTurn={(view) => onTurn(inView(image, view))} />
      )}
      <div className="-mx-2 grid @md:grid-cols-2 @md:gap-x-4">
        {hasScene && (
          <GoOnButton
            icon={Images}
            price={isDrawnHere ? null : setSize * each}
            isForMembers={isFree}
            onClick={order(moreLike(image, setSize))}
          >
            <Trans>Four more like this</Trans>
          </GoOnButton>
        )}
        <OnDemand
          load={async () => (await import('../order/style-dialog.tsx')).StyleDialog}
          opened={{
            value: image.styleId,
            onChange: (style: StyleId | null) => onOrder(inStyle(image, style)),
            className: 'md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-2*var(--header))] md:w-[580px]',
          }}
          trigger={
            <GoOnButton icon={LayoutGrid} price={price} aria-haspopup="dialog">
              <Trans>In another style</Trans>
            </GoOnButton>
          }
        />
        {isByModel && (
          <AfterPictureWays image={image} price={engines.priceOf(engineName)} onOrder={onOrder} />
        )}
        {!(isByModel && image.isColor) && (
          <GoOnButton
            icon={image.isColor ? Contrast : Palette}
            price={price}
            onClick={order(inColor(image, !image.isColor))}
          >
            {image.isColor ? <Trans>In black and white</Trans> : <Trans>In colour</Trans>}
          </GoOnButton>
        )}
        <GoOnButton icon={Proportions} price={price} {...panel('shape')}>
          <Trans>In another shape</Trans>
        </GoOnButton>
        {opened === 'shape' && (
          <ShapePanel ratio={image.ratio} onOrder={(ratio) => onOrder(inShape(image, ratio))} />
        )}
        {hasScene && (
          <GoOnButton icon={PenLine} price={price} {...panel('words')}>
            <Trans>Add or take away one thing</Trans>
          </GoOnButton>
        )}
        {opened === 'words' && (
          <WordsPanel
            key={image.id}
            image={image}
            price={price}
            onOrder={(prompt) => onOrder(inWords(image, prompt))}
          />
        )}
        {canVary && <MannerWays image={image} price={price} onOrder={onOrder} />}
        {hasScene && (
          <GoOnButton icon={KeyRound} price={null} onClick={() => onLockSeed(keeping(image))}>
            <Trans>Keep the seed for what I write next</Trans>
          </GoOnButton>
        )}
      </div>
    </section>
  );
}
