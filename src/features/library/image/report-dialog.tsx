import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useId, useRef, useState } from 'react';
import { maxReportLength } from '#contract/report.ts';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { PanelDialog } from '#ui/panel-dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { checkReport } from './check-report.ts';

/** Tells the operator what is wrong with an image. */
export function ReportDialog({ trigger, imageId }: { trigger: ReactElement; imageId: string }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setIsOpen] = useState(true);
  const [content, setContent] = useState('');
  const [problem, setProblem] = useState<ReturnType<typeof checkReport>>(null);
  const report = useMutation({
    mutationFn: () => unwrapResponse(api.images.report.$post({ json: { imageId, content: content.trim() } })),
    onSuccess: () => {
      setIsOpen(false);
      setContent('');
      showToast({ kind: 'success', text: t`Thank you. We will look at it.` });
    },
    onError: (error) => {
      const reason = i18n._(errorText[toAppError(error).reason]);
      showToast({ kind: 'error', text: t`The report was not sent. ${reason}` });
    },
  });
  const submit = () => {
    const found = checkReport(content);
    setProblem(found);
    if (found) field.current?.focus();
    else if (!report.isPending) report.mutate();
  };
  const isTooLong = content.trim().length > maxReportLength;
  return (
    <PanelDialog
      title={<Trans>Report this design</Trans>}
      closeLabel={t`Close`}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      initialFocus={field}
      className="max-md:top-auto! md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-64px)] md:w-[520px]"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label htmlFor={id} className="mb-2 block text-ink-2 text-md">
          <Trans>What is wrong with it? We read every report.</Trans>
        </label>
        <textarea
          ref={field}
          id={id}
          rows={5}
          value={content}
          aria-invalid={Boolean(problem)}
          aria-describedby={`${id}-error ${id}-count`}
          onChange={(event) => {
            setContent(event.target.value);
            setProblem(null);
          }}
          className="block w-full resize-none rounded-ctl border border-line bg-raised px-3.5 py-3 leading-normal focus:border-stencil focus:outline-2 focus:outline-stencil focus:-outline-offset-1"
        />
        <div className="flex items-start justify-between gap-4">
          <FieldError id={`${id}-error`}>{problem && i18n._(errorText[problem])}</FieldError>
          <span
            id={`${id}-count`}
            className={`ml-auto pt-1.5 text-xs tabular-nums ${isTooLong ? 'font-semibold text-err' : 'text-ink-3'}`}
          >
            {content.trim().length}/{maxReportLength}
          </span>
        </div>
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={() => setIsOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="solid" busyLabel={report.isPending && t`Sending…`}>
            <Trans>Report</Trans>
          </Button>
        </div>
      </form>
    </PanelDialog>
  );
}
