/** The cache of the reader's own private pictures and those of the library: filled by the service worker. */
export const ownImageCache = 'own-images-1';
/** The cache of pictures that people made public, the reader among them: they may be taken down at any time. */
export const publicImageCache = 'public-images-1';
/** What the page empties when the login ends. */
export const imageCaches = [ownImageCache, publicImageCache] as const;
/** The cache of the skin model and its runtime: filled by the previewer, answered from by the service worker. */
export const skinEngineCache = 'skin-engine-1';
