import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Droplet, RotateCcw, Search, Smartphone } from 'lucide-react';
import { creditsPerImage } from '#contract/credit.ts';
import { useCurrentUser } from '#lib/current-user.ts';
import { errorText } from '#lib/error-text.ts';
import { useOnline } from '#lib/online.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stock } from '#ui/pictures/art.tsx';
import type { Order } from '../order/order.ts';
import { ErrorArt } from './error-art.tsx';
import { FilteredView } from './filtered-view.tsx';
import type { RunFailure } from './run.ts';

interface FailureViewProps {
  order: Order;
  failure: RunFailure;
  onRetry: (order: Order) => void;
  onCheckAgain: () => void;
  /** Has this device draw it instead; null when it cannot, or has tried. */
  onDrawHere: ((order: Order) => void) | null;
  onChangeWords: () => void;
}

/** What a connection would cure. */
const outOfReach: ReadonlySet<RunFailure['reason']> = new Set([
  'NETWORK',
  'ENGINE_OUT_OF_REACH',
  'FONT_OUT_OF_REACH',
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
  const { reason, creditsBack, isOpen, requestId } = failure;
  if (reason === 'INSUFFICIENT_CREDITS') return <NoCreditsView {...props} />;
  if (reason === 'CONTENT_FILTERED') return <FilteredView onChangeWords={onChangeWords} />;

  const kept = t`Your words are still here.`;
  const outcome =
    creditsBack === null
      ? kept
      : plural(creditsBack, {
          one: 'Your credit is back and your words are still here.',
          other: 'Your # credits are back and your words are still here.',
        });
  const isOffline = !isOnline && outOfReach.has(reason);
  const cause =
    isOffline && reason === 'NETWORK'
      ? t`Redrawing a picture needs a connection.`
      : i18n._(errorText[reason]);
  return (
    <Notice
      picture={<ErrorArt />}
      title={isOffline ? <Trans>You are offline</Trans> : <Trans>That print came out wrong</Trans>}
      text={t`${cause} ${outcome}`}
    >
      {isOpen ? (
        <Button variant="solid" onClick={onCheckAgain}>
          <Search size={18} aria-hidden />
          <Trans>Look again</Trans>
        </Button>
      ) : (
        <Button variant="solid" onClick={() => onRetry(order)}>
          <RotateCcw size={18} aria-hidden />
          <Trans>Try again</Trans>
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

function DrawHereButton({ onPress }: { onPress: () => void }) {
  return (
    <Button onClick={onPress}>
      <Smartphone size={18} aria-hidden />
      <Trans>Draw on this device, free</Trans>
    </Button>
  );
}

function NoCreditsView({ order, onRetry, onDrawHere }: FailureViewProps) {
  const { t } = useLingui();
  const credits = useCurrentUser()?.credits ?? 0;
  const cost = order.outputs * creditsPerImage;
  const needed = plural(cost, {
    one: 'This takes # credit',
    other: 'This takes # credits',
  });
  const left = plural(credits, { one: 'you have # left', other: 'you have # left' });
  const canDrawOne = order.outputs > 1 && credits >= creditsPerImage;
  return (
    <Notice
      picture={
        <Stock className="w-40 shadow-print">
          <Droplet size={56} strokeWidth={1} className="text-print-blue" />
        </Stock>
      }
      title={<Trans>Not enough ink for that</Trans>}
      text={t`${needed}, and ${left}. Nothing was taken, and your words are still here.`}
    >
      {canDrawOne && (
        <Button variant="solid" onClick={() => onRetry({ ...order, outputs: 1 })}>
          <Trans>Draw one instead</Trans>
        </Button>
      )}
      {onDrawHere && <DrawHereButton onPress={() => onDrawHere(order)} />}
    </Notice>
  );
}
