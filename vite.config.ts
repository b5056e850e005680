import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { firstPaint } from './src/build/first-paint.ts';
import { flashEngine, workerOutput } from './src/build/flash-engine.ts';
import { laterPartPatterns, laterParts } from './src/build/later-parts.ts';
import { messageBundles } from './src/build/message-bundles.ts';
import { pageHead } from './src/build/page-head.ts';
import { precompress } from './src/build/precompress.ts';
import { skinModel } from './src/build/skin-model.ts';
import { unusedSchemas } from './src/build/unused-schemas.ts';
import { iconPreset, webManifest } from './src/build/web-manifest.ts';
import { flashEngineFolder, laterPartsFile } from './src/contract/offline.ts';
import { findBrowser } from './tests/support/find-browser.ts';

/** Builds what withdraws the service worker: docs/decisions/001-service-worker.md says when. */
const retiresServiceWorker = process.env.RETIRE_SERVICE_WORKER === '1';

/** Schemas that pages with forms check by, and what checks. */
const ofSchemas =
  /[\\/](?:contract[\\/](?:bounded|drawing|style|variation|view)\.ts|node_modules[\\/]zod[\\/])/;

/** What they assert is how long something takes. */
const timedTests = ['tests/unit/flash/parse-time.test.ts'];

export default defineConfig(({ isSsrBuild }) => ({
  define: { 'import.meta.env.RETIRES_SERVICE_WORKER': JSON.stringify(retiresServiceWorker) },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      // What a page asks for comes with the page, not with the first one.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
    }),
    react(),
    tailwindcss(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    messageBundles(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    unusedSchemas(),
    ...(isSsrBuild ? [] : deliveryPlugins()),
  ],
  worker: { format: 'es', rolldownOptions: { output: workerOutput } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    manifest: true,
    // Every browser that understands the target knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // What jspdf would fetch for HTML and SVG, which it is never given here.
          external: ['html2canvas', 'canvg', 'dompurify'],
          output: {
            // What pages with forms need, though every page knows the modules that would bring it; then what every
            // page needs in two files: one that new versions leave alone, one of ours.
            codeSplitting: {
              // Languages and styles, which schemas are made of, stay with the first page.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'schemas', test: ofSchemas, priority: 1 },
                { name: 'vendor', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
                { name: 'app', tags: ['$initial'] },
              ],
            },
          },
        },
  },
  test: {
    // Vitest leaves one core free by itself, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: 'tests/support/random-seed.ts',
          include: ['tests/unit/**/*.test.ts'],
          exclude: timedTests,
          testTimeout: 180_000,
          // Pure functions leave nothing behind, and the engine's thousands of modules are loaded once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'timed',
          include: timedTests,
          testTimeout: 180_000,
          // Alone, after all others: two tests at once may share what one core has.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          setupFiles: 'tests/support/random-seed.ts',
          globalSetup: 'tests/support/database.ts',
          // What matters is the outcome: a busy machine takes its time.
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: 'tests/support/database.ts',
          testTimeout: 300_000,
          // Each is a load by itself.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // Found late, they would have Vite load a running test again.
        optimizeDeps: {
          include: [
            'zod',
            'comlink',
            'delaunator',
            'opentype.js/dist/opentype.mjs',
            'opencc-js/dict/TSCharacters',
          ],
        },
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { ...findBrowser() } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}));

/** What is made around the app itself: files to be offered, kept and compressed. */
function deliveryPlugins() {
  return [
    skinModel(),
    pageHead(),
    firstPaint(),
    precompress('assets'),
    laterParts(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,ico,woff2}', laterPartsFile],
        // Fetched once the app itself is there: see src/features/generate/device.
        globIgnores: [`${flashEngineFolder}/**`, ...laterPartPatterns],
      },
      manifest: webManifest,
      pwaAssets: {
        preset: iconPreset,
        image: 'public/logo.svg',
        overrideManifestIcons: false,
        includeHtmlHeadLinks: true,
        injectThemeColor: false,
      },
      selfDestroying: retiresServiceWorker,
    }),
    precompress('others'),
    flashEngine(),
  ];
}
