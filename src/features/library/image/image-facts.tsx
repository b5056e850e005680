import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Image } from '#contract/image.ts';
import { localized } from '#lib/language.ts';

/** What an image is, line by line. */
export function ImageFacts({ image }: { image: Image }) {
  const { t, i18n } = useLingui();
  const { width, height } = image.dimensions;
  const date = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium' }).format(
    new Date(image.createdAt),
  );
  return (
    <dl>
      {image.styleTitle && <Fact name={t`Style`} value={localized(image.styleTitle, i18n.locale)} />}
      <Fact
        name={t`Colour`}
        value={image.isColor || image.colorUrl ? <Trans>Colorful</Trans> : <Trans>Black & White</Trans>}
      />
      <Fact name={t`Size`} value={`${width} × ${height} PNG`} />
      <Fact
        name={t({ message: 'Drawn', context: 'when' })}
        value={<time dateTime={image.createdAt}>{date}</time>}
      />
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-hair border-b py-2.5 text-md">
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-right font-medium tabular-nums">{value}</dd>
    </div>
  );
}
