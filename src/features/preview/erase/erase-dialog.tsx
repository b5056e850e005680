import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { eraserControls } from '#engine/skin/preview-defaults.ts';
import type { EraseStroke } from '#engine/skin/scene.ts';
import { isAbort } from '#lib/app-error.ts';
import { useNumber } from '#lib/use-number.ts';
import { Button } from '#ui/button.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { SwitchRow } from '#ui/form/switch-row.tsx';
import { PanelDialog } from '#ui/panel-dialog.tsx';
import type { Shape } from '../try-on/placement.ts';
import type { Tattoo } from '../try-on/try-on.ts';
import { usePreview } from '../use-preview.ts';
import { EraserCanvas } from './eraser-canvas.tsx';
import type { Eraser } from './stroke-recorder.ts';

interface EraseDialogProps {
  tattoo: Tattoo;
  onClose: () => void;
}

const longest = 900;
const initialEraser: Eraser = {
  size: eraserControls.size.initial,
  hardness: eraserControls.hardness.initial,
  opacity: eraserControls.opacity.initial,
  flow: eraserControls.flow.initial,
};

/** Takes parts of a design away. Nothing counts before it is applied. */
export function EraseDialog({ tattoo, onClose }: EraseDialogProps) {
  const { t } = useLingui();
  const { alter, open, say } = usePreview();
  const number = useNumber();
  const [strokes, setStrokes] = useState<readonly EraseStroke[]>(tattoo.erased);
  const [eraser, setEraser] = useState(initialEraser);
  const [isOn, setIsOn] = useState(true);
  const [canvas] = useState(() => document.createElement('canvas'));
  const [design, setDesign] = useState<Shape | null>(null);
  const turn = useRef(0);

  useEffect(() => {
    const mine = ++turn.current;
    const draw = async () => {
      const { id, look } = tattoo;
      await open.sync.holdDesign(tattoo);
      const bitmap = await open.sync.engine.designPicture({ designId: id, look, erased: strokes }, longest);
      // A newer stroke has been drawn meanwhile.
      if (mine === turn.current) {
        canvas.width = bitmap.width;
        canvas.height = bitmap.height;
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
        setDesign({ width: bitmap.width, height: bitmap.height });
      }
      bitmap.close();
    };
    draw().catch((error) => !isAbort(error) && say(t`The tattoo could not be loaded`));
  }, [tattoo, strokes, open, canvas, say, t]);

  const change = (to: Partial<Eraser>) => setEraser({ ...eraser, ...to });
  const apply = () => {
    alter({ erased: strokes });
    onClose();
  };
  return (
    <PanelDialog
      title={t`Erase`}
      closeLabel={t`Close`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isCentred
      className="md:w-[860px]"
    >
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_280px]">
        {design ? (
          <EraserCanvas
            {...{ canvas, design, eraser, isOn }}
            onStroke={(stroke) => setStrokes((before) => [...before, stroke])}
          />
        ) : (
          <div className="mx-auto aspect-square w-[min(100%,46dvh)] animate-pulse rounded-print bg-skeleton" />
        )}
        <div className="flex flex-col gap-0.5">
          <SwitchRow label={t`Eraser on`} checked={isOn} onChange={setIsOn} />
          <Slider
            label={t`Eraser size`}
            {...eraserControls.size}
            value={eraser.size}
            text={`${eraser.size} px`}
            onChange={(size) => change({ size })}
          />
          <Slider
            label={t`Hardness`}
            {...eraserControls.hardness}
            value={eraser.hardness}
            text={number(eraser.hardness)}
            onChange={(hardness) => change({ hardness })}
          />
          <Slider
            label={t`Opacity`}
            {...eraserControls.opacity}
            value={eraser.opacity}
            text={number(eraser.opacity)}
            onChange={(opacity) => change({ opacity })}
          />
          <Slider
            label={t`Flow`}
            {...eraserControls.flow}
            value={eraser.flow}
            text={number(eraser.flow)}
            onChange={(flow) => change({ flow })}
          />
          {/* On phones it stays in sight, wherever the sliders are scrolled to. */}
          <div className="mt-2 grid grid-cols-3 gap-2 bg-sheet max-md:sticky max-md:bottom-0 max-md:pt-2 max-md:pb-[calc(12px+env(safe-area-inset-bottom))] md:grid-cols-2">
            <Button disabled={strokes.length === 0} onClick={() => setStrokes(strokes.slice(0, -1))}>
              <Undo2 size={18} aria-hidden />
              <Trans>Undo</Trans>
            </Button>
            <Button disabled={strokes.length === 0} onClick={() => setStrokes([])}>
              <Trash2 size={18} aria-hidden />
              <Trans context="eraser">Clear</Trans>
            </Button>
            <Button variant="solid" className="md:col-span-2" onClick={apply}>
              <Trans>Apply</Trans>
            </Button>
          </div>
        </div>
      </div>
    </PanelDialog>
  );
}
