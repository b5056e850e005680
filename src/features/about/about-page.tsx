import { Trans, useLingui } from '@lingui/react/macro';
import { aboutHead } from '#contract/about-head.ts';
import { brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { AuthorCredits } from './author-credits.tsx';
import { fonts } from './fonts.ts';
import { iconsByAuthor } from './icons-by-author.ts';

/** How the designs come to be, and whom they owe a mention. */
export function AboutPage() {
  const { t, i18n } = useLingui();
  usePageMeta(aboutHead(i18n.locale as Language));
  return (
    <main className="mx-auto w-full max-w-[960px] px-(--gutter) pt-8 md:pt-14">
      <h1 className="text-1 leading-tight">{t`About ${brand.name}`}</h1>
      <p className="mt-6 max-w-[36em] border-rule border-y-[1.5px] py-6 text-lead leading-normal">
        <Trans>You bring the idea, your artist brings the needle. We draw what goes in between.</Trans>
      </p>
      <div className="article mt-10">
        <h2>{t`How a design is drawn`}</h2>
        <p>
          <Trans>
            Designs come from the flash composer, a drawing engine of our own. It reads your words, picks
            motifs, arranges them the way flash sheets do, and inks them line by line. It is not an AI image
            model, it has not been trained on anybody's tattoos, and it tells you what it did not draw.
          </Trans>
        </p>
        <h2>{t`How it finds your skin`}</h2>
        <p>
          <Trans>
            Trying a design on works on your device alone; the photo is never sent anywhere. Where skin is,
            the selfie segmentation model of MediaPipe by Google tells (Apache 2.0).
          </Trans>
        </p>
        <h2>{t`Motifs by others`}</h2>
        <p>
          <Trans>
            Roses, wolves, daggers and the like are drawings of our own. Rarer things begin as icons from
            game-icons.net (CC BY 3.0) and from Noto Emoji (Apache 2.0), which we redraw: outlines, shading
            and colours are ours. Each drawing names them, and so does its file.
          </Trans>
        </p>
      </div>
      <div className="mt-5 max-w-[66ch] border-hair border-t">
        {iconsByAuthor.map((credits) => (
          <AuthorCredits key={credits.author} {...credits} />
        ))}
      </div>
      <div className="article mt-12">
        <h2>{t`Fonts`}</h2>
        <p>
          <Trans>All of them are under the SIL Open Font License 1.1.</Trans>
        </p>
        <ul>
          {fonts.map(({ title, author, url }) => (
            <li key={title}>
              <a href={url} rel="noreferrer" target="_blank">
                {title}
              </a>
              , {author}
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
