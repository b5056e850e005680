import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, Lock } from 'lucide-react';
import { useId } from 'react';
import type { OfferedEngine } from '#contract/engine.ts';
import { classNames } from '#ui/class-names.ts';
import type { Order } from '../order/order.ts';
import { useEngineName } from './use-engines.ts';

interface EngineChoiceProps {
  engines: readonly OfferedEngine[];
  order: Pick<Order, 'engine' | 'from'>;
  /** Whether the person has to join for that engine: choosing it shows them what opens it. */
  isForMembers: (engine: string) => boolean;
  onChange: (engine: string) => void;
}

/** Who draws: its honest name, its price and how long it takes. What cannot do what is wanted says why. */
export function EngineChoice({ engines, order, isForMembers, onChange }: EngineChoiceProps) {
  const { t } = useLingui();
  const nameOf = useEngineName();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t`Drawn by`} className="grid gap-1.5">
      {engines.map((engine) => {
        const isClosed = isForMembers(engine.id);
        const isUnable = order.from === 'picture' && !engine.abilities.imageToImage;
        return (
          <label
            key={engine.id}
            className="group relative flex min-h-13 cursor-pointer items-center gap-3 rounded-ctl border border-line bg-sheet px-3.5 py-2 leading-snug outline-stencil outline-offset-2 hover:border-ink has-disabled:cursor-not-allowed has-checked:border-ink has-disabled:bg-transparent has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={engine.id}
              checked={engine.id === order.engine}
              disabled={isUnable}
              onChange={() => onChange(engine.id)}
              className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
            <span className="min-w-0 flex-1">
              <span
                className={classNames(
                  'block font-semibold text-sm wrap-anywhere group-has-disabled:text-ink-3',
                  isClosed && 'text-ink-3',
                )}
              >
                {nameOf(engine)}
              </span>
              <span className="block text-ink-3 text-xs">
                {isUnable ? (
                  <Trans>Cannot draw from a picture</Trans>
                ) : isClosed ? (
                  <Trans>For members: see what opens it</Trans>
                ) : (
                  <PriceAndTime engine={engine} />
                )}
              </span>
            </span>
            {isClosed && <Lock size={16} aria-hidden className="flex-none text-ink-3" />}
            <Check size={18} aria-hidden className="invisible flex-none group-has-checked:visible" />
          </label>
        );
      })}
    </div>
  );
}

function PriceAndTime({ engine: { creditsPerImage, medianMs } }: { engine: OfferedEngine }) {
  const price = <Plural value={creditsPerImage} one="# credit a design" other="# credits a design" />;
  if (medianMs === null) return price;
  const seconds = Math.round(medianMs / 1000);
  return (
    <>
      {price}
      <span aria-hidden> · </span>
      {seconds < 1 ? (
        <Trans>drawn within a second</Trans>
      ) : (
        <Plural value={seconds} one="usually # second" other="usually # seconds" />
      )}
    </>
  );
}
