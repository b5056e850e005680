/** The cache of the reader's own pictures: filled by the service worker, emptied by the page at logout. */
export const ownImageCache = 'own-images-1';
