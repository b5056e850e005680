import { useLingui } from '@lingui/react/macro';
import { Maximize, Minus, Plus } from 'lucide-react';
import type { Shape } from '../try-on/placement.ts';
import { type Look, straight, zoomedAt } from './view.ts';

interface ZoomControlsProps {
  look: Look;
  stage: Shape;
  setLook: (change: (look: Look) => Look) => void;
}

const ratio = 1.25;

export function ZoomControls({ look, stage, setLook }: ZoomControlsProps) {
  const { t } = useLingui();
  const middle = { x: stage.width / 2, y: stage.height / 2 };
  const zoom = (by: number) => setLook((before) => zoomedAt(before, by, middle, stage));
  return (
    <div className="absolute bottom-4.5 left-4.5 hidden items-center rounded-[8px] bg-sheet shadow-pop md:flex">
      <button type="button" aria-label={t`Zoom out`} className={buttonLook} onClick={() => zoom(1 / ratio)}>
        <Minus size={18} aria-hidden />
      </button>
      <span className="min-w-12 text-center font-semibold text-sm tabular-nums">
        {Math.round(look.zoom * 100)}%
      </span>
      <button type="button" aria-label={t`Zoom in`} className={buttonLook} onClick={() => zoom(ratio)}>
        <Plus size={18} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={t`Fit to the window`}
        className={buttonLook}
        onClick={() => setLook(() => straight)}
      >
        <Maximize size={18} aria-hidden />
      </button>
    </div>
  );
}

const buttonLook = 'grid size-11 place-items-center rounded-ctl text-ink-2 hover:text-ink';
