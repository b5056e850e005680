import { minimal2023Preset, type Preset } from '@vite-pwa/assets-generator/config';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { brand } from '../contract/brand.ts';

const vermilion = '#c2321a';
const board = '#ece7dc';

/** What an operating system knows of the installed app. The icons come from public/logo.svg. */
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
  orientation: 'any',
  theme_color: board,
  background_color: board,
  categories: ['graphics', 'lifestyle', 'entertainment'],
  shortcuts: [
    {
      name: 'Draw a new tattoo',
      short_name: 'Create',
      url: '/create',
      icons: [{ src: 'pwa-192x192.png', sizes: '192x192', type: 'image/png' }],
    },
    {
      name: 'Try a tattoo on your skin',
      short_name: 'Try on skin',
      url: '/preview',
      icons: [{ src: 'pwa-192x192.png', sizes: '192x192', type: 'image/png' }],
    },
  ],
};

/** The seal's block is vermilion to its edge, so that masked icons are simply filled with it. */
export const iconPreset: Preset = {
  ...minimal2023Preset,
  maskable: { ...minimal2023Preset.maskable, padding: 0.12, resizeOptions: { background: vermilion } },
  apple: { ...minimal2023Preset.apple, padding: 0.04, resizeOptions: { background: vermilion } },
};
