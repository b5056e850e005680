import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { StencilChoice } from '#engine/skin/worker/skin-api.ts';
import { fileName } from '#lib/file-name.ts';
import { type Paper, pdfOf } from '#lib/pdf.ts';
import { saveFile } from '#lib/save-file.ts';
import { useNumber } from '#lib/use-number.ts';
import { Button } from '#ui/button.tsx';
import { CmField } from '#ui/form/cm-field.tsx';
import { Segment } from '#ui/form/segment.tsx';
import { SwitchRow } from '#ui/form/switch-row.tsx';
import { PanelDialog } from '#ui/panel-dialog.tsx';
import type { Creation } from '../creation.ts';
import { LineSource } from './line-source.tsx';
import { Sheets } from './sheets.tsx';
import { useStencil } from './use-stencil.ts';

export interface StencilDialogProps {
  image: Creation;
  title: string;
}

/** Wider ones are for walls, and would take dozens of sheets. */
const widthBounds = { min: 1, max: 60 } as const;
const usual: StencilChoice = { widthCm: 10, paper: 'a4', isMirrored: true };

/** Lines alone, at the size that they are to have on the skin: what a tattooist transfers. */
export function StencilDialog({ trigger, ...props }: StencilDialogProps & { trigger: ReactElement }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <PanelDialog
      title={<Trans>Stencil</Trans>}
      closeLabel={t`Close`}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      isCentred
      className="md:w-[820px]"
    >
      <StencilSheets {...props} />
    </PanelDialog>
  );
}

function StencilSheets({ image, title }: StencilDialogProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useState(usual);
  const number = useNumber(1);
  const { sheets, isStale, isOurs, error, again } = useStencil(image, choice);
  const choose = (changes: Partial<StencilChoice>) => setChoice((before) => ({ ...before, ...changes }));
  const save = useMutation({
    mutationFn: async () => {
      if (!sheets) return;
      const pages = sheets.pages.map(({ file, ...size }) => ({ picture: file, ...size }));
      saveFile(await pdfOf(pages), fileName(`${title} ${t`stencil`}`, image.id, 'pdf'));
    },
  });
  const [width, height] = [number(choice.widthCm), sheets && number(sheets.heightCm)];
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_280px]">
      <Sheets pages={sheets?.pages} isStale={isStale} hasFailed={error !== null} onRetry={again} />
      <div className="grid content-start gap-4">
        <CmField
          label={t`Width on the skin`}
          value={choice.widthCm}
          bounds={widthBounds}
          onChange={(widthCm) => choose({ widthCm })}
        />
        <Segment<Paper>
          label={t`Paper size`}
          value={choice.paper}
          options={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: t({ message: 'Letter', context: 'paper' }) },
          ]}
          onChange={(paper) => choose({ paper })}
        />
        <SwitchRow
          label={t`Mirrored`}
          hint={t`For paper that is laid on face down. Thermal transfer paper needs none.`}
          checked={choice.isMirrored}
          onChange={(isMirrored) => choose({ isMirrored })}
        />
        <p role="status" className="flex min-h-5 justify-between gap-3 text-ink-2 text-sm tabular-nums">
          {sheets && !isStale && (
            <>
              <span>{t`${width} × ${height} cm`}</span>
              <span>
                <Plural value={sheets.pages.length} one="# sheet" other="# sheets" />
              </span>
            </>
          )}
        </p>
        <Button
          variant="commit"
          disabled={!sheets || isStale}
          onClick={() => save.mutate()}
          busyLabel={save.isPending && t`Writing…`}
        >
          <Printer size={18} aria-hidden />
          <Trans>Stencil as PDF</Trans>
        </Button>
        {save.error && (
          <p role="alert" className="text-err text-sm">
            <Trans>The file could not be written. Try again.</Trans>
          </p>
        )}
        {sheets && (
          <p className="text-ink-2 text-sm leading-relaxed">
            <LineSource isOutlineLayer={sheets.isOutlineLayer} isOurs={isOurs} />
          </p>
        )}
        <p className="text-ink-3 text-xs leading-relaxed">
          <Trans>Print it at 100 %. The bar on each sheet is 5 cm long: measure it before you cut.</Trans>
        </p>
      </div>
    </div>
  );
}
