import type { DepthMethod } from '#engine/pixels/depth-map.ts';
import { depthMapOf } from '#engine/pixels/depth-map.ts';
import type { Mask, Picture, Size } from '#engine/pixels/raster.ts';
import { emptyPicture, fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture } from '#engine/pixels/resample.ts';
import { wholeWindow, windowOf } from '#engine/pixels/window.ts';
import { OldInk } from '../cover/old-ink.ts';
import type { PhotoPoint } from '../geometry/camera.ts';
import { blendInk } from '../ink/blend.ts';
import { designPicture } from '../ink/design-picture.ts';
import { type FaintInk, faintInk } from '../ink/faint-ink.ts';
import type { LaidInk } from '../ink/laid-ink.ts';
import { PhotoMatch } from '../ink/photo-match.ts';
import { shareOnSkin } from '../ink/share-on-skin.ts';
import { startOnSkin } from '../limb/start-on-skin.ts';
import { depthMapSide } from '../preview-defaults.ts';
import type { Layer, OldInkMarks, Placement, Scene } from '../scene.ts';
import { noOldInk } from '../scene.ts';
import { skinError } from '../skin-error.ts';
import { type Covered, CoverUp } from './cover-up.ts';
import { exportScene } from './export-picture.ts';
import type { LimbRequest, SeenLimb } from './live/live-api.ts';
import { LiveEye } from './live/live-eye.ts';
import { inkOnLimb } from './live/live-ink.ts';
import type { OpenDesign } from './open-design.ts';
import { openDesignFile } from './open-design.ts';
import type { OpenPhoto } from './open-photo.ts';
import { openPhotoFile, shrunk } from './open-photo.ts';
import { cutMask, cutPicture, drawInks, Renderer } from './renderer.ts';
import type {
  BetterCover,
  ExportedPicture,
  FoundSkin,
  LaidLayer,
  OpenedDesign,
  OpenedPhoto,
  RefinedSkin,
  RemovalChoice,
  RenderChoice,
  SkinProgress,
  SkinRequest,
} from './skin-api.ts';
import { SkinFinder } from './skin-finder.ts';
import { SkinOnPhoto } from './skin-on-photo.ts';

/** The photo as it is drawn for a screen, and the skin on it. */
interface Ground {
  readonly photo: OpenPhoto;
  readonly skin: SkinOnPhoto | undefined;
  readonly picture: Picture;
  readonly mask: Mask | undefined;
}

/** What ink has to match on a photo with that skin. */
interface Matched extends Pick<Ground, 'photo' | 'skin'> {
  readonly match: PhotoMatch;
}

/** One photo with its skin, and the designs that are tried on it. */
export class Session {
  readonly #finder = new SkinFinder();
  readonly #eye = new LiveEye();
  readonly #renderer = new Renderer();
  readonly #designs = new Map<string, OpenDesign>();
  #photo: OpenPhoto | undefined;
  #skin: SkinOnPhoto | undefined;
  #oldInk: OldInk | undefined;
  #coverUp: CoverUp | undefined;
  #ground: Ground | undefined;
  #matched: Matched | undefined;

  async openPhoto(file: Blob): Promise<OpenedPhoto> {
    const photo = await openPhotoFile(file);
    this.#photo = photo;
    this.#skin = undefined;
    this.#oldInk = undefined;
    this.#coverUp = undefined;
    this.#ground = undefined;
    this.#matched = undefined;
    this.#finder.forget();
    this.#renderer.forget();
    const { width, height, type } = photo.header;
    return { width, height, type, filmFocal: photo.filmFocal };
  }

