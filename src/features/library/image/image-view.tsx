import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { categorySlug } from '#contract/category-slug.ts';
import { imageHead } from '#contract/heads/design-head.ts';
import type { Image } from '#contract/image.ts';
import type { Language } from '#contract/language.ts';
import { imagePath } from '#contract/page-path.ts';
import { categoriesQuery } from '#lib/categories.ts';
import { addressIn, localized } from '#lib/language.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { Article } from '#ui/article.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { promptOf, titleOf } from '../image-words.ts';
import { LibraryBreadcrumb } from '../library-breadcrumb.tsx';
import { ImageActions } from './image-actions.tsx';
import { imageArticle } from './image-article.ts';
import { ImageFacts } from './image-facts.tsx';
import { ImageSheet } from './image-sheet.tsx';
import { ImageTags } from './image-tags.tsx';
import { RelatedImages } from './related-images.tsx';
import { ReportButton } from './report-button.tsx';

export function ImageView({ image }: { image: Image }) {
  const { i18n, t } = useLingui();
  const { data: categories } = useQuery(categoriesQuery);
  const found = categories?.find(({ id }) => id === image.categoryId);
  const category = found && { name: localized(found.name, i18n.locale), slug: categorySlug(found) };
  const title = titleOf(image, i18n.locale);
  const prompt = promptOf(image, i18n.locale);
  const description = image.description && localized(image.description, i18n.locale);
  const article = imageArticle(image.additionalInfo, i18n.locale);
  const language = i18n.locale as Language;
  usePageMeta({
    ...imageHead(image, language),
    canonical: addressIn(language, imagePath(image.id, category?.slug)),
  });
  return (
    <>
      <LibraryBreadcrumb category={category} here={title} />
      <article className="grid gap-8 pt-3 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-18 md:pt-5">
        <ImageSheet image={image} title={title} />
        <div className="grid content-start gap-5.5 md:pt-2">
          <h1 className="text-1 leading-tight wrap-anywhere">{title}</h1>
          <div className="flex items-center gap-2 border-hair border-y py-2.5">
            <p className="flex-1 font-display font-medium text-[1.25rem] text-ink-2 leading-snug wrap-anywhere">
              {prompt}
            </p>
            <CopyButton
              text={prompt}
              label={t`Copy the prompt`}
              copiedLabel={t`Copied`}
              refusal={t`The browser does not let us copy. Select the words and copy them.`}
            />
          </div>
          {description && <p className="text-ink-2">{description}</p>}
          <ImageActions image={image} title={title} />
          <ImageFacts image={image} />
          <ImageTags tags={image.tags} categorySlug={category?.slug} />
          <div className="-ml-4">
            <ReportButton imageId={image.id} />
          </div>
        </div>
      </article>
      {article && <Article html={article} className="mt-18" />}
      <RelatedImages image={image} category={category} />
    </>
  );
}
