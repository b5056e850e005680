import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveFile } from '#lib/save-file.ts';
import { showToast } from '#ui/show-toast.ts';
import { type Fitting, sceneOf } from '../fitting/fitting.ts';
import type { Studio } from '../studio/studio.ts';
import type { StudioState } from '../studio/studio-state.ts';
import { canShare, shareFile } from './share-file.ts';

interface ExportParts {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly fitting: Fitting;
  readonly say: (problem: string) => void;
}

/** Writes the picture as a PNG and hands it to the downloads, and to other apps where that can be done. */
export function useExport({ studio, state, fitting, say }: ExportParts) {
  const { t } = useLingui();
  const [isExporting, setIsExporting] = useState(false);

  const exportPicture = async (frame: 'photo' | 'square') => {
    if (!state.isReady || !fitting.photo) return say(t`The tattoo engine is not ready`);
    setIsExporting(true);
    try {
      await studio.settled();
      const { file, name, width, height } = await studio.door.exportPicture(sceneOf(fitting), frame);
      saveFile(file, name);
      const picture = new File([file], name, { type: file.type });
      showToast({
        id: 'exported',
        kind: 'success',
        text: t`Saved ${name}, ${width} × ${height}`,
        ...(canShare(picture) && { action: { label: t`Share`, onPress: () => shareFile(picture) } }),
      });
    } catch {
      say(t`Export failed, please try again`);
    } finally {
      setIsExporting(false);
    }
  };
  return { isExporting, exportPicture };
}
