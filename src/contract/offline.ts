import { handedCache } from './handed-picture.ts';

/** The cache of the reader's own private pictures and those of the library: filled by the service worker. */
export const ownImageCache = 'own-images-1';
/** The cache of pictures that people made public, the reader among them: they may be taken down at any time. */
export const publicImageCache = 'public-images-1';
/** What the page empties when the login ends. */
export const imageCaches = [ownImageCache, publicImageCache, handedCache] as const;
/** The cache of the skin model and its runtime: filled by the previewer, answered from by the service worker. */
export const skinEngineCache = 'skin-engine-1';

/** Where the build lays the files of the drawing engine; their names carry a hash of their content. */
export const flashEngineFolder = 'assets/flash';
/** Lists them: JSON of `FlashEngineParts`. */
export const flashEngineFile = 'flash-engine.json';
/** The cache of those files: filled by the create page, answered from by the service worker. */
export const flashEngineCache = 'flash-engine-1';

/** What has to be fetched before a device can draw by itself. */
export interface FlashEngineParts {
  readonly parts: readonly {
    readonly url: string;
    /** Of the file itself. */
    readonly length: number;
    /** What comes over the wire, compressed. */
    readonly bytes: number;
  }[];
  /** Of all that comes over the wire. */
  readonly bytes: number;
}
