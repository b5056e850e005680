import { useLingui } from '@lingui/react/macro';
import { flashSources } from '#contract/flash-picture.ts';
import { classNames } from '#ui/class-names.ts';
import { Art, Pin, sheetLook } from '#ui/pictures/art.tsx';
import type { Sheet } from './sheets.ts';

interface FlashSheetProps {
  sheet: Sheet;
  /** Where it lies among the others, counted from one. */
  number: number;
  total: number;
  isOnTop: boolean;
}

/** A sheet of flash, pinned to the board: double keyline, drawings, the name of the style. */
export function FlashSheet({ sheet, number, total, isOnTop }: FlashSheetProps) {
  const { t, i18n } = useLingui();
  const style = i18n._(sheet.style);
  const count = sheet.drawings.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and these are pictures.
    <div
      role="group"
      aria-roledescription={t`sheet`}
      aria-label={t`${number} of ${total}: ${style}, ${count} designs`}
      aria-hidden={!isOnTop}
      className={classNames(
        'absolute inset-0 isolate overflow-hidden transition-opacity duration-slow ease-out',
        sheetLook,
        !isOnTop && 'pointer-events-none opacity-0',
      )}
    >
      <Pin />
      {sheet.drawings.map(([name, left, top, width]) => (
        <span
          key={name}
          className="absolute aspect-square"
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%` }}
        >
          <Art
            alt=""
            {...flashSources(name)}
            sizes={`(min-width: 1080px) ${Math.round(width * 0.36)}vw, ${Math.round(width * 0.9)}vw`}
            fetchPriority={number === 1 ? 'auto' : 'low'}
          />
        </span>
      ))}
      <p className="absolute bottom-7 left-1/2 -translate-x-1/2 whitespace-nowrap border-[1.5px] border-stock-ink bg-stock px-4 py-1.5 font-[680] font-display text-[1.0625rem] leading-none max-sm:bottom-6 max-sm:px-3 max-sm:py-1 max-sm:text-sm max-sm:leading-none">
        {style}
      </p>
    </div>
  );
}
