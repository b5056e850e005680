import type { Picture } from '#engine/pixels/raster.ts';
import { wholeWindow } from '#engine/pixels/window.ts';
import { liftedDrawing } from '../paper/lifted-drawing.ts';
import type { OpenedDesign, RemovalChoice } from '../worker/skin-api.ts';
import { type Cropped, cropToContent, hasTransparency } from './crop.ts';
import { plainRemoval, smartRemoval, withoutPaper } from './removal.ts';

export interface PreparedDesign extends Cropped {
  readonly background: OpenedDesign['background'];
  readonly isEmpty: boolean;
}

/** A design ready to be laid on skin: its paper taken away as asked for, cut to what can be seen. */
export function prepareDesign(original: Picture, choice: RemovalChoice): PreparedDesign {
  const cropped = cropToContent(original);
  if (!cropped)
    return { picture: original, frame: wholeWindow, background: 'had-transparency', isEmpty: true };
  if (choice.method === 'none') return { ...cropped, background: 'not-asked', isEmpty: false };
  if (hasTransparency(original)) return { ...cropped, background: 'had-transparency', isEmpty: false };
  if (choice.method === 'paper') {
    const content = cropToContent(liftedDrawing(original, choice.corners ?? null));
    if (!content) return { ...cropped, background: 'blank', isEmpty: false };
    return { picture: content.picture, frame: wholeWindow, background: 'removed', isEmpty: false };
  }
  const defaults = choice.method === 'smart' ? smartRemoval : plainRemoval;
  const removed = withoutPaper(original, {
    method: choice.method,
    tolerance: choice.tolerance ?? defaults.tolerance,
    feather: choice.feather ?? defaults.feather,
    enclosed: choice.enclosed,
  });
  const content = cropToContent(removed);
  if (!content) return { ...cropped, background: 'blank', isEmpty: false };
  return { ...content, background: 'removed', isEmpty: false };
}
