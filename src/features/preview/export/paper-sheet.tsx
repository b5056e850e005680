import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { type Paper, pdfOf } from '#lib/pdf.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { CmField } from '#ui/form/cm-field.tsx';
import { Segment } from '#ui/form/segment.tsx';
import { SwitchRow } from '#ui/form/switch-row.tsx';
import { lengthBounds } from '../try-on/real-size.ts';
import type { Tattoo } from '../try-on/try-on.ts';
import { usePreview } from '../use-preview.ts';
import { LineReport } from './line-report.tsx';
import { ownOutline } from './own-outline.ts';
import { useBrief } from './use-brief.ts';

interface PaperSheetProps {
  tattoo: Tattoo;
  /** Width on the skin. */
  cm: number;
  onCm: (cm: number) => void;
}

/** Stencil, line check and brief, to be printed. */
export function PaperSheet({ tattoo, cm, onCm }: PaperSheetProps) {
  const { t } = useLingui();
  const { open, say } = usePreview();
  const [paper, setPaper] = useState<Paper>('a4');
  const [isMirrored, setIsMirrored] = useState(true);
  const [isPrinting, setIsPrinting] = useState(false);
  const [isTraced, setIsTraced] = useState(tattoo.recipe === undefined);
  const { isBusy, writeBrief } = useBrief(tattoo, paper, cm);

  const print = async () => {
    setIsPrinting(true);
    try {
      const outline = tattoo.recipe ? await ownOutline(tattoo.recipe) : null;
      const choice = { widthCm: cm, paper, isMirrored };
      const { pages, isOutlineLayer } = await open.sync.engine.stencil(tattoo.id, choice, outline);
      setIsTraced(!isOutlineLayer);
      saveFile(
        await pdfOf(pages.map(({ file, ...size }) => ({ picture: file, ...size }))),
        'tattoo-stencil.pdf',
      );
    } catch {
      say(t`Export failed, please try again`);
    }
    setIsPrinting(false);
  };
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_300px]">
      <LineReport tattoo={tattoo} cm={cm} />
      <div className="grid content-start gap-3">
        <CmField label={t`Width on the skin`} value={cm} bounds={lengthBounds} onChange={onCm} />
        <Segment<Paper>
          label={t`Paper`}
          value={paper}
          options={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: t({ message: 'Letter', context: 'paper' }) },
          ]}
          onChange={setPaper}
        />
        <SwitchRow
          label={t`Mirrored`}
          hint={t`For paper that is laid on face down. Thermal transfer paper needs none.`}
          checked={isMirrored}
          onChange={setIsMirrored}
        />
        <Button variant="solid" onClick={print} busyLabel={isPrinting && t`Drawing…`}>
          <Printer size={18} aria-hidden />
          <Trans>Stencil as PDF</Trans>
        </Button>
        <p role="status" className="text-ink-2 text-sm">
          {isTraced ? (
            <Trans>Its lines are traced from the picture: check them before you print.</Trans>
          ) : (
            <Trans>Its lines are those of the design’s own outline layer.</Trans>
          )}
        </p>
        <p className="text-ink-3 text-xs">
          <Trans>Real size, with a scale bar. Print it at 100 %; large designs take several sheets.</Trans>
        </p>
        <Button onClick={writeBrief} busyLabel={isBusy && t`Writing…`}>
          <FileText size={18} aria-hidden />
          <Trans>Brief as PDF</Trans>
        </Button>
        <p className="text-ink-3 text-xs">
          <Trans>One page: design, placement, size, inks. It is made on this device.</Trans>
        </p>
      </div>
    </div>
  );
}
