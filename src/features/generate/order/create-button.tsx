import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Droplet, Smartphone, WifiOff } from 'lucide-react';
import { Button, ButtonCost } from '#ui/button.tsx';
import type { DrawsHere } from '../device/use-draws-here.ts';
import type { OnPricing } from '../on-pricing.ts';
import { CreditLine } from './credit-line.tsx';

interface CreateButtonProps {
  /** In credits, where they are what it costs. */
  cost: number;
  isDrawing: boolean;
  /** Whether this device draws: then it costs nothing. */
  isHere: boolean;
  /** Whether an image model draws, which no device does. */
  isByModel: boolean;
  because: DrawsHere['because'];
  onCreate: () => void;
  onPricing: OnPricing;
}

/** Spends the credits. On phones it stays at the lower edge, whatever is above. */
export function CreateButton(props: CreateButtonProps) {
  const { cost, isDrawing, isHere, because, onCreate, onPricing } = props;
  const { t } = useLingui();
  return (
    <div
      data-bottom-bar="tall"
      className="border-rule border-t-[1.5px] bg-sheet pt-3 pr-[max(20px,env(safe-area-inset-right))] pb-[calc(12px+env(safe-area-inset-bottom))] pl-[max(20px,env(safe-area-inset-left))] max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 md:px-6 md:py-3.5"
    >
      {because && !isDrawing && (
        <WhereItIsDrawn isHere={isHere} isByModel={props.isByModel} because={because} />
      )}
      <Button
        variant="commit"
        size="large"
        className="w-full"
        onClick={onCreate}
        busyLabel={isDrawing && t`Drawing…`}
      >
        <Trans>Create</Trans>
        <ButtonCost>
          {isHere ? (
            <Trans>Free</Trans>
          ) : (
            <>
              <Droplet size={15} aria-hidden />
              <Plural value={cost} one="# credit" other="# credits" />
            </>
          )}
        </ButtonCost>
      </Button>
      {!isHere && <CreditLine cost={cost} onPricing={onPricing} />}
    </div>
  );
}

interface WhereItIsDrawnProps {
  isHere: boolean;
  isByModel: boolean;
  because: 'offline' | 'visitor';
}

/** Said where there is no choice. */
function WhereItIsDrawn({ isHere, isByModel, because }: WhereItIsDrawnProps) {
  const isOffline = because === 'offline';
  if (!isHere && !isOffline) return null;
  const Icon = isOffline ? WifiOff : Smartphone;
  return (
    <p className={`mb-2 flex items-center gap-2 text-sm ${isHere ? 'text-ink-2' : 'text-warn'}`}>
      <Icon size={16} aria-hidden className="flex-none" />
      {!isHere && isByModel ? (
        <Trans>AI models need a connection. The Flash composer draws without one.</Trans>
      ) : !isHere ? (
        <Trans>Redrawing a picture needs a connection. Your picture stays here.</Trans>
      ) : isOffline ? (
        <Trans>You are offline: this device draws it.</Trans>
      ) : (
        <Trans>Drawn on this device. No account needed.</Trans>
      )}
    </p>
  );
}
