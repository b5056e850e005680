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

/** A file that comes onto the device before anybody needs it. */
export interface OfflinePart {
  readonly url: string;
  /** Of its content, as `integrity` attributes write it: SHA-256. */
  readonly integrity: string;
  /** Of the file itself. */
  readonly length: number;
  /** What comes over the wire, compressed if it is. */
  readonly bytes: number;
}
/** The cache of pieces of such files whose fetch was cut off. */
export const cutPartsCache = 'cut-parts-1';

/** What has to be fetched before a device can draw by itself. */
export interface FlashEngineParts {
  readonly parts: readonly OfflinePart[];
  /** Of all that comes over the wire. */
  readonly bytes: number;
}

/**
 * What is not part of the first visit though the app wants it offline, by the beginning of its name: 3D, documents,
 * the previewer's machine and windows, what stands below the first page, and what pages need that do nothing without a
 * network.
 */
export const laterPartNames = [
  ...['relief-photo', 'jspdf.es', 'vision_wasm_module_internal', 'skin.worker'],
  ...['home-sections', 'forgot-password', 'reset-password', 'blog-'],
  ...['schemas', 'zod', 'login-form', 'register', 'profile', 'pricing-view', 'checkout-panel', 'browser-'],
  ...['erase-dialog', 'paper-dialog', 'paper-sheet', 'placements-', 'live-dialog', 'live.worker'],
  ...['bring-back', 'write-archive', 'storage-', 'signed-recipe', 'drawing-recipe'],
  ...[
    'about',
    'admin',
    'cover-section',
    'download-dialog',
    'stencil-dialog',
    'inspiration-menu-opened',
    'use-viewer',
    'lineage-strip',
    'link-sheet',
    'artist-links',
    '_link',
  ],
  ...['en', 'zh', 'ja'].flatMap((language) =>
    ['about', 'admin', 'artist', 'home', 'pricing', 'profile', 'storage'].map(
      (bundle) => `${language}.po_bundle_${bundle}`,
    ),
  ),
];
/** Lists them: JSON of `LaterPart[]`. */
export const laterPartsFile = 'later-parts.json';
/** Their cache: filled by the page when it is idle, answered from by the service worker. */
export const laterPartsCache = 'later-parts-1';

export interface LaterPart extends OfflinePart {
  /** The model and its runtime, 27 MB, which only the previewer needs. */
  readonly isOfSkin: boolean;
}
