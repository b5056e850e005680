import type { Mask } from '#engine/pixels/raster.ts';
import { readSoftMask } from '#engine/pixels/soft-mask.ts';
import { windowOf } from '#engine/pixels/window.ts';
import { cameraOf } from '../../geometry/camera.ts';
import { layInk } from '../../ink/laid-ink.ts';
import type { Box } from '../../ink/place-grid.ts';
import { layDesign } from '../../limb/lay-design.ts';
import { followLimb } from '../../live/follow-limb.ts';
import { inkFilm } from '../../live/ink-film.ts';
import { regionAround } from '../../live/region.ts';
import { skinDepth } from '../../mask/skin-marks.ts';
import type { Placement } from '../../scene.ts';
import { bitmapOf, canvasOf, readPicture } from '../canvas.ts';
import type { OpenDesign } from '../open-design.ts';
import type { FilmInk, LimbRequest, SeenLimb } from './live-api.ts';
import type { SeenSkin } from './live-eye.ts';

/** Lays a design on the limb that is seen in a picture of a film. The picture is closed. */
export function inkOnLimb(
  frame: ImageBitmap,
  { isByModel, mask, soft }: SeenSkin,
  design: OpenDesign,
  { look, erased, former }: LimbRequest,
): Omit<SeenLimb, 'isWaiting'> {
  const aspect = design.picture.height / design.picture.width;
  const place = followLimb(mask, aspect, former);
  const wrap = place && layDesign({ ...laying(frame, mask, place.placement), aspect });
  const ink = wrap && layInk(design.texture(look.age), design.kept(erased), wrap, frame);
  if (!place || !ink) {
    frame.close();
    return { isByModel, found: undefined };
  }
  const skin = readSoftMask(soft, cut(frame, ink.box), windowOf(ink.box, frame));
  frame.close();
  const { box, times, plus } = inkFilm(ink, skin, look);
  const film: FilmInk = { box, times: bitmapOf(times), plus: plus && bitmapOf(plus) };
  return { isByModel, found: { place, film, region: regionAround(mask, place.placement, aspect) } };
}

function laying(frame: ImageBitmap, skin: Mask, placement: Placement) {
  const longest = Math.max(frame.width, frame.height);
  const camera = cameraOf({ width: frame.width / longest, height: frame.height / longest });
  return { placement, choice: { shape: 'limb' }, camera, skin, depth: skinDepth(skin) } as const;
}

function cut(frame: ImageBitmap, { left, top, width, height }: Box) {
  const drawn = canvasOf({ width, height });
  drawn.context.drawImage(frame, -left, -top);
  return readPicture(drawn);
}
