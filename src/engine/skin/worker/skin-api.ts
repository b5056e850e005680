import type { ShowingPart } from '../cover/showing-parts.ts';
import type { PhotoPoint } from '../geometry/camera.ts';
import type { Wrap } from '../geometry/wrap.ts';
import type { FaintInk } from '../ink/faint-ink.ts';
import type { Corners } from '../paper/corners.ts';
import type { FoundPaper } from '../paper/find-paper.ts';
import type { ImageHeader } from '../photo/image-header.ts';
import type { InkAge, Layer, MaskStroke, OldInkMarks, Placement, Scene, Tap } from '../scene.ts';
import type { LimbRequest, SeenLimb } from './live/live-api.ts';

export interface OpenedPhoto {
  /** The photo's own size in pixels, turned upright. */
  readonly width: number;
  readonly height: number;
  readonly type: ImageHeader['type'];
  /** Focal length on 35 mm film in mm, when the photo tells it. */
  readonly filmFocal: number | undefined;
}

/** How a skin mask came about, best first. */
export type SkinSource = 'model' | 'colour-model' | 'colour-rule';

/** What the mask is to take into account; the whole of it each time, so that undo is a call with less. */
export interface SkinRequest {
  /**
   * Places that a person tapped. The middle of a tattoo may stand in for a tap when `usesModel` is false or the last
   * answer's source was no model; where the model works, it would make skin of whatever the tattoo lies on.
   */
  readonly taps: readonly Tap[];
  readonly strokes: readonly MaskStroke[];
  /** Old ink is skin, however dark it is; none is marked without it. */
  readonly oldInk?: OldInkMarks;
  /** false works without the model, as when it cannot be loaded. */
  readonly usesModel: boolean;
}

export interface FoundSkin {
  readonly source: SkinSource;
  /** Why the model was not used, when it should have been. For the log, not for people. */
  readonly modelFailure: string | undefined;
  /** Share of the photo that is skin, 0…1; 0 means that nothing was found. */
  readonly share: number;
  /** What ran the model. */
  readonly delegate: 'GPU' | 'CPU' | undefined;
  /** false where the model is in doubt: `refineSkin` may show more. */
  readonly isSettled: boolean;
  /** Old ink as it was marked: its share of the photo, 0…1, and how many of the taps are on no ink. */
  readonly oldInk: { readonly share: number; readonly missed: number };
}

/** What came of one more look at the photo. */
export interface RefinedSkin {
  /** The skin was seen more clearly: `findSkin` now answers with a better mask, at once. */
  readonly isClearer: boolean;
  /** There is no reason for another look. */
  readonly isSettled: boolean;
}

export type SkinStage = 'loading-model' | 'starting-model' | 'segmenting' | 'refining';

export interface SkinProgress {
  readonly stage: SkinStage;
  /** Bytes loaded and to be loaded. */
  readonly loaded?: number;
  readonly total?: number;
}

/** How a design's paper is taken away. */
export interface RemovalChoice {
  /**
   * 'plain' compares with white; 'smart' finds the paper's colour and its edges; 'none' keeps everything; 'paper' lifts
   * the ink off a photographed sheet.
   */
  readonly method: 'none' | 'plain' | 'smart' | 'paper';
  /** For 'paper': where the sheet lies; null or not given where it fills the picture. */
  readonly corners?: Corners | null | undefined;
  /** 0…100; colour distance is 2.55 times that. Default 20, smart 30. */
  readonly tolerance?: number;
  /** Pixels. Default 2, smart 3. */
  readonly feather?: number;
  /** Paper that lines enclose (the white of an eye, the inside of a ring). */
  readonly enclosed: 'keep' | 'remove';
}

export interface OpenedDesign {
  readonly id: string;
  /** Size of the cropped design in pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * 'removed', or why not: 'had-transparency' (left alone), 'not-asked', 'failed' (the original is shown), 'blank'
   * (nothing would be left: the original is shown).
   */
  readonly background: 'removed' | 'had-transparency' | 'not-asked' | 'failed' | 'blank';
  /** Nothing but transparent pixels. */
  readonly isEmpty: boolean;
}

