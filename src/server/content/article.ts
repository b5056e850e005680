import type { Language } from '#contract/language.ts';
import type { ArticlePictureName } from './article-pictures.ts';

type ArticleText = Readonly<Record<Language, string>>;

/** An article of the blog that comes with the product. */
export interface Article {
  readonly slug: string;
  /** Day of its publication. */
  readonly date: `${number}-${number}-${number}`;
  readonly cover: ArticlePictureName;
  readonly title: ArticleText;
  /** Shown in the list, and given to search engines. */
  readonly excerpt: ArticleText;
  /** HTML. Its pictures are those of article-pictures.ts. */
  readonly content: ArticleText;
}
