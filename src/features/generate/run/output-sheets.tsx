import { widthWithin } from '../sheet-size.ts';
import { OutputSheet } from './output-sheet.tsx';
import { type ActiveRun, outputsOf } from './run.ts';

interface OutputSheetsProps {
  run: ActiveRun;
  /** What stands on the first sheet until its picture is there. */
  sketchUrl?: string | undefined;
}

/** The sheets of a run, in the shape that was ordered: one, or four in quarters. */
export function OutputSheets({ run, sketchUrl }: OutputSheetsProps) {
  const outputs = outputsOf(run);
  const { ratio } = run.order;
  const isSet = outputs.length > 1;
  return (
    <div
      className={isSet ? 'mx-auto grid grid-cols-2 gap-3 md:gap-4' : 'mx-auto'}
      style={{ maxWidth: widthWithin(ratio, isSet ? 620 : 480) }}
    >
      {outputs.map((output, place) => (
        <OutputSheet
          key={place}
          number={place + 1}
          ratio={ratio}
          sketchUrl={place === 0 ? sketchUrl : undefined}
          {...output}
        />
      ))}
    </div>
  );
}
