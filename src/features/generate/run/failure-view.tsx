import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Droplet, RotateCcw, Search } from 'lucide-react';
import { engineName } from '#engine/flash/engine-name.ts';
import { errorText } from '#lib/error-text.ts';
import { useOnline } from '#lib/online.ts';
import { Button, ButtonCost } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { DrawHereButton } from '../device/draw-here-button.tsx';
import { useEngines } from '../engine/use-engines.ts';
import type { OnPricing } from '../on-pricing.ts';
import type { Order } from '../order/order.ts';
import { ErrorArt } from './error-art.tsx';
import { FilteredView } from './filtered-view.tsx';
import { NoCreditsView } from './no-credits-view.tsx';
import type { RunFailure } from './run.ts';
import { UndrawableView } from './undrawable-view.tsx';

interface FailureViewProps {
  order: Order;
  failure: RunFailure;
  onRetry: (order: Order) => void;
  onCheckAgain: () => void;
  /** Has this device draw it instead; null when it cannot, or has tried. */
  onDrawHere: ((order: Order) => void) | null;
  onChangeWords: () => void;
  onPricing: OnPricing;
}

/** What a connection would cure. */
const outOfReach: ReadonlySet<RunFailure['reason']> = new Set([
  'NETWORK',
  'ENGINE_OUT_OF_REACH',
  'FONT_OUT_OF_REACH',
]);

/** Nothing was begun: no print can have come out wrong. */
const notBegun: ReadonlySet<RunFailure['reason']> = new Set([
  ...outOfReach,
  'TIMEOUT',
  'UNAVAILABLE',
  'QUEUE_FULL',
  'RATE_LIMITED',
]);

/** What this device can do without. */
const busyServer: ReadonlySet<RunFailure['reason']> = new Set([
  'NETWORK',
  'TIMEOUT',
  'POLL_TIMEOUT',
  'UNAVAILABLE',
  'INTERNAL',
  'QUEUE_FULL',
]);

/** What went wrong, what became of the credits, and what can be done. */
export function FailureView(props: FailureViewProps) {
  const { order, failure, onRetry, onCheckAgain, onDrawHere, onChangeWords } = props;
  const { t, i18n } = useLingui();
  const isOnline = useOnline();
  const { priceOf } = useEngines();
  const { reason, creditsBack, isOpen, requestId } = failure;
  if (reason === 'INSUFFICIENT_CREDITS') return <NoCreditsView {...props} />;
  if (reason === 'PROMPT_UNDRAWABLE') return <UndrawableView {...props} />;
  if (reason === 'CONTENT_FILTERED') return <FilteredView onChangeWords={onChangeWords} />;

  const kept = t`Your words are still here.`;
  const outcome =
    creditsBack === null
      ? kept
      : plural(creditsBack, {
          one: 'Your credit is back and your words are still here.',
          other: 'Your # credits are back and your words are still here.',
        });
  const isByModel = order.engine !== engineName;
  const isOffline = !isOnline && outOfReach.has(reason);
  const cause =
    isOffline && reason === 'NETWORK'
      ? isByModel
        ? t`AI models need a connection.`
        : t`Redrawing a picture needs a connection.`
      : i18n._(errorText[reason]);
  return (
    <Notice
      picture={<ErrorArt />}
      title={
        isOffline ? (
          <Trans>You are offline</Trans>
        ) : notBegun.has(reason) && !isOpen ? (
          <Trans>Nothing was drawn yet</Trans>
        ) : (
          <Trans>That drawing went wrong</Trans>
        )
      }
      text={t`${cause} ${outcome}`}
    >
      {isOpen ? (
        <Button variant="solid" onClick={onCheckAgain}>
          <Search size={18} aria-hidden />
          <Trans>Check again</Trans>
        </Button>
      ) : (
        <Button variant="solid" onClick={() => onRetry(order)}>
          <RotateCcw size={18} aria-hidden />
          <Trans>Try again</Trans>
        </Button>
      )}
      {isByModel && !isOpen && (
        <Button onClick={() => onRetry({ ...order, engine: engineName })}>
          <Trans>Let the Flash composer draw</Trans>
          <ButtonCost>
            <Droplet size={15} aria-hidden />
            {order.outputs * priceOf(engineName)}
          </ButtonCost>
        </Button>
      )}
      {onDrawHere && busyServer.has(reason) && <DrawHereButton onPress={() => onDrawHere(order)} />}
      <Button onClick={onChangeWords}>
        <Trans>Change the words</Trans>
      </Button>
      {requestId && (
        <p className="w-full pt-1 text-ink-3 text-xs tabular-nums">
          <Trans>Reference {requestId}</Trans>
        </p>
      )}
    </Notice>
  );
}
