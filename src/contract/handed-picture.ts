/**
 * Where other apps send a picture that somebody shares with this one. The service worker alone reads what comes: where
 * there is none, the server looks at nothing and says that it is lost.
 */
export const sharePath = '/share';
/** The field of the sent form that has the picture. */
export const sharedField = 'picture';
/** The cache in which it lies until the previewer takes it over, and its address there. */
export const handedCache = 'handed-1';
export const handedPath = '/handed-picture';
/** The header that keeps the file's name, percent-encoded. */
export const handedName = 'x-name';
/** The most that is kept, which is also the most that the previewer opens. */
export const maxHandedBytes = 40 * 1024 * 1024;

/** What file choosers and operating systems are told that the previewer opens. */
export const pictureTypes = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

/** Where it is shown, and whether it has come. */
export type SharedState = 'picture' | 'lost';
export const sharedPage = (state: SharedState) => `/preview?shared=${state}`;
