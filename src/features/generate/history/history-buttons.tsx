import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { imageAtWidth } from '#contract/image.ts';
import type { Batch } from '#lib/batches.ts';
import { designName } from '#lib/design-name.ts';
import { Art, RegisterMark, Stock } from '#ui/pictures/art.tsx';
import { isActive, outputsOf, type Run } from '../run/run.ts';

interface BatchButtonProps {
  batch: Batch;
  isCurrent: boolean;
  onPress: () => void;
  /** Opens it to be looked at closely. */
  onOpen: () => void;
}

/** A batch as one card: a single drawing, or quarters with their number. */
export function BatchButton({ batch: { images }, isCurrent, onPress, onOpen }: BatchButtonProps) {
  const { t, i18n } = useLingui();
  const count = images.length;
  const name = designName(images[0], i18n.locale);
  const designs = plural(count, { one: 'One design', other: 'Set of # designs' });
  return (
    <div className="group/card relative">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        aria-label={t`${name}. ${designs}`}
        title={name}
        onClick={onPress}
        onDoubleClick={onOpen}
        className={buttonLook}
      >
        <Stock className={`${stockLook} ${count > 1 ? 'grid-cols-2' : ''}`}>
          {images.slice(0, 4).map(({ id, tattooUrl }) => (
            <Art key={id} alt="" src={imageAtWidth(tattooUrl, 160)} width={160} height={160} loading="lazy" />
          ))}
        </Stock>
        {count > 1 && <Count>{count}</Count>}
      </button>
      <button
        type="button"
        aria-label={t`Look closer at ${name}`}
        title={t`Look closer`}
        aria-haspopup="dialog"
        onClick={onOpen}
        className="absolute top-1 right-1 grid size-7 place-items-center rounded-inner bg-sheet text-ink opacity-0 shadow-print focus-visible:opacity-100 group-hover/card:opacity-100 coarse:hidden"
      >
        <Maximize2 size={14} aria-hidden />
      </button>
    </div>
  );
}

interface RunButtonProps {
  run: Run;
  isCurrent: boolean;
  onPress: () => void;
}

/** What is being drawn, or could not be, at the head of the list. */
export function RunButton({ run, isCurrent, onPress }: RunButtonProps) {
  const { t } = useLingui();
  if (run.phase === 'idle' || run.phase === 'done') return null;
  const words = run.order.prompt || t`From a picture`;
  const outputs = isActive(run) ? outputsOf(run) : [];
  const done = outputs.filter(({ stage }) => stage === 'done').length;
  const total = outputs.length;
  const state = isActive(run) ? t`Being drawn, ${done} of ${total} done` : t`Not drawn`;
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      aria-label={t`${words}. ${state}`}
      title={words}
      onClick={onPress}
      className={buttonLook}
    >
      <Stock className={`${stockLook} bg-wash! shadow-none! [&>svg]:w-8`}>
        {isActive(run) ? (
          <RegisterMark className="animate-pulse motion-reduce:animate-none" />
        ) : (
          <CircleAlert size={26} aria-hidden className="text-err" />
        )}
      </Stock>
      {isActive(run) && (
        <Count>
          {done}/{total}
        </Count>
      )}
    </button>
  );
}

const buttonLook = 'group relative block w-full rounded-print';
const stockLook =
  'shadow-print outline-offset-2 group-aria-[current=true]:outline-[2.5px] group-aria-[current=true]:outline-ink';

function Count({ children }: { children: ReactNode }) {
  return (
    <span className="absolute right-1 bottom-1 min-w-5 rounded-inner bg-stock-ink px-1 text-center font-semibold text-[.75rem] text-stock leading-5 tabular-nums">
      {children}
    </span>
  );
}
