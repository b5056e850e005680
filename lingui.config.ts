import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh', 'ja'],
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['src/server', '**/*.gen.ts'] },
  ],
  format: formatter({ lineNumbers: false, origins: true }),
});