  async findSkin(request: SkinRequest, report: (progress: SkinProgress) => void): Promise<FoundSkin> {
    const photo = this.#openPhoto();
    const { mask, ...found } = await this.#finder.find(photo, request, report);
    const bare = new SkinOnPhoto(photo, mask, request.strokes);
    const { oldInk = noOldInk } = request;
    const isMarked = oldInk.taps.length + oldInk.strokes.length > 0;
    this.#oldInk = isMarked ? this.#oldInkOn(photo, bare, oldInk) : undefined;
    const marked = this.#oldInk?.marked;
    this.#skin = marked ? new SkinOnPhoto(photo, mask, request.strokes, marked) : bare;
    const { share = 0, missed = 0 } = marked ?? {};
    return { ...found, share: this.#skin.share, oldInk: { share, missed } };
  }

  nextOldInk(): PhotoPoint | undefined {
    const old = this.#oldInk ?? this.#oldInkOn(this.#openPhoto(), this.#foundSkin(), noOldInk);
    return old.marked.next;
  }

  coverage(scene: Scene): Covered | undefined {
    return this.#cover()?.coverage(scene);
  }

  betterCover(scene: Scene, designId: string): BetterCover | undefined {
    return this.#cover()?.better(scene, designId);
  }

  refineSkin(): RefinedSkin {
    return this.#finder.refineSkin();
  }

  /** The skin as large as the photo is worked on. */
  skinMask(): Mask {
    return this.#foundSkin().mask;
  }

  /** White, as opaque as there is skin, with the longer side `longest`. */
  skinPicture(longest: number): Picture {
    const { mask } = this.#foundSkin();
    const white = emptyPicture(mask.width, mask.height);
    white.data.fill(255);
    for (let i = 0; i < mask.data.length; i++) white.data[i * 4 + 3] = mask.data[i] as number;
    return shrinkPicture(white, fitInside(white, longest));
  }

  depthPicture(method: DepthMethod): Picture {
    const photo = this.#openPhoto();
    const depth = depthMapOf(shrunk(photo, depthMapSide), method);
    const out = emptyPicture(depth.width, depth.height);
    for (let i = 0; i < depth.data.length; i++)
      out.data.fill((depth.data[i] as number) * 255, i * 4, i * 4 + 3);
    for (let i = 3; i < out.data.length; i += 4) out.data[i] = 255;
    return out;
  }

  async openDesign(id: string, file: Blob, removal: RemovalChoice): Promise<OpenedDesign> {
    const design = await openDesignFile(id, file, removal);
    this.#designs.set(id, design);
    return design.info;
  }

  closeDesign(id: string): void {
    this.#designs.delete(id);
    this.#renderer.forget();
  }

  design(id: string): OpenDesign {
    const design = this.#designs.get(id);
    if (!design) throw skinError('NOTHING_OPEN', `design ${id}`);
    return design;
  }

  designPicture(
    { designId, look, erased }: Pick<Layer, 'designId' | 'look' | 'erased'>,
    longest: number,
  ): Picture {
    const design = this.design(designId);
    return designPicture(design.picture, design.kept(erased), look, longest);
  }

  startOnSkin(designId: string): Placement | undefined {
    const { width, height } = this.design(designId).picture;
    const skin = this.#skin?.over(this.#openPhoto().coarse, wholeWindow);
    return skin && startOnSkin(skin, height / width);
  }

  layOut(layer: Layer): LaidLayer {
    const { photo, skin, picture, mask } = this.#groundOf(measuredLongest);
    const wrap = this.#renderer.wrapOf(photo, skin, this.design(layer.designId), layer);
    const [ink] = this.#inksOf({ layers: [layer], isMasked: true }, picture);
    return { wrap, onSkin: !ink ? 0 : mask ? shareOnSkin(ink, mask) : 1 };
  }

  /** What of a tattoo will not show on this skin once it has healed. */
  faintInk(layer: Layer): FaintInk {
    const { picture, mask } = this.#groundOf(measuredLongest);
    const match = this.#match();
    const age = layer.look.age === 'fresh' ? 'healed' : layer.look.age;
    const healed = { ...layer, look: { ...layer.look, age } };
    const [ink] = this.#inksOf({ layers: [healed], isMasked: true }, picture);
    if (!ink) return { share: 0, colours: [] };
    const skin = cutPicture(picture, ink.box);
    const inked = { ...skin, data: skin.data.slice() };
    const laid = { ...ink, box: { ...ink.box, left: 0, top: 0 } };
    blendInk(inked, laid, undefined, healed.look, match.at(windowOf(ink.box, picture)));
    return faintInk(skin, inked, ink.picture, mask && cutMask(mask, ink.box));
  }

  render(scene: Scene, { longest, hintOutsideSkin = 0 }: RenderChoice): Picture {
    const { picture, mask } = this.#groundOf(longest);
    const drawn = { ...picture, data: picture.data.slice() };
    const skinIn = mask && scene.isMasked ? mask : undefined;
    drawInks(
      drawn,
      this.#inksOf(scene, picture),
      scene,
      (box) => skinIn && cutMask(skinIn, box, hintOutsideSkin * 255),
      this.#match(),
    );
    return drawn;
  }

  exportPicture(scene: Scene, frame: RenderChoice['frame']): Promise<ExportedPicture> {
    const match = this.#match();
    const inksOf = (size: Size) => this.#inksOf(scene, size);
    return exportScene({ photo: this.#openPhoto(), skin: this.#skin, match }, scene, frame, inksOf);
  }

  /** Looks at one picture of a film, and lays a design on the limb that it shows. The picture is closed. */
  followLimb(frame: ImageBitmap, request: LimbRequest, report: (progress: SkinProgress) => void): SeenLimb {
    const design = this.design(request.designId);
    const seen = this.#finder.ifReady(report, (segmenter) => this.#eye.look(frame, segmenter, request));
    const limb = inkOnLimb(frame, seen ?? this.#eye.look(frame, undefined, request), design, request);
    return { ...limb, isWaiting: this.#finder.isOpening };
  }

  #inksOf(scene: Scene, size: Size): (LaidInk | undefined)[] {
    return this.#renderer.inksOf(this.#openPhoto(), this.#skin, this.#designs, scene, size, this.#match());
  }

  #oldInkOn(photo: OpenPhoto, skin: SkinOnPhoto, marks: OldInkMarks): OldInk {
    const picture = shrunk(photo, inkLongest);
    return new OldInk(picture, skin.over(picture, wholeWindow), marks, photo.shape);
  }

  #cover(): CoverUp | undefined {
    const old = this.#oldInk;
    if (!old || old.marked.share === 0) return undefined;
    const ground = {
      ...{ photo: this.#openPhoto(), skin: this.#foundSkin(), match: this.#match() },
      ...{ designs: this.#designs, old },
    };
    if (!this.#coverUp?.isOn(ground)) this.#coverUp = new CoverUp(ground);
    return this.#coverUp;
  }

  /** Measured once for a photo and its skin, whatever is laid on it and however large it is drawn. */
  #match(): PhotoMatch {
    const photo = this.#openPhoto();
    const skin = this.#skin;
    if (this.#matched?.photo === photo && this.#matched.skin === skin) return this.#matched.match;
    const picture = shrunk(photo, measuredLongest);
    const match = new PhotoMatch(picture, skin?.bareOver(picture, wholeWindow));
    this.#matched = { photo, skin, match };
    return match;
  }

  #groundOf(longest: number): Ground {
    const photo = this.#openPhoto();
    const skin = this.#skin;
    const size = fitInside(photo.working, longest);
    const before = this.#ground;
    const fits = before?.photo === photo && before.skin === skin && before.picture.width === size.width;
    if (before && fits) return before;
    const picture = shrunk(photo, longest);
    this.#ground = { photo, skin, picture, mask: skin?.over(picture, wholeWindow) };
    return this.#ground;
  }

  #openPhoto(): OpenPhoto {
    if (!this.#photo) throw skinError('NOTHING_OPEN', 'no photo');
    return this.#photo;
  }

  #foundSkin(): SkinOnPhoto {
    if (!this.#skin) throw skinError('NOTHING_OPEN', 'no skin was looked for yet');
    return this.#skin;
  }
}

/** Longer side of the picture in which it is measured how much ink lies on skin, and what ink has to match. */
const measuredLongest = 800;
/** Longer side of the picture in which old ink is looked for. */
const inkLongest = 320;
