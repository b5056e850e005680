import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveFile } from '#lib/save-file.ts';
import { canShare, shareFile } from '#lib/share-file.ts';
import { showToast } from '#ui/show-toast.ts';
import type { EngineSync } from '../engine-sync/engine-sync.ts';
import type { SyncState } from '../engine-sync/sync-state.ts';
import { sceneOf, type TryOn } from '../try-on/try-on.ts';

interface ExportParts {
  readonly sync: EngineSync;
  readonly state: SyncState;
  readonly tryOn: TryOn;
  readonly say: (problem: string) => void;
}

/** Writes the picture as a PNG and hands it to the downloads, and to other apps where that can be done. */
export function useExport({ sync, state, tryOn, say }: ExportParts) {
  const { t } = useLingui();
  const [isExporting, setIsExporting] = useState(false);

  const exportPicture = async (frame: 'photo' | 'square') => {
    if (!state.isReady || !tryOn.photo) return say(t`The tattoo engine is not ready`);
    setIsExporting(true);
    try {
      await sync.settled();
      const { file, name, width, height } = await sync.engine.exportPicture(sceneOf(tryOn), frame);
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
