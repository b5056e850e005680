import { Trans } from '@lingui/react/macro';
import { Circle, Snowflake, Square, Stamp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { type CreationsSlot, DesignPicker } from '../open/design-picker.tsx';
import type { ChosenDesign } from '../open/use-openers.ts';
import { canRecord, longestFilmMs } from './film-recorder.ts';

interface LiveControlsProps {
  creations: CreationsSlot;
  /** A limb is in sight. */
  isOn: boolean;
  isFreezing: boolean;
  /** Seconds that are recorded; null while nothing is. */
  seconds: number | null;
  onPick: (design: ChosenDesign) => void;
  onFreeze: () => void;
  onRecord: () => void;
  onStopRecording: () => void;
}

/** The large buttons below the picture, within reach of a thumb. */
export function LiveControls({ creations, isOn, isFreezing, seconds, ...on }: LiveControlsProps) {
  const most = longestFilmMs / 1000;
  return (
    <div className="mx-auto grid w-full max-w-[440px] grid-cols-3 items-end justify-items-center">
      <DesignPicker
        creations={creations}
        onPick={on.onPick}
        trigger={
          <RoundButton icon={<Stamp size={24} aria-hidden />}>
            <Trans>Tattoo</Trans>
          </RoundButton>
        }
      />
      <RoundButton
        isLarge
        icon={<Snowflake size={30} aria-hidden className={isFreezing ? 'animate-pulse' : ''} />}
        disabled={!isOn || isFreezing}
        onClick={on.onFreeze}
      >
        <Trans>Freeze</Trans>
      </RoundButton>
      {seconds !== null ? (
        <RoundButton
          icon={<Square size={20} aria-hidden className="fill-current text-[#ff6b57]" />}
          onClick={on.onStopRecording}
        >
          <Trans>End the film</Trans>
          <span aria-hidden className="tabular-nums">
            {' '}
            {seconds}/{most}
          </span>
        </RoundButton>
      ) : (
        canRecord() && (
          <RoundButton
            icon={<Circle size={24} aria-hidden className="fill-current text-[#ff6b57]" />}
            disabled={!isOn}
            onClick={on.onRecord}
          >
            <Trans>Record</Trans>
          </RoundButton>
        )
      )}
    </div>
  );
}

interface RoundButtonProps extends ComponentProps<'button'> {
  icon: ReactNode;
  isLarge?: boolean;
}

function RoundButton({ icon, isLarge = false, children, ...props }: RoundButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className="group grid min-w-22 justify-items-center gap-1.5 rounded-ctl py-1 text-center font-semibold text-sm disabled:cursor-not-allowed disabled:opacity-45"
    >
      <span
        className={
          isLarge
            ? 'grid size-18 place-items-center rounded-full bg-[#f2ede2] text-[#17181c] transition-transform duration-fast group-active:scale-95'
            : 'grid size-13 place-items-center rounded-full border-2 border-[#f2ede2]/70 transition-transform duration-fast group-hover:border-[#f2ede2] group-active:scale-95'
        }
      >
        {icon}
      </span>
      <span>{children}</span>
    </button>
  );
}
