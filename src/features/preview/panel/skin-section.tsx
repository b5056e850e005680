import { Trans, useLingui } from '@lingui/react/macro';
import { Brush, Eraser, Hand, type LucideIcon, MousePointerClick } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { SwitchRow } from '#ui/form/switch-row.tsx';
import { brushBounds, placing, type Tool } from '../stage/tool.ts';
import { usePreview } from '../use-preview.ts';

/** Where skin was found, and how to put that right. */
export function SkinSection() {
  const { t } = useLingui();
  const { tryOn, change, tool, setTool, showsSkin, setShowsSkin } = usePreview();
  const hasCorrections = tryOn.taps.length + tryOn.strokes.length > 0;
  const diameter = tool.kind === 'brush' ? tool.diameter : brushBounds.initial;
  const percent = Math.round(diameter * 100);
  return (
    <div className="grid gap-1">
      <SwitchRow
        label={t`Ink on skin only`}
        hint={t`Clothes and background stay clean`}
        checked={tryOn.isMasked}
        onChange={(isMasked) => change({ type: 'mask', isMasked })}
      />
      <SwitchRow label={t`Show the skin mask`} checked={showsSkin} onChange={setShowsSkin} />
      <p className="pt-1 font-semibold text-sm">
        <Trans>Put it right</Trans>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <ToolButton tool={{ kind: 'tap', isSkin: true }} Icon={MousePointerClick}>
          <Trans>Tap skin</Trans>
        </ToolButton>
        <ToolButton tool={{ kind: 'tap', isSkin: false }} Icon={Hand}>
          <Trans>Tap what is not</Trans>
        </ToolButton>
        <ToolButton tool={{ kind: 'brush', isSkin: true, diameter }} Icon={Brush}>
          <Trans>Paint skin</Trans>
        </ToolButton>
        <ToolButton tool={{ kind: 'brush', isSkin: false, diameter }} Icon={Eraser}>
          <Trans>Wipe skin away</Trans>
        </ToolButton>
      </div>
      {tool.kind === 'brush' && (
        <Slider
          label={t`Brush size`}
          {...brushBounds}
          value={diameter}
          text={`${percent} %`}
          onChange={(to) => setTool({ ...tool, diameter: to })}
        />
      )}
      {hasCorrections && (
        <Button variant="ghost" size="small" onClick={() => change({ type: 'forget-corrections' })}>
          <Trans>Clear these corrections</Trans>
        </Button>
      )}
    </div>
  );
}

interface ToolButtonProps {
  tool: Tool;
  Icon: LucideIcon;
  children: ReactNode;
}

/** Takes a tool in hand, or lays it down again. */
function ToolButton({ tool: offered, Icon, children }: ToolButtonProps) {
  const { tool, setTool, setShowsSkin } = usePreview();
  const isOn = isSame(offered, tool);
  return (
    <Button
      size="small"
      variant={isOn ? 'solid' : 'outline'}
      aria-pressed={isOn}
      onClick={() => {
        setTool(isOn ? placing : offered);
        if (!isOn) setShowsSkin(true);
      }}
    >
      <Icon size={16} aria-hidden />
      {children}
    </Button>
  );
}

function isSame(one: Tool, other: Tool): boolean {
  if (one.kind !== other.kind) return false;
  return !('isSkin' in one && 'isSkin' in other) || one.isSkin === other.isSkin;
}
