import { engineName } from '#engine/flash/engine-name.ts';
import { SketchNote } from './device/sketch-note.tsx';
import { useSketch } from './device/use-sketch.ts';
import { type ActiveRun, outputsOf } from './run/run.ts';
import { RunningView } from './run/running-view.tsx';
import type { useCreatePage } from './use-create-page.ts';

interface SketchedRunProps {
  page: ReturnType<typeof useCreatePage>;
  run: ActiveRun;
}

/** What the server draws; with the composer's sketch of it while it is an image model that works. */
export function SketchedRun({ page, run }: SketchedRunProps) {
  const { order } = run;
  const isShown = outputsOf(run)[0]?.tattooUrl != null;
  const isSketched =
    order.engine !== engineName && order.from === 'words' && !isShown && run.phase !== 'saving';
  const sketch = useSketch(isSketched ? order : null);
  const note = sketch && (
    <SketchNote
      model={page.engines.find(order.engine)?.name ?? order.engine}
      onKeep={() => page.keepSketch(order, sketch)}
    />
  );
  return (
    <RunningView
      run={run}
      onCancel={page.cancel}
      sketch={isSketched && sketch ? { url: sketch.url, note } : undefined}
    />
  );
}
