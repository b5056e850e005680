import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { LineCheck } from '#engine/skin/worker/skin-api.ts';
import { isAbort } from '#lib/app-error.ts';
import { useNumber } from '#lib/use-number.ts';
import { CanvasHost } from '../stage/canvas-host.tsx';
import type { Tattoo } from '../try-on/try-on.ts';
import { usePreview } from '../use-preview.ts';
import { canvasOf } from './canvas-of.ts';

interface Report extends Omit<LineCheck, 'marks'> {
  readonly design: HTMLCanvasElement;
  readonly marks: HTMLCanvasElement;
}

const longest = 800;

/** Which lines are too thin to last at that size, and which gaps will close. */
export function LineReport({ tattoo, cm }: { tattoo: Tattoo; cm: number }) {
  const { t } = useLingui();
  const { open, say } = usePreview();
  const number = useNumber(2);
  const [report, setReport] = useState<Report | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const { engine } = open.sync;
      // On a page that has just been opened the design may not be.
      await open.sync.holdDesign(tattoo);
      const { id, look, erased } = tattoo;
      const design = canvasOf(await engine.designPicture({ designId: id, look, erased }, longest));
      const { marks, ...found } = await engine.checkLines(id, cm);
      const drawn = canvasOf(marks);
      if (isCurrent) setReport({ ...found, design, marks: drawn });
    };
    check().catch((error) => !isAbort(error) && say(t`The tattoo could not be loaded`));
    return () => {
      isCurrent = false;
    };
  }, [tattoo, cm, open, say, t]);
  if (!report) return <div className="aspect-square animate-pulse rounded-print bg-skeleton" />;
  const { design, marks, thinLineMm } = report;
  const [tooThin, closing] = [Math.round(report.tooThin * 100), Math.round(report.closing * 100)];
  return (
    <figure>
      <div
        className="relative mx-auto max-h-[40dvh] max-w-full overflow-hidden rounded-print bg-stock shadow-print"
        style={{ aspectRatio: `${design.width} / ${design.height}` }}
      >
        <CanvasHost canvas={design} className="absolute inset-0 opacity-35" />
        <CanvasHost canvas={marks} className="absolute inset-0" />
      </div>
      <figcaption className="mt-3 grid gap-1 text-sm">
        <span>{t`The thinnest lines are ${number(thinLineMm)} mm wide.`}</span>
        <span className="flex items-center gap-2">
          <i aria-hidden className="size-3 flex-none rounded-full bg-[#dc2626]" />
          <Trans>{tooThin} % of the lines are under 0.35 mm and will not last.</Trans>
        </span>
        <span className="flex items-center gap-2">
          <i aria-hidden className="size-3 flex-none rounded-full bg-[#f59e0b]" />
          <Trans>{closing} % of the gaps will close with age.</Trans>
        </span>
      </figcaption>
    </figure>
  );
}
