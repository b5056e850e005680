import type { Language } from './language.ts';

/** What a page shows before the app has come. */
export interface FirstPaint {
  /** The inside of #root. */
  html: string;
  /** Addresses of the API that it was rendered from: the app asks for the same. */
  sources: string[];
}

/**
 * How the built app renders a page for somebody who has never been here.
 * @param path without the language
 * @param ask gets answers from the API; without it nothing is known but what the app brings along
 */
export type RenderFirstPaint = (
  path: string,
  language: Language,
  ask?: (address: string, init: RequestInit) => Promise<Response>,
) => Promise<FirstPaint>;

/** Where the file that exports `renderFirstPaint` lies in the folder of the built client. */
export const firstPaintRenderer = '.first-paint/renderer/render-first-paint.js';

/**
 * The pages whose beginning is rendered while the app is built, and stands in their HTML until the app takes over: by
 * the name of its file, the path that shows it, without the language. A dash stands for what nobody knows beforehand.
 */
export const firstPaintPaths = {
  home: '/',
  create: '/create',
  preview: '/preview',
  categories: '/categories',
  category: '/categories/-',
  image: '/image/-',
  pricing: '/pricing',
  blog: '/blog',
  post: '/blog/-',
  privacy: '/privacy-policy',
  terms: '/terms',
  refunds: '/refund-policy',
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
} as const;

export type FirstPaintName = keyof typeof firstPaintPaths;

const sections: Record<string, FirstPaintName[]> = {
  categories: ['category', 'image'],
  image: ['image'],
  blog: ['post'],
};

/** What is rendered beforehand for a path without its language; undefined when nothing is. */
export function firstPaintName(path: string): FirstPaintName | undefined {
  const fixed = Object.entries(firstPaintPaths).find(([, known]) => known === path);
  if (fixed) return fixed[0] as FirstPaintName;
  const [, section = '', ...rest] = path.split('/');
  return Object.hasOwn(sections, section) ? sections[section]?.[rest.length - 1] : undefined;
}

const living: readonly FirstPaintName[] = [
  'home',
  'categories',
  'category',
  'image',
  'pricing',
  'blog',
  'post',
];

/** Whether it shows what the API knows, and is rendered anew when it is asked for. */
export function isLiving(name: FirstPaintName): boolean {
  return living.includes(name);
}

/** Where it lies in the folder of the built client. */
export function firstPaintFile(name: FirstPaintName, language: string): string {
  return `.first-paint/${language}/${name}.html`;
}
