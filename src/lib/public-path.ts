const publicPaths = [
  /^\/(categories|login|register|forgot-password|reset-password|price|pricing|text-coloring-page|image-coloring-page|blog|preview)?$/,
  /^\/(categories|image|creations|blog)\/./,
];

/** Whether a session that runs out on this page may do so in silence; elsewhere the reader is asked to log in. */
export function isPublicPath(path: string): boolean {
  const withoutLanguage = path.replace(/^\/(zh|ja)(?=\/|$)/, '').replace(/\/$/, '') || '/';
  return publicPaths.some((pattern) => pattern.test(withoutLanguage));
}
