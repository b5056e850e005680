import { expect, test } from 'vitest';
import { isPublicPath } from '#lib/public-path.ts';

test.each([
  '/',
  '/zh',
  '/ja/',
  '/login',
  '/zh/login',
  '/categories/dragons',
  '/image/42',
  '/blog/a',
  '/price',
  '/preview',
  '/zh/preview',
])('lets a session run out in silence on %s', (path) => expect(isPublicPath(path)).toBe(true));

test.each(['/create', '/zh/create', '/profile', '/creations', '/categoriesx', '/zhang', '/image'])(
  'asks for a new login on %s',
  (path) => expect(isPublicPath(path)).toBe(false),
);
