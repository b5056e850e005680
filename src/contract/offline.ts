/** The cache of the reader’s own pictures: filled by the service worker, emptied by the page when the login ends. */
export const ownImageCache = 'own-images-1';
/** The cache of the skin model and its runtime: filled by the previewer, answered from by the service worker. */
export const skinEngineCache = 'skin-engine-1';