export interface RenderChoice {
  /** Longer side of the result in pixels; never above the photo's. */
  readonly longest: number;
  /** 'photo' as it stands; 'square' letterboxed and centred, `longest` both ways. */
  readonly frame: 'photo' | 'square';
  /** 0…1: how strongly ink beside the skin still shows, while a person places it. */
  readonly hintOutsideSkin?: number;
}

export interface ExportedPicture {
  /** A PNG. */
  readonly file: Blob;
  /** The photo's own size, or the largest that this device can write. */
  readonly width: number;
  readonly height: number;
  /** tattoo-preview-{timestamp}.png */
  readonly name: string;
}

/** A layer as it lies on the photo. */
export interface LaidLayer {
  /** Give it to `photoPlace` and `designPlace` of geometry/wrap.ts for handles, hit tests and eraser strokes. */
  readonly wrap: Wrap;
  /** Share of the design's ink that lies on skin, 0…1. */
  readonly onSkin: number;
}

/** How much of the old ink that was marked a scene hides: 0…1, each place counting as much as it is dark. */
export interface Coverage {
  readonly fresh: number;
  /** Once it is as old as `age`: healed, or as old as it is shown. */
  readonly lasting: number;
  readonly age: InkAge;
  /** Where it still shows then, what shows most first. */
  readonly parts: readonly ShowingPart[];
  /** The old ink over the whole photo: blue where it is hidden, orange where it shows, else transparent. */
  readonly picture: ImageBitmap;
}

/** What hides more of the old ink once it has healed; undefined where nothing nearby does. */
export interface BetterCover {
  /** Size, place and turn near the present ones, and what is hidden then. */
  readonly placement: Placement | undefined;
  readonly placed: number;
  /** What is hidden where the design lies now, with its opacity at 1. */
  readonly strong: number | undefined;
}

export interface StencilChoice {
  readonly widthCm: number;
  readonly paper: 'letter' | 'a4';
  readonly isMirrored: boolean;
}

/** A line of a design's outline layer. */
export interface OutlinePath {
  /** The data of an SVG path, in units of the outline. */
  readonly data: string;
  /** How wide the pen is, in the same units; null where the path is filled. */
  readonly width: number | null;
  readonly rule: 'evenodd' | 'nonzero';
}

/** The outline layer of one of our own designs, over the whole picture that its file shows. */
export interface DesignOutline {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly OutlinePath[];
}

export interface StencilPage {
  readonly column: number;
  readonly row: number;
  /** A PNG of the whole sheet at 300 dpi with crop marks and a scale bar; print at 100 %. */
  readonly file: Blob;
  readonly widthCm: number;
  readonly heightCm: number;
}

export interface Stencil {
  readonly columns: number;
  readonly rows: number;
  /** The lines are those of the design's outline layer; otherwise they were traced from its picture. */
  readonly isOutlineLayer: boolean;
  readonly pages: readonly StencilPage[];
}

/** A stencil as one picture. */
export interface StencilPicture {
  /** A PNG of black lines on nothing, with the edges of the cropped design. */
  readonly file: Blob;
  readonly isOutlineLayer: boolean;
}

export interface LineCheck {
  /** Width of the thinnest tenth of the lines, mm. */
  readonly thinLineMm: number;
  /** Share of the line length under 0.35 mm, 0…1. */
  readonly tooThin: number;
  /** Share of the gaps between lines that will close with age, 0…1. */
  readonly closing: number;
  /** As large as the cropped design: red where lines are too thin, amber where gaps close, else transparent. */
  readonly marks: ImageBitmap;
}

/**
 * What the worker offers. It holds one photo and any number of designs; every other call describes the whole of what
 * is wanted. Errors are named by the codes of skin-error.ts.
 */
