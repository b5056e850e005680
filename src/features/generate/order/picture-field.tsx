import { Trans, useLingui } from '@lingui/react/macro';
import { ImageUp, X } from 'lucide-react';
import { useId } from 'react';
import { maxSourceBytes, sourceTypes } from '#contract/image.ts';
import { errorText } from '#lib/error-text.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { Ruler } from '#ui/ruler.tsx';
import { CameraButton } from '../camera/camera-button.tsx';
import type { OrderedPicture } from './order.ts';
import type { PictureProblem, PictureUpload } from './use-picture.ts';

interface PictureFieldProps {
  picture: OrderedPicture | null;
  upload: PictureUpload;
  /** A file is being dragged over the page. */
  isOver: boolean;
  onRemove: () => void;
}

/** The picture that is to be redrawn: chosen here, or dropped or pasted anywhere on the page. */
export function PictureField({ picture, upload, isOver, onRemove }: PictureFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const problemText = useProblemText();
  const { sending, sentPart, problem } = upload;
  const percent = Math.round(sentPart * 100);
  const shown = sending?.url ?? picture?.scourceUrl;
  return (
    <div>
      <div
        className={`relative flex min-h-24 items-center gap-3 rounded-ctl border-[1.5px] border-dashed p-2.5 has-focus-visible:outline-2 has-focus-visible:outline-stencil ${problem ? 'border-err' : isOver ? 'border-stencil bg-stencil-soft' : 'border-line'}`}
      >
        {shown ? (
          <img
            src={shown}
            alt={picture?.name || t`Your picture`}
            className="size-20 flex-none rounded-[3px] border border-hair bg-stock object-contain"
          />
        ) : (
          <span className="grid size-20 flex-none place-items-center text-ink-3">
            <ImageUp size={30} aria-hidden />
          </span>
        )}
        <div className="min-w-0 flex-1 text-sm leading-snug">
          <label htmlFor={`${id}-file`} className="cursor-pointer font-semibold after:absolute after:inset-0">
            {shown ? <Trans>Replace the picture</Trans> : <Trans>Choose a picture</Trans>}
          </label>
          <p id={`${id}-hint`} className="text-ink-3 text-xs">
            {shown ? (
              <Trans>Only you see it. Deleted after 30 days.</Trans>
            ) : (
              <Trans>Or drop or paste it. PNG, JPEG or WebP, up to {maxMegabytes} MB.</Trans>
            )}
          </p>
          <input
            id={`${id}-file`}
            type="file"
            accept={sourceTypes.join()}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-error ${id}-hint`}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) upload.choose(file);
              // So that the same file can be chosen again.
              target.value = '';
            }}
          />
        </div>
        {shown && (
          <Button
            variant="ghost"
            size="small"
            aria-label={t`Remove the picture`}
            onClick={onRemove}
            className="relative flex-none"
          >
            <X size={16} aria-hidden />
          </Button>
        )}
      </div>
      <div className="mt-2 md:hidden">
        <CameraButton size="small" onPhoto={upload.choose} />
      </div>
      {sending && (
        <Ruler label={t`Upload of the picture`} percent={percent} text={t`${percent} percent sent`} />
      )}
      <FieldError id={`${id}-error`}>{problem && problemText(problem)}</FieldError>
    </div>
  );
}

const maxMegabytes = maxSourceBytes / 1024 / 1024;

function useProblemText() {
  const { t, i18n } = useLingui();
  return (problem: PictureProblem): string => {
    if (problem === 'PICTURE_MISSING') return t`Choose a picture first.`;
    if (problem === 'PICTURE_SIZE')
      return t`This picture has more than ${maxMegabytes} MB. Make it smaller first.`;
    return i18n._(errorText[problem]);
  };
}
