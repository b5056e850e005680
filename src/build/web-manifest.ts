import { minimal2023Preset, type Preset } from '@vite-pwa/assets-generator/config';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { brand } from '../contract/brand.ts';
import { pictureTypes, sharedField, sharePath } from '../contract/handed-picture.ts';
import { screenshots } from './screenshots.ts';

const vermilion = '#c2321a';
const board = '#ece7dc';
const png = 'image/png';
const shortcutIcons = [{ src: 'pwa-192x192.png', sizes: '192x192', type: png }];

/**
 * What an operating system knows of the installed app. The icons come from public/logo.svg; public/monochrome.svg is
 * the same seal, for those that colour icons themselves.
 */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui', 'browser'],
  orientation: 'any',
  theme_color: board,
  background_color: board,
  categories: ['graphics', 'lifestyle', 'entertainment'],
  // One window, as people know it of apps; what is being written is kept as a draft.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  icons: [
    { src: 'pwa-64x64.png', sizes: '64x64', type: png, purpose: 'any' },
    { src: 'pwa-192x192.png', sizes: '192x192', type: png, purpose: 'any' },
    { src: 'pwa-512x512.png', sizes: '512x512', type: png, purpose: 'any' },
    { src: 'maskable-icon-512x512.png', sizes: '512x512', type: png, purpose: 'maskable' },
    { src: 'monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
  ],
  screenshots: screenshots.map(({ name, formFactor, label, width, height }) => ({
    src: `screenshots/${name}.webp`,
    sizes: `${width}x${height}`,
    type: 'image/webp',
    form_factor: formFactor,
    label,
  })),
  shortcuts: [
    { name: 'Draw a new tattoo', short_name: 'Create', url: '/create', icons: shortcutIcons },
    { name: 'Try a tattoo on your skin', short_name: 'Try on', url: '/preview', icons: shortcutIcons },
    { name: 'My creations', short_name: 'My creations', url: '/creations', icons: shortcutIcons },
  ],
  share_target: {
    action: sharePath,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: sharedField, accept: Object.keys(pictureTypes) }] },
  },
  file_handlers: [{ action: '/preview', accept: pictureTypes }],
};

/** The seal's block is vermilion to its edge, so that masked icons are simply filled with it. */
export const iconPreset: Preset = {
  ...minimal2023Preset,
  maskable: { ...minimal2023Preset.maskable, padding: 0.12, resizeOptions: { background: vermilion } },
  apple: { ...minimal2023Preset.apple, padding: 0.04, resizeOptions: { background: vermilion } },
};
