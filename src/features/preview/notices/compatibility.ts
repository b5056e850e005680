/** What the previewer needs of a browser. */
export type Need = 'webgl' | 'segmentation' | 'canvas' | 'files';

/** What is missing here. */
export function missingNeeds(): Need[] {
  const has: Record<Need, boolean> = {
    webgl: hasWebGl(),
    segmentation: typeof WebAssembly === 'object' && typeof Worker === 'function',
    canvas: typeof OffscreenCanvas === 'function' && typeof createImageBitmap === 'function',
    files:
      typeof FileReader === 'function' &&
      typeof Blob === 'function' &&
      typeof URL.createObjectURL === 'function',
  };
  return (Object.keys(has) as Need[]).filter((need) => !has[need]);
}

function hasWebGl(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  // Browsers allow only a few contexts at a time.
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}