export interface SkinApi {
  /** Replaces the photo. Designs stay. */
  openPhoto(file: Blob): Promise<OpenedPhoto>;
  /** By one look at the photo with the model, and by those that `refineSkin` has taken since. */
  findSkin(request: SkinRequest, onProgress?: (progress: SkinProgress) => void): Promise<FoundSkin>;
  /** Shows the model another view of the photo. The mask stays as it is until `findSkin` is called. */
  refineSkin(): Promise<RefinedSkin>;
  /** White where skin is, transparent elsewhere. */
  skinPicture(choice: RenderChoice): Promise<ImageBitmap>;
  /** Skin = 255, grey at soft edges, as large as the photo was decoded. */
  skinMask(): Promise<{
    readonly width: number;
    readonly height: number;
    readonly data: Uint8Array<ArrayBuffer>;
  }>;
  /** Grey relief for the 3D mode, 512×512, stretched over the whole photo: light is near. */
  depthPicture(method: 'plain' | 'advanced'): Promise<ImageBitmap>;
  /** Whether a file shows a drawing on paper as a camera sees it, and where its sheet lies. */
  findPaper(file: Blob): Promise<FoundPaper>;
  /** Opens a design, or opens it anew with another way of taking its paper away. */
  openDesign(id: string, file: Blob, removal: RemovalChoice): Promise<OpenedDesign>;
  closeDesign(id: string): Promise<void>;
  /** The cropped design with its look, its erased parts gone; for the 3D mode and for thumbnails. */
  designPicture(layer: Pick<Layer, 'designId' | 'look' | 'erased'>, longest: number): Promise<ImageBitmap>;
  /** Where a design lies that nobody has placed: on the largest bare limb; undefined where no skin is found. */
  startOnSkin(designId: string): Promise<Placement | undefined>;
  layOut(layer: Layer): Promise<LaidLayer>;
  /** What of a tattoo will hardly show on the skin that it lies on, once it has healed. */
  faintInk(layer: Layer): Promise<FaintInk>;
  /** A place on old ink that is not marked yet, the most prominent there is; undefined where none is found. */
  nextOldInk(): Promise<PhotoPoint | undefined>;
  /** How much of the marked old ink a scene hides; undefined where none is marked. */
  coverage(scene: Scene): Promise<Coverage | undefined>;
  /** Tries a few dozen placements near that of one of the scene's designs. */
  betterCover(scene: Scene, designId: string): Promise<BetterCover | undefined>;
  /** Finds the limb in one picture of a film, and lays a design on it. Photo, skin and other designs stay as they are. */
  followLimb(
    frame: ImageBitmap,
    request: LimbRequest,
    onProgress?: (progress: SkinProgress) => void,
  ): Promise<SeenLimb>;
  render(scene: Scene, choice: RenderChoice): Promise<ImageBitmap>;
  exportPicture(scene: Scene, frame: RenderChoice['frame']): Promise<ExportedPicture>;
  /** @param outline what the design's lines are taken from, as long as its picture shows the same; without it they are traced */
  stencil(designId: string, choice: StencilChoice, outline: DesignOutline | null): Promise<Stencil>;
  /** The same lines as one picture, upright. */
  stencilPicture(designId: string, widthCm: number, outline: DesignOutline | null): Promise<StencilPicture>;
  checkLines(designId: string, widthCm: number): Promise<LineCheck>;
}

export interface CallOptions {
  /** Throws the worker away when it fires while the call runs, for a step cannot be interrupted; the rest is kept. */
  readonly signal?: AbortSignal;
}

export interface SearchOptions extends CallOptions {
  readonly onProgress?: (progress: SkinProgress) => void;
}

/**
 * The same as seen from the page (class SkinWorker): one worker that starts with the first call and is replaced after
 * a failure, an abort or silence, with the photo and the designs opened again; calls run one after the other. A
 * render that a newer one has overtaken while it waited rejects with an AbortError.
 */
export type SkinEngineClient = {
  readonly [Call in Exclude<keyof SkinApi, 'findSkin' | 'followLimb'>]: (
    ...args: [...Parameters<SkinApi[Call]>, options?: CallOptions]
  ) => ReturnType<SkinApi[Call]>;
} & {
  findSkin(request: SkinRequest, options?: SearchOptions): Promise<FoundSkin>;
  /** The picture is handed over. */
  followLimb(frame: ImageBitmap, request: LimbRequest, options?: SearchOptions): Promise<SeenLimb>;
  /** A picture of its own, beside what is shown: it overtakes no render, and none overtakes it. */
  renderAside: SkinApi['render'];
  /** Ends the worker and forgets photo and designs. */
  dispose(): void;
};
