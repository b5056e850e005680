import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { brand } from '#contract/brand.ts';
import type { GeneratedImage } from '#contract/image.ts';
import { isAbort, toAppError } from '#lib/app-error.ts';
import { designName } from '#lib/design-name.ts';
import { downloadImage } from '#lib/download-image.ts';
import { errorText } from '#lib/error-text.ts';
import { saveFile } from '#lib/save-file.ts';
import { showToast } from '#ui/show-toast.ts';
import { zipImages } from './zip-images.ts';

/** Browsers drop downloads that follow each other faster. */
const betweenFilesMs = 500;

export type DownloadForm = 'zip' | 'files';

interface Progress {
  done: number;
  count: number;
}

/** Saves designs as they were drawn: one as its file, several in an archive or one after the other. */
export function useDownload() {
  const { t, i18n } = useLingui();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (images: readonly GeneratedImage[], form: DownloadForm): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onProgress = (done: number) => setProgress({ done, count: images.length });
    onProgress(0);
    try {
      const missing = await save(images, form, { signal, onProgress, language: i18n.locale });
      if (missing > 0) {
        const text = plural(missing, {
          one: '# design could not be fetched; the others are there.',
          other: '# designs could not be fetched; the others are there.',
        });
        showToast({ kind: 'info', text });
      }
    } catch (error) {
      if (isAbort(error)) return;
      const reason = i18n._(errorText[toAppError(error).reason]);
      showToast({ kind: 'error', text: t`The download failed. ${reason}` });
    } finally {
      if (running.current === controller) setProgress(null);
    }
  };
  return { progress, start, cancel: () => running.current?.abort() };
}

export type Download = ReturnType<typeof useDownload>;

interface SaveOptions {
  signal: AbortSignal;
  onProgress: (done: number) => void;
  language: string;
}

/** Returns how many could not be had. */
async function save(
  images: readonly GeneratedImage[],
  form: DownloadForm,
  { signal, onProgress, language }: SaveOptions,
): Promise<number> {
  if (form === 'zip' && images.length > 1) {
    const { file, missing } = await zipImages(images, { signal, onProgress });
    saveFile(file, `${brand.name.toLowerCase()}-${new Date().toISOString().slice(0, 10)}.zip`);
    return missing;
  }
  for (const [place, image] of images.entries()) {
    signal.throwIfAborted();
    if (place > 0) await new Promise((resolve) => setTimeout(resolve, betweenFilesMs));
    await downloadImage(image, designName(image, language));
    onProgress(place + 1);
  }
  return 0;
}
