import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { localized } from '#lib/language.ts';
import type { Creation } from './creation.ts';

interface ParametersProps {
  image: Creation;
  /** Which of its set it is, from 1, and of how many. */
  place: { number: number; of: number };
}

/** All that a design was drawn with, line by line. */
export function Parameters({ image, place }: ParametersProps) {
  const { t, i18n } = useLingui();
  const { width, height } = image.dimensions;
  const { number, of } = place;
  const made = i18n.date(new Date(image.createdAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <dl className="border-hair border-t">
      <Parameter name={t`Style`}>
        {image.styleTitle ? localized(image.styleTitle, i18n.locale) : <Trans>NO Style</Trans>}
      </Parameter>
      <Parameter name={t`Colour`}>
        {image.isColor ? <Trans>Colorful</Trans> : <Trans>Black & White</Trans>}
      </Parameter>
      <Parameter name={t`Drawn from`}>
        {image.type === 'image-to-image' ? <Trans>A picture</Trans> : <Trans>Words</Trans>}
      </Parameter>
      <Parameter name={t`Shape`}>{`${image.ratio}, ${width} × ${height}`}</Parameter>
      {of > 1 && <Parameter name={t`In its set`}>{t`${number} of ${of}`}</Parameter>}
      <Parameter name={t`Seed`}>{image.drawing.seed}</Parameter>
      <Parameter name={t`Made`}>
        <time dateTime={image.createdAt}>{made}</time>
      </Parameter>
    </dl>
  );
}

function Parameter({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-hair border-b py-2 text-md">
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-right font-medium tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}
