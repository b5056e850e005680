import type { PageHead } from '#contract/heads/head.ts';

/** What the head of a page says to whoever does not run its scripts. */
export interface PageDescription {
  /** Where the page is at home, without the language. */
  path: string;
  head: PageHead;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** The path of a picture of it, and its size in pixels where that is known. */
  picture?: { path: string; size?: { width: number; height: number }; alt: string };
  /** Schema.org's words for it. */
  data?: object[];
}
