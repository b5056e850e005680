import { useLingui } from '@lingui/react';
import { creationTitle } from '#contract/creation-title.ts';
import { creationHead } from '#contract/heads/design-head.ts';
import type { Language } from '#contract/language.ts';
import { creationPath } from '#contract/page-path.ts';
import { addressIn } from '#lib/language.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { Viewer, type ViewerProps } from './viewer.tsx';

/** The viewer at an address of its own. */
export function CreationPage(props: ViewerProps) {
  const { i18n } = useLingui();
  const { image } = props;
  const language = i18n.locale as Language;
  usePageMeta({ ...creationHead(image, language), canonical: addressIn(language, creationPath(image.id)) });
  return (
    <main className="mx-auto w-full max-w-[1320px] px-(--gutter) pt-5 md:pt-8">
      <Viewer
        {...props}
        isWindow={false}
        heading={<h1 className="text-2 leading-tight wrap-anywhere">{creationTitle(image, language)}</h1>}
      />
    </main>
  );
}
