import { Trans, useLingui } from '@lingui/react/macro';
import { CameraOff } from 'lucide-react';
import type { CameraTrouble } from '#lib/camera.ts';
import { Button } from '#ui/button.tsx';
import { FileButton } from '../open/file-button.tsx';
import { troubleTexts } from './camera-trouble-text.ts';

interface LiveTroubleProps {
  trouble: CameraTrouble | 'engine';
  onRetry: () => void;
  /** A photo instead. */
  onPhoto: (file: File) => void;
}

/** Why there is no picture, and what to do next. */
export function LiveTrouble({ trouble, onRetry, onPhoto }: LiveTroubleProps) {
  const { i18n } = useLingui();
  const { title, advice } = troubleTexts[trouble];
  return (
    <div role="alert" className="absolute inset-0 grid place-content-center bg-paper p-6 text-ink">
      <div className="max-w-[30em]">
        <CameraOff size={34} aria-hidden className="mb-4 text-ink-2" />
        <h3 className="text-[1.5rem] leading-tight">{i18n._(title)}</h3>
        <p className="mt-2 mb-5 text-ink-2 leading-normal">{i18n._(advice)}</p>
        <div className="flex flex-wrap gap-2">
          {trouble !== 'insecure' && (
            <Button variant="solid" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <FileButton onFile={onPhoto}>
            <Trans>Use a photo instead</Trans>
          </FileButton>
        </div>
      </div>
    </div>
  );
}
