import { Trans, useLingui } from '@lingui/react/macro';
import { LoaderCircle, MousePointerClick, Move, ScanEye, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '#lib/online.ts';
import { leastShare } from '../engine-sync/skin-search.ts';
import { searchText } from '../notices/search-text.ts';
import { usePreview } from '../use-preview.ts';
import { useReading } from './use-reading.ts';

/** In a few words: where the tattoo lies, and what the engine is about. */
export function StageBadges({ isMoving }: { isMoving: boolean }) {
  const { i18n } = useLingui();
  const { state, tattoo, tool, setTool, setShowsSkin } = usePreview();
  const isOnline = useOnline();
  const reading = useReading();
  const { skin, search, isInDoubt } = state;
  const isBlank = skin !== null && !search && skin.share <= leastShare;
  return (
    <div className="pointer-events-none absolute inset-x-3.5 top-3.5 flex flex-wrap items-start gap-1.5 md:inset-x-4.5">
      {tattoo && reading && <Badge>{reading.short}</Badge>}
      {isMoving && (
        <Badge>
          <Move size={14} aria-hidden />
          <Trans>Dragging</Trans>
        </Badge>
      )}
      <span role="status" className="contents">
        {state.search && (
          <Badge isBusy>
            <Trans>Generating skin mask</Trans>
            <span className="opacity-75">{i18n._(searchText(state.search))}</span>
          </Badge>
        )}
        {state.opening === 'photo' && (
          <Badge isBusy>
            <Trans>Processing</Trans>
          </Badge>
        )}
        {state.opening === 'tattoo' && (
          <Badge isBusy>
            <Trans>Processing tattoo</Trans>
          </Badge>
        )}
        {!search && isInDoubt && !isBlank && (
          <Badge isBusy>
            <Trans>Generating skin mask</Trans>
            <span className="opacity-75">
              <Trans>looking more closely</Trans>
            </span>
          </Badge>
        )}
        {skin && !search && !isInDoubt && !isBlank && (
          <Badge>
            <ScanEye size={14} aria-hidden />
            <Trans>Skin detection on</Trans>
            {skin.source !== 'model' && (
              <span className="opacity-75">
                <Trans>approximate, tap your skin</Trans>
              </span>
            )}
          </Badge>
        )}
        {isBlank && (
          <Badge isBusy={isInDoubt}>
            <ScanEye size={14} aria-hidden />
            <Trans>No skin found yet: tap your skin</Trans>
          </Badge>
        )}
      </span>
      {/* At once, and not when every look was in vain: a tap tells more than all of them. */}
      {skin && !search && (isBlank || skin.source !== 'model') && tool.kind !== 'tap' && (
        <button
          type="button"
          className={`pointer-events-auto bg-stencil text-sheet ${badgeLook}`}
          onClick={() => {
            setTool({ kind: 'tap', isSkin: true });
            setShowsSkin(!isBlank);
          }}
        >
          <MousePointerClick size={14} aria-hidden />
          <Trans>Tap skin</Trans>
        </button>
      )}
      {!isOnline && (
        <span className={`ml-auto bg-warn text-sheet ${badgeLook}`}>
          <WifiOff size={14} aria-hidden />
          <Trans>Offline. Try-on still works</Trans>
        </span>
      )}
    </div>
  );
}

function Badge({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <span className={`bg-[#17181c] text-[#f2ede2] ${badgeLook}`}>
      {isBusy && <LoaderCircle size={14} aria-hidden className="animate-spin motion-reduce:animate-none" />}
      {children}
    </span>
  );
}

const badgeLook =
  'inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 font-semibold text-xs tabular-nums';
