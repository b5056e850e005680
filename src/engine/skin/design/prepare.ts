import type { Picture } from '#engine/pixels/raster.ts';
import type { OpenedDesign, RemovalChoice } from '../worker/skin-api.ts';
import { cropToContent, hasTransparency } from './crop.ts';
import { plainRemoval, smartRemoval, withoutPaper } from './removal.ts';

export interface PreparedDesign {
  readonly picture: Picture;
  readonly background: OpenedDesign['background'];
  readonly isEmpty: boolean;
}

/** A design ready to be laid on skin: its paper taken away as asked for, cut to what can be seen. */
export function prepareDesign(original: Picture, choice: RemovalChoice): PreparedDesign {
  const cropped = cropToContent(original);
  if (!cropped) return { picture: original, background: 'had-transparency', isEmpty: true };
  if (choice.method === 'none') return { picture: cropped, background: 'not-asked', isEmpty: false };
  if (hasTransparency(original)) return { picture: cropped, background: 'had-transparency', isEmpty: false };
  const defaults = choice.method === 'smart' ? smartRemoval : plainRemoval;
  const removed = withoutPaper(original, {
    method: choice.method,
    tolerance: choice.tolerance ?? defaults.tolerance,
    feather: choice.feather ?? defaults.feather,
    enclosed: choice.enclosed,
  });
  const content = cropToContent(removed);
  if (!content) return { picture: cropped, background: 'blank', isEmpty: false };
  return { picture: content, background: 'removed', isEmpty: false };
}
