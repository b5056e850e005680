import { expose, transfer } from 'comlink';
import { checkLines } from '../stencil/line-check.ts';
import { bitmapOf } from './canvas.ts';
import { bitmapsOf } from './live/live-api.ts';
import { findPaperIn } from './open-design.ts';
import { Session } from './session.ts';
import type { SkinApi } from './skin-api.ts';
import { drawStencil, printStencil } from './stencil-pages.ts';

const session = new Session();

function transferred(bitmap: ImageBitmap): ImageBitmap {
  return transfer(bitmap, [bitmap]);
}

const api: SkinApi = {
  openPhoto: (file) => session.openPhoto(file),
  findSkin: (request, onProgress) => session.findSkin(request, (progress) => onProgress?.(progress)),
  async refineSkin() {
    return session.refineSkin();
  },
  async skinPicture({ longest, frame }) {
    return transferred(bitmapOf(session.skinPicture(longest), frame === 'square' ? longest : undefined));
  },
  async skinMask() {
    const mask = session.skinMask();
    const data = mask.data.slice();
    return transfer({ ...mask, data }, [data.buffer]);
  },
  async depthPicture(method) {
    return transferred(bitmapOf(session.depthPicture(method)));
  },
  findPaper: findPaperIn,
  openDesign: (id, file, removal) => session.openDesign(id, file, removal),
  async closeDesign(id) {
    session.closeDesign(id);
  },
  async designPicture(layer, longest) {
    return transferred(bitmapOf(session.designPicture(layer, longest)));
  },
  async startOnSkin(designId) {
    return session.startOnSkin(designId);
  },
  async layOut(layer) {
    return session.layOut(layer);
  },
  async faintInk(layer) {
    return session.faintInk(layer);
  },
  async nextOldInk() {
    return session.nextOldInk();
  },
  async coverage(scene) {
    const found = session.coverage(scene);
    if (!found) return undefined;
    const picture = bitmapOf(found.picture);
    return transfer({ ...found, picture }, [picture]);
  },
  async betterCover(scene, designId) {
    return session.betterCover(scene, designId);
  },
  async followLimb(frame, request, onProgress) {
    const seen = session.followLimb(frame, request, (progress) => onProgress?.(progress));
    return transfer(seen, bitmapsOf(seen));
  },
  async render(scene, choice) {
    const side = choice.frame === 'square' ? choice.longest : undefined;
    return transferred(bitmapOf(session.render(scene, choice), side));
  },
  exportPicture: (scene, frame) => session.exportPicture(scene, frame),
  stencil: (designId, choice, outline) => printStencil(session.design(designId), choice, outline),
  stencilPicture: (designId, widthCm, outline) => drawStencil(session.design(designId), widthCm, outline),
  async checkLines(designId, widthCm) {
    const { marks, ...found } = checkLines(session.design(designId).picture, widthCm);
    const bitmap = bitmapOf(marks);
    return transfer({ ...found, marks: bitmap }, [bitmap]);
  },
};

expose(api);
