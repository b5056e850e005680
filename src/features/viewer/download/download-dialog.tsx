import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { storedSize, vectorCm } from '#contract/image-file.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { fileName } from '#lib/file-name.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Segment } from '#ui/form/segment.tsx';
import { PanelDialog } from '#ui/panel-dialog.tsx';
import type { Creation } from '../creation.ts';
import type { PlansReason } from '../plans-link.tsx';
import { ChoiceField } from './choice-field.tsx';
import { type Choices, formats, isDrawnAnew } from './formats.ts';

export interface DownloadDialogProps {
  image: Creation;
  title: string;
  /** Shows what is sold, for what is for members. */
  onPlans: (reason: PlansReason) => void;
}

const first: Choices = {
  size: storedSize,
  background: 'paper',
  paper: 'a4',
  marks: 'pixels',
  cm: vectorCm.usual,
};

/** What a design is to be had as. */
export function DownloadDialog({
  image,
  title,
  onPlans,
  trigger,
}: DownloadDialogProps & { trigger: ReactElement }) {
  const { t, i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(true);
  const offered = formats.filter((format) => format.isFor(image));
  const [formatId, setFormatId] = useState(offered[0]?.id ?? 'png');
  const [choices, setChoices] = useState(first);
  const [bytes, setBytes] = useState(0);
  const format = offered.find(({ id }) => id === formatId);
  const make = useMutation({
    mutationFn: async () => {
      setBytes(0);
      if (!format) return;
      saveFile(await format.make(image, choices, setBytes), fileName(title, image.id, format.extension));
    },
    onSuccess: () => setIsOpen(false),
  });
  const megabytes = i18n.number(bytes / 1e6, { maximumFractionDigits: 1 });
  const isDrawn = format !== undefined && isDrawnAnew(format, image, choices);
  const progress = bytes > 0 ? t`Downloading… ${megabytes} MB` : isDrawn ? t`Drawing…` : t`Loading…`;
  return (
    <PanelDialog
      title={<Trans>Download</Trans>}
      closeLabel={t`Close`}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      isCentred
      className="max-md:top-auto! md:w-[480px]"
    >
      <div className="grid gap-5">
        <Segment
          label={t`Kind of file`}
          value={formatId}
          options={offered.map(({ id, label }) => ({ value: id, label }))}
          onChange={setFormatId}
        />
        {format?.choices(image, choices).map((choice) => (
          <ChoiceField
            key={choice}
            choice={choice}
            image={image}
            choices={choices}
            onPlans={(reason) => {
              // Its place is taken.
              setIsOpen(false);
              onPlans(reason);
            }}
            onChange={(changes) => {
              make.reset();
              setChoices((before) => ({ ...before, ...changes }));
            }}
          />
        ))}
        {make.error && (
          <p role="alert" className="font-medium text-err text-sm">
            {i18n._(errorText[toAppError(make.error).reason])}
          </p>
        )}
        <Button
          variant="commit"
          size="large"
          onClick={() => make.mutate()}
          busyLabel={make.isPending && progress}
        >
          <Download size={18} aria-hidden />
          <Trans>Download</Trans>
        </Button>
        <span role="status" className="sr-only">
          {make.isPending && (isDrawn ? t`Drawing…` : t`Loading…`)}
        </span>
      </div>
    </PanelDialog>
  );
}
