import type { OldInkMarks, Placement } from '#engine/skin/scene.ts';
import type { SkinEngineClient } from '#engine/skin/worker/skin-api.ts';

/** An engine that only notes what it is asked for. */
export class FakeSkinEngine implements SkinEngineClient {
  readonly calls: string[] = [];
  /** Calls by these names fail once. */
  readonly failures = new Map<string, Error>();
  /** Settles each render, so that a test says when one is done. */
  readonly #waiting: (() => void)[] = [];
  isSlow = false;
  /** Of each render, whether it kept to the skin. */
  readonly masked: boolean[] = [];
  /** Shares of skin that the next searches find. */
  readonly shares: number[] = [];
  /** What was last said to be old ink. */
  oldInk: OldInkMarks | undefined;
  /** Where designs are laid that nobody has placed. */
  start: Placement | undefined;
  /** What further looks come to; while there are some, no mask is settled. */
  readonly looks: { readonly isClearer: boolean }[] = [];

  openPhoto: SkinEngineClient['openPhoto'] = async () => {
    this.#note('openPhoto');
    return { width: 400, height: 300, type: 'image/png', filmFocal: undefined };
  };
  findSkin: SkinEngineClient['findSkin'] = async ({ taps, strokes, oldInk }, options) => {
    this.oldInk = oldInk;
    this.#note(`findSkin ${taps.length} ${strokes.length}`);
    options?.onProgress?.({ stage: 'segmenting' });
    const share = this.shares.shift() ?? 0.5;
    return {
      ...{ source: 'model', modelFailure: undefined, share, delegate: 'CPU', isSettled: this.#isSettled },
      oldInk: { share: 0, missed: 0 },
    };
  };
  refineSkin: SkinEngineClient['refineSkin'] = async () => {
    this.#note('refineSkin');
    const isClearer = this.looks.shift()?.isClearer ?? false;
    return { isClearer, isSettled: this.#isSettled };
  };
  findPaper: SkinEngineClient['findPaper'] = async () => ({ isPhotographed: false, corners: null });
  openDesign: SkinEngineClient['openDesign'] = async (id, _file, { method }) => {
    this.#note(`openDesign ${id} ${method}`);
    return { id, width: 100, height: 100, background: 'removed', isEmpty: false };
  };
  closeDesign: SkinEngineClient['closeDesign'] = async (id) => this.#note(`closeDesign ${id}`);
  startOnSkin: SkinEngineClient['startOnSkin'] = async (id) => {
    this.#note(`startOnSkin ${id}`);
    return this.start;
  };
  layOut: SkinEngineClient['layOut'] = async ({ designId }) => {
    this.#note(`layOut ${designId}`);
    return { wrap: {} as never, onSkin: 1 };
  };
  render: SkinEngineClient['render'] = async ({ layers, isMasked }, { longest, hintOutsideSkin = 0 }) => {
    this.masked.push(isMasked);
    this.#note(`render ${layers.length} ${longest} ${hintOutsideSkin}`);
    if (this.isSlow) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return picture();
  };
  renderAside: SkinEngineClient['renderAside'] = async () => picture();
  followLimb: SkinEngineClient['followLimb'] = async (_frame, { designId }) => {
    this.#note(`followLimb ${designId}`);
    return { isByModel: true, isWaiting: false, found: undefined };
  };
  skinPicture: SkinEngineClient['skinPicture'] = async () => {
    this.#note('skinPicture');
    return picture();
  };
  depthPicture: SkinEngineClient['depthPicture'] = async () => picture();
  designPicture: SkinEngineClient['designPicture'] = async () => picture();
  skinMask: SkinEngineClient['skinMask'] = async () => ({ width: 1, height: 1, data: new Uint8Array(1) });
  exportPicture: SkinEngineClient['exportPicture'] = async () => ({
    file: new Blob(),
    width: 400,
    height: 300,
    name: 'tattoo-preview-1.png',
  });
  faintInk: SkinEngineClient['faintInk'] = async () => ({ share: 0, colours: [] });
  nextOldInk: SkinEngineClient['nextOldInk'] = async () => undefined;
  coverage: SkinEngineClient['coverage'] = async () => undefined;
  betterCover: SkinEngineClient['betterCover'] = async () => undefined;
  stencil: SkinEngineClient['stencil'] = async () => ({
    isOutlineLayer: false,
    columns: 0,
    rows: 0,
    pages: [],
  });
  stencilPicture: SkinEngineClient['stencilPicture'] = async () => ({
    file: new Blob(),
    isOutlineLayer: false,
  });
  checkLines: SkinEngineClient['checkLines'] = async () => ({
    thinLineMm: 1,
    tooThin: 0,
    closing: 0,
    marks: picture(),
  });

  dispose(): void {
    this.calls.push('dispose');
  }

  /** Lets the render at hand be done. */
  finishRender(): void {
    this.#waiting.shift()?.();
  }

  get #isSettled(): boolean {
    return this.looks.length === 0;
  }

  #note(call: string): void {
    this.calls.push(call);
    const name = call.split(' ')[0] ?? '';
    const failure = this.failures.get(name);
    this.failures.delete(name);
    if (failure) throw failure;
  }
}

function picture(): ImageBitmap {
  return { width: 4, height: 3, close: () => undefined };
}
