import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { sheetLook } from '#ui/pictures/art.tsx';
import { useInView } from '#ui/use-in-view.ts';
import { FlashSheet } from './flash-sheet.tsx';
import { sheets } from './sheets.ts';
import { useRotation } from './use-rotation.ts';

/** The sheets one after the other, as long as nobody looks closer. */
export function SheetCarousel() {
  const { t } = useLingui();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [inView, isInView] = useInView();
  const isHeld = isPointedAt || isFocused || !isInView;
  const { place, isOn, isTurning, show, switchOn } = useRotation(sheets.length, isHeld);
  const fetched = useRef(new Set<number>());
  fetched.current.add(place);
  // The next one has time to come before it is seen.
  if (isTurning) fetched.current.add((place + 1) % sheets.length);

  const holding = { onFocus: () => setIsFocused(true), onBlur: () => setIsFocused(false) };

  return (
    <section aria-roledescription={t`carousel`} aria-label={t`Sheets of flash`} className="min-w-0">
      <div
        ref={inView}
        onPointerEnter={({ pointerType }) => setIsPointedAt(pointerType === 'mouse')}
        onPointerLeave={() => setIsPointedAt(false)}
        className="relative aspect-[.86]"
      >
        <div
          aria-hidden
          className={`absolute inset-0 translate-x-2.5 translate-y-1.5 rotate-[2.2deg] brightness-95 ${sheetLook}`}
        />
        <div aria-live={isOn ? 'off' : 'polite'}>
          {sheets.map(
            (sheet, at) =>
              fetched.current.has(at) && (
                <FlashSheet
                  key={sheet.style.id}
                  sheet={sheet}
                  number={at + 1}
                  total={sheets.length}
                  isOnTop={at === place}
                />
              ),
          )}
        </div>
      </div>
      <div className="mt-4 flex justify-center gap-1">
        {/* Not held by its own focus: whoever presses it wants to see it turn. */}
        <IconButton
          label={isOn ? t`Stop turning the sheets` : t`Turn the sheets`}
          onClick={() => switchOn(!isOn)}
        >
          {isOn ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
        </IconButton>
        <IconButton label={t`Previous sheet`} onClick={() => show(place - 1)} {...holding}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton label={t`Next sheet`} onClick={() => show(place + 1)} {...holding}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}
