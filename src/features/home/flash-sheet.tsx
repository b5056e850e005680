import { useLingui } from '@lingui/react/macro';
import { type FlashName, flashSamples, flashUrl } from '#contract/flash-samples.ts';
import { localized } from '#lib/language.ts';
import { Art, Pin, sheetLook } from '#ui/print.tsx';

/** Where each drawing hangs on the sheet, and how wide it is, in percent of the sheet. */
const places: [name: FlashName, left: number, top: number, width: number][] = [
  ['snake-dagger', 25, 23, 50],
  ['two-swallows', 4, 4, 33],
  ['lotus', 63, 2, 34],
  ['bluebird', 37, 4, 24],
  ['crowned-lion', 0.5, 34, 32],
  ['wolf-pines', 67.5, 30, 31],
  ['crowned-skull', 2, 60, 34],
  ['wave', 37, 66, 27],
  ['tiger-roses', 63, 59, 35],
];

/** A sheet of flash, pinned to the board: double keyline, nine drawings, the name of the style. */
export function FlashSheet() {
  const { t, i18n } = useLingui();
  return (
    <div className="relative min-w-0">
      <div
        aria-hidden
        className={`absolute inset-0 translate-x-2.5 translate-y-1.5 rotate-[2.2deg] brightness-95 ${sheetLook}`}
      />
      <div className={`relative isolate aspect-[.86] overflow-hidden ${sheetLook}`}>
        <Pin />
        {places.map(([name, left, top, width]) => (
          <figure
            key={name}
            className="absolute aspect-square"
            style={{ left: `${left}%`, top: `${top}%`, width: `${width}%` }}
          >
            <Art alt={localized(flashSamples[name].prompt, i18n.locale)} src={flashUrl(name)} />
          </figure>
        ))}
        <p className="absolute bottom-7 left-1/2 -translate-x-1/2 whitespace-nowrap border-[1.5px] border-stock-ink bg-stock px-4 py-1.5 font-[680] font-display text-[1.0625rem] leading-none">
          {t`Old School`}
        </p>
      </div>
    </div>
  );
}
