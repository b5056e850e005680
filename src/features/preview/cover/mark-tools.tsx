import { Trans, useLingui } from '@lingui/react/macro';
import { Brush, Crosshair, Eraser, type LucideIcon, ScanSearch } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { brushBounds, placing, type Tool } from '../stage/tool.ts';
import { usePreview } from '../use-preview.ts';
import { useCover } from './use-cover.ts';

/** An old tattoo is narrower than a limb. */
const inkBrush = { ...brushBounds, initial: 0.04 };

/** How an old tattoo is marked: found by itself, by a tap, or by hand. */
export function MarkTools() {
  const { t } = useLingui();
  const { tool, setTool } = usePreview();
  const diameter = tool.kind === 'brush-ink' ? tool.diameter : inkBrush.initial;
  const percent = Math.round(diameter * 100);
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        <FindButton />
        <ToolButton tool={{ kind: 'tap-ink' }} Icon={Crosshair}>
          <Trans>Tap old ink</Trans>
        </ToolButton>
        <ToolButton tool={{ kind: 'brush-ink', isInk: true, diameter }} Icon={Brush}>
          <Trans>Paint over old ink</Trans>
        </ToolButton>
        <ToolButton tool={{ kind: 'brush-ink', isInk: false, diameter }} Icon={Eraser}>
          <Trans>Wipe mark away</Trans>
        </ToolButton>
      </div>
      {tool.kind === 'tap-ink' && (
        <p className="text-ink-2 text-sm">
          <Trans>
            Tap the darkest part of it on the photo. By keyboard, arrow keys on the photo move the design, and
            Enter taps where its middle is.
          </Trans>
        </p>
      )}
      {tool.kind === 'brush-ink' && (
        <Slider
          label={t`Brush size`}
          {...inkBrush}
          value={diameter}
          text={`${percent} %`}
          onChange={(to) => setTool({ ...tool, diameter: to })}
        />
      )}
    </div>
  );
}

/** Marks the most prominent old ink that is not marked yet. */
function FindButton() {
  const { open, state, tryOn, change, say } = usePreview();
  const { t } = useLingui();
  const { setIsShown } = useCover();
  const [isFinding, setIsFinding] = useState(false);
  /** The marks next to which there is no more. */
  const [without, setWithout] = useState<unknown>(null);
  const find = async () => {
    setIsFinding(true);
    try {
      const at = await open.sync.engine.nextOldInk();
      if (at) change({ type: 'tap-ink', at });
      else setWithout(tryOn.oldInk);
      setIsShown(true);
    } catch {
      say(t`Old ink could not be looked for. Try again, or paint over it.`);
    } finally {
      setIsFinding(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        busyLabel={isFinding && <Trans>Looking for it</Trans>}
        aria-disabled={state.skin === null}
        onClick={() => state.skin !== null && find()}
      >
        <ScanSearch size={16} aria-hidden />
        <Trans>Find old ink</Trans>
      </Button>
      <p
        role="status"
        className={without === tryOn.oldInk ? 'order-last col-span-2 text-ink-2 text-sm' : 'sr-only'}
      >
        {without === tryOn.oldInk && <Trans>No more old ink was found. Tap it, or paint over it.</Trans>}
      </p>
    </>
  );
}

interface ToolButtonProps {
  tool: Tool;
  Icon: LucideIcon;
  children: ReactNode;
}

/** Takes a tool in hand, or lays it down again. */
function ToolButton({ tool: offered, Icon, children }: ToolButtonProps) {
  const { tool, setTool } = usePreview();
  const { setIsShown } = useCover();
  const isOn =
    offered.kind === 'brush-ink' && tool.kind === 'brush-ink'
      ? offered.isInk === tool.isInk
      : offered.kind === tool.kind;
  return (
    <Button
      size="small"
      variant={isOn ? 'solid' : 'outline'}
      aria-pressed={isOn}
      onClick={() => {
        setTool(isOn ? placing : offered);
        setIsShown(true);
      }}
    >
      <Icon size={16} aria-hidden />
      {children}
    </Button>
  );
}
