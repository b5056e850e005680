import { classNames } from './class-names.ts';

interface ArticleProps {
  /** Sanitized by the server. */
  html: string;
  className?: string;
}

/** A text that somebody wrote as HTML. */
export function Article({ html, className }: ArticleProps) {
  return <div className={classNames('article', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
