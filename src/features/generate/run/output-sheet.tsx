import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { type ImageRatio, imageAtWidth, ratioSizes } from '#contract/image.ts';
import { Art, RegisterMark, Stock } from '#ui/pictures/art.tsx';
import { RevealedArt } from '../revealed-art.tsx';
import type { OutputProgress } from './run.ts';
import { stageText } from './stage-text.ts';

/** How far down the transfer line has come when a stage begins: no drawing can be seen before it is done. */
const lineAt = { reading: '4%', drawing: '22%', inking: '64%', drying: '94%' } as const;

/** The ruling of transfer paper. */
const transferGrid =
  'bg-[repeating-linear-gradient(90deg,rgb(43_74_155/.16)_0_1px,transparent_1px_36px),repeating-linear-gradient(rgb(43_74_155/.16)_0_1px,transparent_1px_36px)]';

interface OutputSheetProps extends OutputProgress {
  number: number;
  ratio: ImageRatio;
  sketchUrl?: string | undefined;
}

/** One sheet: blank with its register mark, then under the line, then printed. */
export function OutputSheet({ number, ratio, stage, tattooUrl, sketchUrl }: OutputSheetProps) {
  const { t, i18n } = useLingui();
  const { width, height } = ratioSizes[ratio];
  const style = { aspectRatio: `${width} / ${height}` };
  if (tattooUrl) {
    return (
      <Stock className="shadow-print" style={style}>
        <RevealedArt
          alt={t`Design ${number}, finished`}
          src={imageAtWidth(tattooUrl, 640)}
          {...ratioSizes[ratio]}
        />
      </Stock>
    );
  }
  const stageName = i18n._(stageText[stage]);
  const label = t`Design ${number}: ${stageName}`;
  if (sketchUrl) return <SketchedSheet url={sketchUrl} label={label} style={style} />;
  if (stage === 'waiting' || stage === 'done') {
    return (
      <Stock
        role="img"
        aria-label={label}
        style={style}
        className="bg-wash! outline-1 outline-line -outline-offset-1 [outline-style:dashed]"
      >
        <RegisterMark />
      </Stock>
    );
  }
  return (
    <Stock role="img" aria-label={label} style={style} className="shadow-print">
      <RegisterMark className="text-print-blue!" />
      <span
        className={`absolute inset-x-0 top-0 bg-print-blue/5 transition-[height] duration-[1.2s] ease-out motion-reduce:duration-[1ms] ${transferGrid}`}
        style={{ height: lineAt[stage] }}
      >
        <span className="absolute inset-x-0 bottom-0 h-0.5 bg-print-blue after:absolute after:-top-[5px] after:-right-px after:size-3 after:rounded-full after:bg-print-blue" />
      </span>
    </Stock>
  );
}

/** A sheet that shows what the composer makes of the words, marked as what it is. */
function SketchedSheet({ url, label, style }: { url: string; label: string; style: CSSProperties }) {
  const { t } = useLingui();
  const mark = t({ message: 'Sketch', context: 'not the finished picture' });
  return (
    <Stock
      className="shadow-print outline-1 outline-print-blue -outline-offset-1 [outline-style:dashed]"
      style={style}
    >
      <Art src={url} alt={`${label} (${mark})`} className="opacity-70" />
      <span
        aria-hidden
        className="absolute top-3 left-3 rounded-print border border-print-blue bg-stock px-2 py-0.5 font-semibold text-print-blue text-sm"
      >
        {mark}
      </span>
    </Stock>
  );
}
